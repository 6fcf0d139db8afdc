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

      Note where the migration stands, say each week:
        migrate-tool scan Sources --trend trend.ndjson

      Exit status: 0 done, 1 failed, 64 usage.
      """
  )

  @OptionGroup var migration: MigrationArguments

  @Option(help: "How the report is printed.")
  var reporter = Format.text

  @OptionGroup var trend: TrendArguments

  func validate() throws { try migration.requirePaths() }

  func run() async throws {
    try await Console.reportingFailures {
      if migration.printConfiguration { return Console.print(try migration.configuration().yaml) }
      let trend = try trend.begun()
      let planned = try await migration.plan()
      _ = try await trend?.append(planned.report, isWritten: false, around: migration.firstPath)
      let scan = ScanReport(planned.report)
      Console.print(try reporter == .json ? scan.json() : scan.text(style: Console.style))
    }
  }
}

/// The forms of a report that is for people or programs.
enum Format: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
