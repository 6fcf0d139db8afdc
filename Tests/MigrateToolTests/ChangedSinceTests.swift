import Foundation
import TestSupport
import Testing

/// `--changed-since` changes only what git says is different from a revision.
@Suite(.runsProcesses) struct ChangedSinceTests {
  private static let model = """
    import SwiftyJSON

    struct User {
      let id: Int
      init(json: JSON) { id = json["id"].intValue }
    }

    """

  @Test func onlyChangedAndNewFilesAreConverted() async throws {
    try await withRepository { folder in
      try folder.write(Self.named("Changed") + "// mine\n", to: "App/Changed.swift")
      try folder.write(Self.named("New"), to: "App/New.swift")
      try folder.write(Self.named("Ignored"), to: "App/Ignored.swift")
      let result = try await migrateTool(
        "migrate", "App", "--changed-since", "HEAD", "--write", "--allow-dirty", in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      let after = try folder.contents()
      #expect(after["App/Changed.swift"]?.contains("struct Changed: LegacyDecodable") == true)
      #expect(after["App/New.swift"]?.contains("struct New: LegacyDecodable") == true)
      #expect(after["App/Old.swift"] == Self.named("Old"))
      #expect(after["App/Ignored.swift"] == Self.named("Ignored"))
    }
  }

  @Test func nothingChangedIsNothingToDo() async throws {
    try await withRepository { folder in
      let result = try await migrateTool("migrate", "App", "--changed-since", "HEAD", "--check", in: folder)
      #expect(result.exitCode == 0, "\(result.output)")
      #expect(result.output.hasPrefix("Nothing to convert was found in the files that were looked at.\n"))
      #expect(result.output.contains("\n  No use of `JSON` is left in the files that were looked at.\n"))
      let all = try await migrateTool("migrate", "App", "--check", in: folder)
      #expect(all.exitCode == 2)
      #expect(all.errors == "error: --check failed: legacy code can be converted\n")
    }
  }

  @Test(arguments: ["no-such-revision", "--output=stolen"]) func whatIsNoRevisionIsNamed(_ revision: String)
    async throws
  {
    try await withRepository { folder in
      let before = try folder.contents()
      let result = try await migrateTool("migrate", "App", "--changed-since=\(revision)", "--write", in: folder)
      #expect(result.exitCode == 1)
      #expect(result.errors.hasPrefix("\(revision): error: "))
      #expect(try folder.contents() == before)
    }
  }

  @Test func aFolderWithoutARepositoryIsNamed() async throws {
    try await withTemporaryFolder { folder in
      try folder.write(Self.model, to: "App/User.swift")
      let result = try await migrateTool("migrate", "App", "--changed-since", "HEAD", in: folder)
      #expect(result.exitCode == 1)
      #expect(result.errors.hasPrefix("App: error: ") && result.errors.contains("not a git repository"))
    }
  }

  private static func named(_ name: String) -> String { model.replacing("User", with: name) }

  private func withRepository(_ body: (URL) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      for name in ["Old", "Changed"] { try folder.write(Self.named(name), to: "App/\(name).swift") }
      try folder.write("Ignored.swift\n", to: ".gitignore")
      for arguments in [
        ["init", "-q"], ["add", "."],
        ["-c", "user.name=T", "-c", "user.email=t@example.test", "commit", "-qm", "one"],
      ] {
        let result = try await command("git", arguments, in: folder)
        try #require(result.exitCode == 0, "git \(arguments): \(result.errors)")
      }
      try await body(folder)
    }
  }
}
