import ArgumentParser
import Foundation
import MigrationEngine

/// `migrate-tool migrate`: converts what can be converted without changing a value, and says what it did.
struct Migrate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Convert legacy responses, requests and call sites.",
    discussion: """
      Nothing is written without --write: the default prints a unified diff and the report.

      In folders every .swift file is read, but for those in hidden folders and in Carthage, DerivedData, \
      node_modules, Pods and SourcePackages; such a folder can be named itself. Links to folders are not followed. \
      What git ignores is read like everything else: generated code may use the types.

      What the options leave open is taken from the nearest .migrate-tool.yml in or above the first path, or here.

      Look at what would change, and how much:
        migrate-tool migrate Sources
        migrate-tool migrate Sources --quiet

      Apply it to what is proved to give the same values:
        migrate-tool migrate Sources --context Tests --verify --write

      Conclude from recorded answers what is never absent:
        migrate-tool migrate Sources --evidence Recordings --rename --write

      Fail for new legacy code alone, in a check of every pull request:
        migrate-tool migrate Sources --reporter json --report-file legacy.json
        migrate-tool migrate Sources --check --baseline legacy.json

      Show a team how its migration goes:
        migrate-tool migrate Sources --trend trend.ndjson --reporter html > page.html

      Undo what an interrupted run with --write has left half done, at, above or below a folder:
        migrate-tool migrate --recover Sources

      Exit status: 0 done, 1 failed, 2 --check found something, 3 --verify found a difference, 4 a fault of the tool \
      kept a file from being converted, 64 usage, 128 and the signal's number when interrupted.
      """
  )

  @OptionGroup var migration: MigrationArguments

  @Flag(help: "Write the changes, all of them or none.")
  var write = false

  @Flag(help: "Only find out whether there is something to change; then the exit status is 2.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "With --check, a JSON report of an earlier run: only legacy code that it does not have is reported, and fails.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write even files that git could not bring back: changed, not tracked, or in no repository.")
  var allowDirty = false

  @Flag(help: "Undo what an interrupted run with --write has left, and do nothing else.")
  var recover = false

  @Flag(help: "Print for each class whether it becomes a struct, and what stands in the way.")
  var structs = false

  @Flag(
    help: "Run the old and the new code of every migrated type on the same documents; write nothing if they differ.")
  var verify = false

  @Flag(help: "Print to the standard error what the run did: what it parsed and interpreted, its time and memory.")
  var statistics = false

  @OptionGroup(title: "Verification") var verification: VerificationOptions

  @OptionGroup(title: "Report") var report: ReportArguments

  @OptionGroup(title: "Report") var trend: TrendArguments

  func validate() throws {
    if baseline != nil, !check { throw ValidationError("--baseline is for --check.") }
    if check, write { throw ValidationError("--check and --write exclude each other.") }
    if recover, check || write { throw ValidationError("--recover goes without --check and --write.") }
    if !recover { try migration.requirePaths() }
  }

  func run() async throws {
    try await Console.reportingFailures {
      if recover {
        let lines = try InterruptedRun.recover(migration.paths.isEmpty ? ["."] : migration.paths)
        return Console.print(lines.isEmpty ? "Nothing to recover.\n" : lines.map { $0 + "\n" }.joined())
      }
      if migration.printConfiguration { return Console.print(try migration.configuration().yaml) }
      try self.report.check()
      let trend = try trend.begun()
      let planned = try await plan()
      func report(isWritten: Bool) async throws {
        do {
          let runs = try await trend?.append(planned.report, isWritten: isWritten, around: migration.firstPath)
          try await print(planned, isWritten: isWritten, trend: runs ?? [])
        } catch let problems as SourceProblems where isWritten {
          // What was written is reported all the same.
          try await print(planned, isWritten: true, trend: [])
          throw problems
        }
      }
      let isWritten = write && !planned.report.differs
      if isWritten { try await apply(planned.changes) }
      try await report(isWritten: isWritten)
      if statistics { Console.printError(RunStatistics.process.text) }
      if write, !isWritten { Console.printError("Nothing was written.\n") }
      let hasFound = check && (baseline == nil ? !planned.changes.isEmpty : !planned.report.items.isEmpty)
      if hasFound {
        let found = baseline == nil ? "legacy code can be converted" : "there is new legacy code"
        Console.printError("error: --check failed: \(found)\n")
      }
      // To take all trees apart would take longer than all that is left to do.
      Foundation.exit(planned.report.exitStatus(hasFound: hasFound))
    }
  }

  private func plan() async throws -> Migration {
    try await ProgressLine.shown { progress in
      let known = try baseline.map { (try Baseline(contentsOf: $0), path: $0) }
      var planned = try migration.planned(try await migration.options(showing: progress))
      if verify { try await planned.verify(verification.options()) }
      if let (baseline, path) = known { planned.leaveOut(baseline, at: path) }
      return planned
    }
  }

  private func apply(_ changes: [FileChange]) async throws {
    if !allowDirty {
      let refusals = await GitStatus.refusals(for: changes.map(\.path))
      guard refusals.isEmpty else {
        let more = refusals.count - Self.namedRefusals
        let lines = refusals.prefix(Self.namedRefusals).map(\.description) + (more > 0 ? ["… and \(more) more"] : [])
        throw Console.failure(
          lines.joined(separator: "\n")
            + "\nNothing was written: git could not bring these files back. Commit first, or say --allow-dirty.")
      }
    }
    try Interruption.deferred { try ChangeWriter.write(changes, interruption: $0) }
    Console.wroteFiles.set()
  }

  /// How many of the files are named that git could not bring back.
  private static let namedRefusals = 20

  private func print(_ planned: Migration, isWritten: Bool, trend: [TrendEntry]) async throws {
    if structs { Console.print(planned.report.classes.map { $0 + "\n" }.joined()) }
    let run = RunDescription(
      isWritten: isWritten, isPartial: migration.isPartial,
      paths: try migration.configuration().paths?.map(Configuration.pathFromHere) ?? [])
    try await report.print(planned, run, includesDiff: baseline == nil, trend: trend)
  }
}
