import Foundation
import TestSupport
import Testing

@testable import MigrationEngine

@Suite("Projects of a tree", .computesForLong)
struct ProjectFoldersTests {
  private static let model = """
    import SwiftyJSON

    class User {
      var name: String?
      init(json: JSON) { name = json["name"].string }
    }

    """

  /// The same type in two folders, with a file each that describes a project.
  private func outcomes(
    _ first: String, _ second: String, imports module: String? = nil, descriptions: (String, String) = ("", ""),
    context: Bool = false
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    for (name, description) in [(first, descriptions.0), (second, descriptions.1)] {
      try folder.write(description, to: name)
    }
    let (old, new) = (Self.folder(of: first), Self.folder(of: second))
    try folder.write(Self.model, to: "\(old)/Code/User.swift")
    try folder.write((module.map { "import \($0)\n" } ?? "") + Self.model, to: "\(new)/Code/User.swift")
    try folder.write("let users: [User] = []\n", to: "Shared/Users.swift")
    let paths = ["\(old)/Code", "\(new)/Code"].map(folder.path)
    let report = try Migration(.init(paths: paths, contextPaths: context ? [folder.path("Shared")] : [])).report
    #expect(report.totals.types == 2 && report.totals.files == 2)
    return report.items.map(\.outcome.rawValue)
  }

  private static func folder(of description: String) -> String {
    let folder = (description as NSString).deletingLastPathComponent
    return folder.hasSuffix(".xcodeproj") ? (folder as NSString).deletingLastPathComponent : folder
  }

  private let told = ["synthesized", "synthesized"]
  private let mixed = ["untouched", "untouched"]

  @Test("types of one name in two projects are two types")
  func separate() throws {
    #expect(try outcomes("One/One.xcodeproj/project.pbxproj", "Two/Two.xcodeproj/project.pbxproj") == told)
    #expect(try outcomes("One/Package.swift", "Two/project.yml", context: true) == told)
    #expect(try outcomes("App.xcodeproj/project.pbxproj", "old/Old.xcodeproj/project.pbxproj") == told)
    #expect(
      try outcomes(
        "One/One.xcodeproj/project.pbxproj", "Two/Two.xcodeproj/project.pbxproj", imports: "UIKit",
        descriptions: ("  path = \"../Pods/Target Support Files/a.xcconfig\";", "  productName = Two;")) == told)
  }

  @Test("projects that may have files in common are one")
  func together() throws {
    #expect(try outcomes("One/Read.me", "Two/Read.me") == mixed)
    #expect(
      try outcomes(
        "One/One.xcodeproj/project.pbxproj", "Two/Two.xcodeproj/project.pbxproj",
        descriptions: ("  path = ../Two/Code/User.swift;", "")) == mixed)
    #expect(
      try outcomes(
        "One/One.xcodeproj/project.pbxproj", "Two/Two.xcodeproj/project.pbxproj", imports: "Core",
        descriptions: ("  productName = Core;", "")) == mixed)
    #expect(
      try outcomes("One/Package.swift", "Two/Package.swift", imports: "Core", descriptions: ("  name: \"Core\",", ""))
        == mixed)
    #expect(
      try outcomes(
        "App.xcodeproj/project.pbxproj", "old/Old.xcodeproj/project.pbxproj", descriptions: ("path = old;", ""))
        == mixed)
    #expect(try outcomes("Package.swift", "Sources/Deep/Package.swift") == mixed)
  }
}
