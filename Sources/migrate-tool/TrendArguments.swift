import ArgumentParser
import Foundation
import MigrationEngine

/// Whether a run is added to a file that tells how the migration goes.
struct TrendArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Add this run's date, commit and figures to a file, as a line of JSON; the HTML report shows all of its runs.",
      valueName: "file"),
    completion: .file())
  var trend: String?

  /// The file, checked before anything else is done; nil when none is asked for.
  ///
  /// - Throws: ``SourceProblems`` with what is wrong with it.
  func begun() throws -> Begun? {
    guard let trend else { return nil }
    let file = TrendFile(path: trend)
    _ = try file.entries()
    try OutputFile(path: trend).check()
    return Begun(file: file, date: try RunDate.current())
  }

  /// The file of a run, and the run's date.
  struct Begun {
    fileprivate let file: TrendFile
    fileprivate let date: Date

    /// Adds a run.
    ///
    /// - Returns: all runs.
    /// - Throws: ``SourceProblems`` when the run can't be added.
    func append(_ report: Report, isWritten: Bool, around path: String) async throws -> [TrendEntry] {
      try file.append(
        TrendEntry(
          report, isWritten: isWritten, revision: await GitRevision.current(around: path), date: date))
    }
  }
}
