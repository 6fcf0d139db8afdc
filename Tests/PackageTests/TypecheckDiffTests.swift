import Foundation
import TestSupport
import Testing

/// `scripts/typecheck-diff` on small trees, with stand-ins for the tool: it has to find what a migration breaks.
@Suite("scripts/typecheck-diff", .enabled("needs python3") { try await command("which", ["python3"]).exitCode == 0 })
struct TypecheckDiffTests {
  @Test func findsTheTreeThatIsBrokenAndOnlyThat() async throws {
    let result = try await run(
      on: ["broken", "sound"],
      tool: """
        case "$2" in
          */broken) echo 'let price: Int = Product(id: 1).price' >> "$2/Product.swift" ;;
          *) echo 'let id: Int = Product(id: 1).id' >> "$2/Product.swift" ;;
        esac
        """)
    #expect(result.exitCode == 1, "\(result.errors)")
    #expect(
      result.output.contains("BROKEN Product.swift:3: value of type 'Product' has no member 'price'"),
      "\(result.output)")
    #expect(
      result.output.split(separator: "\n").last
        == "2 repositories, 2 files changed: 1 new errors in 1 files; of 2 that type-checked before, 1 broken")
  }

  @Test func isContentWithATreeThatTypeChecks() async throws {
    let result = try await run(
      on: ["sound"], tool: #"echo 'let id: Int = Product(id: 1).id' >> "$2/Product.swift""#)
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.output.split(separator: "\n").last
        == "1 repositories, 1 files changed: 0 new errors in 0 files; of 1 that type-checked before, 0 broken")
  }

  /// A run that changes nothing because it failed proves nothing.
  @Test func failsWhereTheToolFails() async throws {
    let result = try await run(on: ["sound"], tool: "echo 'no such flag' >&2; exit 64")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("sound: the tool ended with status 64: no such flag"), "\(result.output)")
    #expect(result.output.hasSuffix("0 broken; 1 runs of the tool failed\n"), "\(result.output)")
  }

  private func run(on trees: [String], tool body: String) async throws -> CommandResult {
    try await withTemporaryFolder { folder in
      for tree in trees {
        try folder.write(
          "import LegacyJSON\nstruct Product { let id: Int }\n", to: "trees/\(tree)/Product.swift")
      }
      try folder.write("#!/bin/sh\n\(body)\n", to: "tool")
      let tool = folder.appendingPathComponent("tool").path
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
      return try await command(
        "python3",
        [
          packageRoot.appendingPathComponent("scripts/typecheck-diff").path, tool,
          folder.appendingPathComponent("trees").path, try TypeChecker.modules().path,
        ], environment: ["TYPECHECK_WORK": folder.appendingPathComponent("work").path])
    }
  }
}
