import Foundation
import Subprocess
import TestSupport
import Testing

@testable import MigrationEngine

/// What does not compile is no evidence, before or after.
@Suite("Fixtures compile", .computesForLong)
struct FixtureCompilationTests {
  @Test("before and after, against the libraries", arguments: ["before", "after"])
  func compile(side: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("@_exported import LegacyJSON\npublic typealias JSON = LegacyJSON.JSON\n", to: "SwiftyJSON.swift")
    let modules = packageRoot.appendingPathComponent(".build/debug/Modules").path
    let common = [
      "-swift-version", "5", "-suppress-warnings", "-continue-building-after-errors", "-I", modules, "-I",
      folder.url.path,
    ]
    let stand = try await compiler(
      common + [
        "-emit-module", "-enable-testing", "-module-name", "SwiftyJSON", "-parse-as-library", "SwiftyJSON.swift",
      ], in: folder)
    try #require(stand.exitCode == 0, "\(stand.errors)")
    var names: [String] = []
    for fixture in Fixture.converted + Fixture.skipped where Self.exceptions[fixture.name] == nil {
      if side == "before", Self.exceptionsBefore[fixture.name] != nil { continue }
      let name = String(fixture.name.map { $0.isLetter ? $0 : "_" })
      let after = fixture.isConverted ? fixture.after : try fixture.project(\.before).text()
      let distinct = DistinctNames([fixture.before, after], suffix: "_" + name)
      try folder.write(distinct.apply(side == "before" ? fixture.before : after), to: name + ".swift")
      names.append(name + ".swift")
    }
    let result = try await compiler(
      common + ["-typecheck", "-wmo", "-parse-as-library", "-module-name", "Fixtures"] + names, in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  /// What can't be compiled here, and why.
  private static let exceptions = [
    "encoding/kept": "Objective-C is not there on Linux",
    "helpers/accessor_in_one_line": "it extends `JSON` by the name that `helpers/accessor` does",
    "hierarchy/skip_foreign_superclass": "the superclass is of another module",
    "hierarchy/skip_unknown_superclass_that_reads": "the superclass is of another module",
    "imports/access": "an import's access level is that of all files of the module",
    "imports/near_access": "an import's access level is that of all files of the module",
    "names/own_protocol": "it declares a name of the libraries, which is made distinct here",
    "names/own_wrapper": "it declares a name of the libraries, which is made distinct here",
    "names/skip_own_module": "it declares a module's name, which is made distinct here",
    "statements/skip_shadowed_scalar": "no accessor gives the type",
    "superclass/near_object_of_another_module": "the superclass is of another module",
    "factories/of_a_realm_class": "the superclass is of another module",
    "extended_classes/realm": "the superclass is of another module",
    "listed_properties/realm": "the superclass is of another module",
    "own_coding/near_type_of_another_module": "a property is of a type of another module",
    "superclass/realm": "the superclass is of another module",
    "types/skip_optional_document": "an optional is read as if it were none",
  ]

  private static let exceptionsBefore = [
    "parsed/untried": "SwiftyJSON 3 had an initializer that LegacyJSON has under another name"
  ]

  private func compiler(_ arguments: [String], in folder: TemporaryFolder) async throws -> CommandResult {
    try await command("swiftc", arguments, in: folder.url)
  }
}
