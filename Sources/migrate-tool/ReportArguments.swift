import ArgumentParser
import Foundation
import MigrationEngine

/// How a command reports.
struct ReportArguments: ParsableArguments {
  @Option(help: "How the report is printed.")
  var reporter = Reporter.text

  @Option(help: ArgumentHelp("Write the report to a file instead.", valueName: "file"), completion: .file())
  var reportFile: String?

  @Flag(name: .shortAndLong, help: "Print the summary alone.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print the reasons and properties of each type, and the call sites that stay, too.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
  }

  /// Checks that the file can be written.
  ///
  /// - Throws: the exit status, when it can't; why is printed.
  func checkFile() throws { try reportFile.map { try OutputFile(path: $0).check() } }

  /// Prints the report, or writes it to the file.
  ///
  /// - Parameters:
  ///   - migration: what was planned.
  ///   - run: the circumstances of the run.
  ///   - includesDiff: whether a report for people begins with the diff.
  ///   - trend: the runs that the report shows, this one last; none where no trend is kept.
  func print(_ migration: Migration, _ run: RunDescription, includesDiff: Bool, trend: [TrendEntry]) throws {
    let isForPeople = reporter == .text || reportFile != nil
    // Programs read the report alone.
    if isForPeople, includesDiff, !quiet {
      for change in migration.changes { Console.print(Console.style.diff(change.diff)) }
    }
    guard let reportFile else {
      if isForPeople, includesDiff, !quiet, !migration.changes.isEmpty { Console.print("\n") }
      return Console.print(try text(of: migration, style: Console.style, run, trend))
    }
    let report = try text(of: migration, style: .plain, run, trend)
    try OutputFile(path: reportFile).write(report)
  }

  private func text(
    of migration: Migration, style: TextStyle, _ run: RunDescription, _ trend: [TrendEntry]
  ) throws -> String {
    switch reporter {
    case .text:
      let extent: TextReport.Extent = quiet ? .summary : verbose ? .details : .items
      return TextReport(migration.report, extent: extent, style: style, run: run).text
    case .json: return try migration.report.json()
    case .markdown: return MarkdownReport(migration.report, isWritten: run.isWritten).text
    case .html:
      return try HTMLReport(migration.report, changes: migration.changes, isWritten: run.isWritten, trend: trend).html()
    case .sarif: return try SARIFReport(migration.report, version: MigrateTool.version, isWritten: run.isWritten).json()
    case .github: return GitHubAnnotations(migration.report, isWritten: run.isWritten).text
    }
  }
}

/// The forms of the report.
enum Reporter: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown, html, sarif, github
}
