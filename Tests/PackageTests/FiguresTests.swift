import Foundation
import TestSupport
import Testing

/// `scripts/figures` on two small trees: one table, with the sums of what the tool says of each.
@Suite("scripts/figures", .runsProcesses) struct FiguresTests {
  @Test func printsARowForEachRepositoryAndTheirSum() async throws {
    let result = try await run()
    #expect(result.exitCode == 0, "\(result.errors)")
    #expect(
      result.output == """
        | repository | types | synth. | explicit | bridged | untouched | lines | `JSON` | reads |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | one | 2 | 1 | 1 | 0 | 0 | 11 → 11 | 2 → 0 | 2 → 0 |
        | two words | 1 | 0 | 0 | 0 | 1 | 0 → 0 | 1 → 1 | 0 → 0 |
        | all 2 | 3 | 33 % | 33 % | 0 % | 33 % | 11 → 11 | 3 → 1 | 2 → 0 |

        """)
  }

  @Test func saysWhichRunFailed() async throws {
    let result = try await run(tool: "#!/bin/sh\necho 'no such folder' >&2\nexit 1\n")
    #expect(result.exitCode == 1)
    #expect(result.errors.contains("one: migrate-tool ended with status 1"), "\(result.errors)")
    #expect(!result.output.contains("| all"))
  }

  @Test func explainsItself() async throws {
    let script = packageRoot.appendingPathComponent("scripts/figures").path
    let help = try await command("bash", [script, "--help"])
    #expect(help.exitCode == 0)
    #expect(help.output.contains("scripts/figures TREES"))
    let wrong = try await command("bash", [script, "/nonexistent/trees"])
    #expect(wrong.exitCode == 64)
  }

  private func run(tool: String? = nil) async throws -> CommandResult {
    try await withTemporaryFolder { folder in
      try folder.write(
        """
        import SwiftyJSON

        struct User {
          let id: Int
          init(json: JSON) { id = json["id"].intValue }
        }

        struct Logged {
          let id: Int
          init(json: JSON) {
            id = json["id"].intValue
            print(id)
          }
        }

        """, to: "trees/one/Models.swift")
      try folder.write(
        """
        import SwiftyJSON

        struct Kept {
          let value: Any
          init(json: JSON) { value = json.error as Any }
        }

        """, to: "trees/two words/Kept.swift")
      try folder.write("No repository.\n", to: "trees/README.md")
      var path = builtProduct("migrate-tool").path
      if let tool {
        try folder.write(tool, to: "tool")
        path = folder.appendingPathComponent("tool").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      }
      return try await command(
        "bash",
        [
          packageRoot.appendingPathComponent("scripts/figures").path,
          folder.appendingPathComponent("trees").path, path,
        ])
    }
  }
}
