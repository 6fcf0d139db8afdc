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
    try folder.write("@_exported import LegacyJSON\n", to: "SwiftyJSON.swift")
    let modules = packageRoot.appendingPathComponent(".build/debug/Modules").path
    let common = [
      "-swift-version", "5", "-suppress-warnings", "-continue-building-after-errors", "-I", modules, "-I",
      folder.url.path,
    ]
    let stand = try await compiler(
      common + ["-emit-module", "-module-name", "SwiftyJSON", "-parse-as-library", "SwiftyJSON.swift"], in: folder)
    try #require(stand.exitCode == 0, "\(stand.errors)")
    var names: [String] = []
    for fixture in Fixture.converted + Fixture.skipped {
      let name = String(fixture.name.map { $0.isLetter ? $0 : "_" })
      let after = fixture.isConverted ? fixture.after : try fixture.project(\.before).text()
      let distinct = DistinctNames([fixture.before, after], suffix: "_" + name)
      try folder.write(distinct.apply(side == "before" ? fixture.before : after), to: name + ".swift")
      names.append(name + ".swift")
    }
    let result = try await compiler(
      common + ["-typecheck", "-parse-as-library", "-module-name", "Fixtures"] + names, in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  private func compiler(_ arguments: [String], in folder: TemporaryFolder) async throws -> CommandResult {
    try await command("swiftc", arguments, in: folder.url)
  }
}
