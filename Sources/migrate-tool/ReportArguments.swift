import ArgumentParser
import Foundation
import MigrationEngine

/// The form of a report, and the place that it goes to.
struct ReportArguments: ParsableArguments {
  @Option(help: "How the report is printed.")
  var reporter = Reporter.text

  @Option(help: ArgumentHelp("Write the report to a file instead.", valueName: "file"), completion: .file())
  var reportFile: String?

  @Option(
    help: ArgumentHelp(
      "Where the HTML report links to a line of the sources: an address with {file}, {line} and, if wanted, {commit}.",
      valueName: "address"))
  var sourceURL: String?

  @Flag(name: .shortAndLong, help: "Print the summary alone.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Print the reasons and properties of each type too, and the call sites that stay.")
  var verbose = false

  func validate() throws {
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other.") }
    if let sourceURL {
      if reporter != .html { throw ValidationError("--source-url is for --reporter html.") }
      if SourceLink.Template(sourceURL) == nil {
        throw ValidationError(
          "'\(sourceURL)' is no address with {file} and {line} in it, such as "
            + "https://github.com/owner/name/blob/{commit}/{file}#L{line}.")
      }
    }
  }

  /// Checks that the report can be made and its file be written.
  ///
  /// - Throws: the exit status, when it can't; why is printed.
  func check() throws {
    try reportFile.map { try OutputFile(path: $0).check() }
    if reporter == .html { _ = try RunDate.current() }
  }

  /// Prints the report, or writes it to the file.
  ///
  /// - Parameters:
  ///   - migration: what was planned.
  ///   - run: the circumstances of the run.
  ///   - includesDiff: whether a report for people begins with the diff.
  ///   - trend: the runs that the report shows, this one last; none where no trend is kept.
  func print(_ migration: Migration, _ run: RunDescription, includesDiff: Bool, trend: [TrendEntry]) async throws {
    let isForPeople = reporter == .text || reportFile != nil
    // Programs read the report alone.
    if isForPeople, includesDiff, !quiet {
      for change in migration.changes { Console.print(Console.style.diff(change.diff)) }
    }
    guard let reportFile else {
      if isForPeople, includesDiff, !quiet, !migration.changes.isEmpty { Console.print("\n") }
      return Console.print(try await text(of: migration, style: Console.style, run, trend))
    }
    let report = try await text(of: migration, style: .plain, run, trend)
    try OutputFile(path: reportFile).write(report)
  }

  private func text(
    of migration: Migration, style: TextStyle, _ run: RunDescription, _ trend: [TrendEntry]
  ) async throws -> String {
    switch reporter {
    case .text:
      let extent: TextReport.Extent = quiet ? .summary : verbose ? .details : .items
      return TextReport(migration.report, extent: extent, style: style, run: run).text
    case .json: return try migration.report.json()
    case .markdown: return MarkdownReport(migration.report, isWritten: run.isWritten).text
    case .html:
      let origin = await RunOrigin(
        of: run.paths, date: try RunDate.current(), version: MigrateTool.version,
        template: sourceURL.flatMap(SourceLink.Template.init))
      return try HTMLReport(
        migration.report, changes: migration.changes, isWritten: run.isWritten, trend: trend, origin: origin
      ).html()
    case .sarif: return try SARIFReport(migration.report, version: MigrateTool.version, isWritten: run.isWritten).json()
    case .github: return GitHubAnnotations(migration.report, isWritten: run.isWritten).text
    }
  }
}

/// The forms of the report.
enum Reporter: String, ExpressibleByArgument, CaseIterable {
  case text, json, markdown, html, sarif, github
}
