package voxelpopuli.world;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The arrows between the packages of this module. */
class PackagesTest {

  private static final JavaClasses WORLD =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("voxelpopuli.world");

  @Test
  void headlessClientKnowsNothingOfTheServerSide() {
    noClasses()
        .that()
        .resideInAPackage("voxelpopuli.world.client..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "voxelpopuli.world.server..",
            "voxelpopuli.world.chunk..",
            "voxelpopuli.world.store..",
            "voxelpopuli.world.location..",
            "voxelpopuli.world.player..",
            "voxelpopuli.world.peer..",
            "voxelpopuli.dht..",
            "org.apache.pekko..")
        .check(WORLD);
  }

  @Test
  void coreKnowsNoActors() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "voxelpopuli.world.protocol..",
            "voxelpopuli.world.voxel..",
            "voxelpopuli.world.block..",
            "voxelpopuli.world.codec..",
            "voxelpopuli.world.light..",
            "voxelpopuli.world.mesh..",
            "voxelpopuli.world.terrain..",
            "voxelpopuli.world.body..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.apache.pekko..", "voxelpopuli.world.server..", "voxelpopuli.world.chunk..")
        .check(WORLD);
  }
}
