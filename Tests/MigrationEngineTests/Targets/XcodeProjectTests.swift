import Foundation
import Testing

@testable import MigrationEngine

@Suite("Targets of Xcode projects")
struct XcodeProjectTests {
  private static let head = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	objectVersion = 56;
    	rootObject = P /* Project object */;
    	objects = {

    """

  private func targets(_ objects: String, folder: String = "/repo") throws -> [BuildTarget] {
    try #require(XcodeProject.targets(in: Data((Self.head + objects + "\n\t};\n}\n").utf8), folder: folder))
  }

  private static let twoTargets = """
    P = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T1, T2);};
    G = {isa = PBXGroup; children = (G1, F4, F5, F6,); sourceTree = "<group>";};
    G1 = {isa = PBXGroup; children = (F1, F2, V); path = "My App"; sourceTree = "<group>";};
    V = {isa = PBXGroup; children = (F3); name = "No folder"; sourceTree = "<group>";};
    F1 = {isa = PBXFileReference; path = User.swift; sourceTree = "<group>";};
    F2 = {isa = PBXFileReference; path = "../Shared/Session+State.swift"; sourceTree = "<group>";};
    F3 = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>";};
    F4 = {isa = PBXFileReference; path = Widget/User.swift; sourceTree = SOURCE_ROOT;};
    F5 = {isa = PBXFileReference; path = "/elsewhere/Key.swift"; sourceTree = "<absolute>";};
    F6 = {isa = PBXFileReference; path = UIKit.swift; sourceTree = SDKROOT;};
    B1 = {isa = PBXBuildFile; fileRef = F1;};
    B2 = {isa = PBXBuildFile; fileRef = F2;};
    B3 = {isa = PBXBuildFile; fileRef = F3;};
    B4 = {isa = PBXBuildFile; fileRef = F4;};
    B5 = {isa = PBXBuildFile; fileRef = F5;};
    B6 = {isa = PBXBuildFile; fileRef = F6;};
    B7 = {isa = PBXBuildFile; fileRef = F2;};
    T1 = {isa = PBXNativeTarget; name = "My App"; productName = App; buildPhases = (S1, R1); buildConfigurationList = L;};
    T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = (S2);};
    S1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B6);};
    R1 = {isa = PBXResourcesBuildPhase; files = (B5);};
    S2 = {isa = PBXSourcesBuildPhase; files = (B4, B5, B7);};
    L = {isa = XCConfigurationList; buildConfigurations = (C);};
    C = {isa = XCBuildConfiguration; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_MODULE_NAME = Core;};};
    """

  @Test("a target has the files of its sources phase, wherever its groups are")
  func files() throws {
    let targets = try targets(Self.twoTargets)
    #expect(targets.map(\.name) == ["My App", "Widget"])
    #expect(
      targets.map { $0.sources.map(\.path) } == [
        ["/repo/My App/User.swift", "/repo/Shared/Session+State.swift", "/repo/My App/View.swift"],
        ["/repo/Widget/User.swift", "/elsewhere/Key.swift", "/repo/Shared/Session+State.swift"],
      ])
  }

  @Test("a module may have the name of the target, of the product, or one from the build settings")
  func modules() throws {
    #expect(try targets(Self.twoTargets).map(\.modules) == [["My_App", "App", "Core"], ["Widget"]])
  }

  @Test(
    "the type of its product says who can import a target",
    arguments: [
      ("com.apple.product-type.application", BuildTarget.Kind.program),
      ("com.apple.product-type.application.messages", .program), ("com.apple.product-type.app-extension", .program),
      ("com.apple.product-type.tool", .program), ("com.apple.product-type.bundle.unit-test", .test),
      ("com.apple.product-type.bundle.ui-testing", .test), ("com.apple.product-type.framework", .other),
      ("com.apple.product-type.library.static", .other), ("com.apple.product-type.bundle", .other),
    ])
  func kinds(_ type: String, _ kind: BuildTarget.Kind) throws {
    let objects = Self.twoTargets.replacing("name = Widget;", with: "name = Widget; productType = \"\(type)\";")
    #expect(try targets(objects).map(\.kind) == [.other, kind])
  }

  @Test("paths begin at the project's folder, if it names one")
  func projectFolder() throws {
    let objects = Self.twoTargets.replacingOccurrences(of: "projectDirPath = \"\"", with: "projectDirPath = ../code")
    #expect(try targets(objects)[0].sources.first?.path == "/code/My App/User.swift")
  }

  @Test("a folder that a group follows belongs to its target, but for the exceptions; others may take these")
  func followedFolders() throws {
    let targets = try targets(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T1, T2);};
      G = {isa = PBXGroup; children = (D); sourceTree = "<group>";};
      D = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; exceptions = (E1, E2);};
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; membershipExceptions = (Info.plist, Old);};
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; membershipExceptions = (Models/Key.swift);};
      T1 = {isa = PBXNativeTarget; name = App; buildPhases = (); fileSystemSynchronizedGroups = (D);};
      T2 = {isa = PBXNativeTarget; name = Widget; buildPhases = ();};
      """)
    func contains(_ file: String) -> [Bool] { targets.map { $0.sources.contains { $0.contains(file) } } }
    #expect(contains("/repo/App/Models/User.swift") == [true, false])
    #expect(contains("/repo/App/Models/Key.swift") == [true, true])
    #expect(contains("/repo/App/Old/User.swift") == [false, false])
    #expect(contains("/repo/Apple/User.swift") == [false, false])
  }

  @Test(
    "what is no project is told from one without targets",
    arguments: [
      "", "{", "<<<<<<< HEAD", "{ objects = {}; }", "{ rootObject = P; objects = { P = text; }; }", "[1, 2]",
      "{ rootObject = P; objects = { P = {isa = PBXProject;\n<<<<<<< HEAD\n}; }; }",
    ])
  func unreadable(text: String) {
    #expect(XcodeProject.targets(in: Data(text.utf8), folder: "/repo")?.map(\.name) == nil)
  }

  @Test("a list that nests too deeply is no project")
  func depth() {
    let text = "{ a = " + String(repeating: "(", count: 1_000_000)
    #expect(XcodeProject.targets(in: Data(text.utf8), folder: "/repo")?.map(\.name) == nil)
  }

  @Test("a project whose objects refer to each other in a circle, or to nothing, is read")
  func circles() throws {
    let targets = try targets(
      """
      P = {isa = PBXProject; mainGroup = G; targets = (T, Nowhere);};
      G = {isa = PBXGroup; children = (G, Nowhere); sourceTree = "<group>";};
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S, Nowhere);};
      S = {isa = PBXSourcesBuildPhase; files = (B, Nowhere);};
      B = {isa = PBXBuildFile; fileRef = Nowhere;};
      """)
    #expect(targets.map(\.name) == ["App"] && targets[0].sources.isEmpty)
  }
}
