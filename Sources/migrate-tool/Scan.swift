import ArgumentParser
import Foundation
import MigrationEngine

/// `migrate-tool scan`: says what legacy code there is, and how to go about it.
struct Scan: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Count the legacy code, and say in what order to go.",
    discussion: """
      Nothing is written. Types come in steps: each needs only types of the steps before it. What stands in the \
      way is counted by reason, and by the type that others wait for.

      What is there, and what comes first:
        migrate-tool scan Sources --context Tests

      Exit status: 0 done, 1 failed, 64 usage.
      """
  )

  @OptionGroup var migration: MigrationArguments

  @Option(help: "How the report is printed.")
  var reporter = Format.text

  func run() async throws {
    try await Console.reportingFailures {
      if migration.printConfiguration { return Console.print(try migration.configuration().yaml) }
      let scan = ScanReport(try await migration.plan().report)
      Console.print(try reporter == .json ? scan.json() : scan.text(style: Console.style))
    }
  }
}

/// The forms of a report that is for people or programs.
enum Format: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
