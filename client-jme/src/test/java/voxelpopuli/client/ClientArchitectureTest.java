package voxelpopuli.client;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;
import voxelpopuli.client.view.LocalMesher;
import voxelpopuli.world.mesh.MeshSlice;
import voxelpopuli.world.mesh.Quad;

class ClientArchitectureTest {

  private static final JavaClasses CLIENT =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("voxelpopuli.client");

  @Test
  void theClientKnowsOnlyTheWorldsProtocolAndValues() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAPackage("voxelpopuli..")
                .and(
                    not(
                        resideInAnyPackage(
                            "voxelpopuli.client..",
                            "voxelpopuli.world.client..",
                            "voxelpopuli.world.account..",
                            "voxelpopuli.world.protocol..",
                            "voxelpopuli.world.block..",
                            "voxelpopuli.world.voxel..",
                            "voxelpopuli.world.body..",
                            "voxelpopuli.world.mesh.."))))
        .check(CLIENT);
  }

  @Test
  void theClientDrawsMeshesAndMakesNoneButForItsOwnOpenEdits() {
    noClasses()
        .that(not(belongToAnyOf(LocalMesher.class)))
        .should()
        .dependOnClassesThat(
            resideInAPackage("voxelpopuli.world.mesh..")
                .and(not(belongToAnyOf(MeshSlice.class, Quad.class))))
        .check(CLIENT);
  }

  @Test
  void onlyOwnEditsAreGuessed() {
    noClasses()
        .that(not(belongToAnyOf(LocalMesher.class)))
        .and()
        .resideOutsideOfPackage("voxelpopuli.client.link")
        .should()
        .dependOnClassesThat(belongToAnyOf(LocalMesher.class))
        .check(CLIENT);
  }

  @Test
  void theViewModelNeedsNoEngine() {
    noClasses()
        .that()
        .resideInAnyPackage(
            "voxelpopuli.client.art..",
            "voxelpopuli.client.view..",
            "voxelpopuli.client.play..",
            "voxelpopuli.client.script..",
            "voxelpopuli.client.link..",
            "voxelpopuli.client.settings..",
            "voxelpopuli.client.menu..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("com.jme3..", "org.lwjgl..")
        .check(CLIENT);
  }

  @Test
  void theClientNeedsNoActors() {
    noClasses().should().dependOnClassesThat().resideInAPackage("org.apache.pekko..").check(CLIENT);
  }
}
