package voxelpopuli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * The arrows between modules and packages. It lives here because this module, with the client in
 * its test scope, is the one that sees all the others.
 */
class ModuleArrowsTest {

  private static final String DHT = "voxelpopuli.dht..";
  private static final String WORLD = "voxelpopuli.world..";
  private static final String NODE = "voxelpopuli.node..";
  private static final String CLIENT = "voxelpopuli.client..";
  private static final String LOADTEST = "voxelpopuli.loadtest..";

  /** The side of the world that only nodes have. */
  private static final String[] SERVER_SIDE = {
    "voxelpopuli.world.chunk..",
    "voxelpopuli.world.server..",
    "voxelpopuli.world.store..",
    "voxelpopuli.world.peer..",
    "voxelpopuli.world.location..",
    "voxelpopuli.world.player..",
    DHT,
    "org.apache.pekko.."
  };

  /** Algorithms: no actor, no socket, no clock of their own. */
  private static final String[] PURE = {
    "voxelpopuli.world.voxel..",
    "voxelpopuli.world.block..",
    "voxelpopuli.world.mesh..",
    "voxelpopuli.world.light..",
    "voxelpopuli.world.codec..",
    "voxelpopuli.world.terrain..",
    "voxelpopuli.world.body..",
    "voxelpopuli.world.nature..",
    "voxelpopuli.world.protocol.."
  };

  private static JavaClasses everything;

  @BeforeAll
  static void read() {
    everything =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("voxelpopuli");
  }

  @Test
  void allFiveModulesAreSeen() {
    for (String module : new String[] {DHT, WORLD, NODE, CLIENT, LOADTEST}) {
      classes()
          .that()
          .resideInAPackage(module)
          .should()
          .bePublic()
          .orShould()
          .notBePublic()
          .check(everything);
    }
  }

  @Test
  void theOverlayKnowsNothingOfVoxels() {
    noClasses()
        .that()
        .resideInAPackage(DHT)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(WORLD, NODE, CLIENT, LOADTEST)
        .check(everything);
  }

  @Test
  void theWorldKnowsNeitherTheProgramsNorTheClient() {
    noClasses()
        .that()
        .resideInAPackage(WORLD)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(NODE, CLIENT, LOADTEST)
        .check(everything);
  }

  @Test
  void theNodeKnowsNeitherTheClientNorTheLoadModule() {
    noClasses()
        .that()
        .resideInAPackage(NODE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(CLIENT, LOADTEST)
        .check(everything);
  }

  @Test
  void theClientKnowsOnlyTheSideOfTheWorldThatIsStreamed() {
    noClasses()
        .that()
        .resideInAPackage(CLIENT)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            NODE, LOADTEST, "voxelpopuli.world.terrain..", "voxelpopuli.world.nature..")
        .check(everything);
    noClasses()
        .that()
        .resideInAPackage(CLIENT)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(SERVER_SIDE)
        .check(everything);
  }

  @Test
  void theClientMakesMeshesOnlyOfItsOwnUnansweredEdits() {
    noClasses()
        .that()
        .resideInAPackage(CLIENT)
        .and()
        .doNotHaveFullyQualifiedName("voxelpopuli.client.view.LocalMesher")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("voxelpopuli.world.mesh.Mesher")
        .check(everything);
  }

  @Test
  void theHeadlessClientKnowsNothingOfTheServer() {
    noClasses()
        .that()
        .resideInAPackage("voxelpopuli.world.client..")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(SERVER_SIDE)
        .check(everything);
  }

  @Test
  void algorithmsKnowNoActor() {
    noClasses()
        .that()
        .resideInAnyPackage(PURE)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.apache.pekko..")
        .check(everything);
  }

  @Test
  void packagesOfAModuleDoNotGoInCircles() {
    slices().matching("voxelpopuli.world.(*)..").should().beFreeOfCycles().check(everything);
    slices().matching("voxelpopuli.node.(*)..").should().beFreeOfCycles().check(everything);
  }
}
