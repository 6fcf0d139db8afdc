import ArgumentParser
import Foundation
import MigrationEngine

/// `migrate-tool explain`: says why the type at a place ends as it does.
struct Explain: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say why a type ends as it does, property by property.",
    discussion: """
      Nothing is written. What becomes of a type depends on the code that uses it: name the same files and folders \
      as for 'migrate', or have them in the configuration file. Without either, the file's folder is taken.

      The type around line 12:
        migrate-tool explain Sources/User.swift:12 Sources

      Exit status: 0 done, 1 no legacy code there, or failed, 64 usage.
      """
  )

  @Argument(help: ArgumentHelp("A file, and a line of the type, request or call site.", valueName: "file:line"))
  var place: String

  @OptionGroup var migration: MigrationArguments

  func validate() throws { _ = try fileAndLine() }

  func run() async throws {
    try await Console.reportingFailures {
      let (file, line) = try fileAndLine()
      let folder = (file as NSString).deletingLastPathComponent
      let report = try await migration.plan(otherwise: folder.isEmpty ? "." : folder).report
      Console.print(try Explanation(file: file, line: line, in: report).text(style: Console.style))
    }
  }

  /// The place without the column that compilers and editors add.
  private func fileAndLine() throws -> (file: String, line: Int) {
    let match = place.wholeMatch(of: /(.+?):([0-9]+)(:[0-9]+)?/)
    guard let match, let line = Int(match.2), line > 0 else {
      throw ValidationError("'\(place)' is not of the form 'file:line'.")
    }
    return (String(match.1), line)
  }
}
