import ArgumentParser
import Foundation
import MigrationEngine

/// `migrate-tool migrate`: converts what can be converted without changing a value, and says what it did.
struct Migrate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Convert legacy responses, requests and call sites.",
    discussion: """
      Nothing is written without --write: the default prints a unified diff and the report.

      In folders every .swift file is read, but for those in hidden folders and in Carthage, DerivedData, node_modules,
      Pods and SourcePackages; such a folder can be named itself. Links to folders are not followed. What git ignores is
      read like everything else: generated code may use the types.

      Exit status: 0 done, 1 failed, 2 --check found something to change, 3 --verify found a difference, 64 usage.
      """
  )

  @Argument(help: "Files and folders to convert.", completion: .file(extensions: ["swift"]))
  var paths: [String]

  @Flag(help: "Write the changes, all of them or none.")
  var write = false

  @Flag(help: "Only find out whether there is something to change; then the exit status is 2.")
  var check = false

  @Flag(help: "Write even when the files have uncommitted changes.")
  var allowDirty = false

  @Option(
    help: ArgumentHelp(
      "Recorded answers (JSON, NDJSON, HAR) and OpenAPI specifications, or folders of them: what all have becomes non-optional.",
      valueName: "dir"),
    completion: .directory)
  var evidence: [String] = []

  @Option(help: ArgumentHelp("How many documents a conclusion needs at least.", valueName: "count"))
  var minSamples = 20

  @Option(
    help: ArgumentHelp(
      "Which evidence is for which type: the type's name and a pattern of files, addresses or operations.",
      valueName: "type=glob"))
  var root: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The grounds on which types are tightened: none; evidence, where there is some; declared, which believes the \
      declarations: what is not optional has to be there, what is optional may be absent.
      """))
  var tighten = Tightening.evidence

  @Flag(help: "Give properties the names that the key strategy wants, with every use that is certain.")
  var rename = false

  @Flag(help: "Leave every class a class: it gets the same stored properties.")
  var keepClasses = false

  @Flag(help: "Print for each class whether it becomes a struct, and what stands in the way.")
  var structs = false

  @Option(
    help: ArgumentHelp("Files and folders that are read, but not changed, such as tests.", valueName: "dir"),
    completion: .directory)
  var context: [String] = []

  @Flag(
    help: "Run the old and the new code of every migrated type on the same documents; write nothing if they differ.")
  var verify = false

  @OptionGroup(title: "Verification") var verification: VerificationOptions

  @Option(help: "How the report is printed.")
  var reporter = Reporter.text

  @Option(help: ArgumentHelp("Write the report to a file instead.", valueName: "file"), completion: .file())
  var reportFile: String?

  /// The forms of the report.
  enum Reporter: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  func validate() throws {
    if check, write { throw ValidationError("--check and --write exclude each other.") }
    if let hint = root.first(where: { RootHint($0) == nil }) {
      throw ValidationError("'\(hint)' is not of the form 'Type=pattern'.")
    }
    if minSamples < 1 { throw ValidationError("--min-samples must be at least 1.") }
  }

  func run() async throws {
    do {
      var options = Migration.Options(
        paths: paths, contextPaths: context, evidencePaths: evidence, minimumSamples: minSamples, renames: rename)
      options.roots = root.compactMap(RootHint.init)
      options.keepsClasses = keepClasses
      options.tightening = tighten
      var migration = try Migration(options)
      if verify { try await migration.verify(verification.options()) }
      if migration.report.differs {
        try print(migration)
        if write { Self.write("Nothing was written.\n", to: .standardError) }
        throw ExitCode(3)
      }
      if write { try await apply(migration.changes) }
      try print(migration)
      if check, !migration.changes.isEmpty { throw ExitCode(2) }
    } catch let problems as SourceProblems {
      throw Self.failure(problems.description)
    } catch let failure as WritingFailure {
      throw Self.failure(failure.description)
    } catch let fault as InternalFault {
      throw Self.failure(fault.description)
    }
  }

  private func apply(_ changes: [FileChange]) async throws {
    if !allowDirty {
      let dirty = await GitStatus.uncommittedChanges(in: changes.map(\.path))
      guard dirty.isEmpty else {
        throw Self.failure(
          dirty.map { "\($0): error: the file has uncommitted changes" }.joined(separator: "\n")
            + "\nNothing was written. Commit first, or say --allow-dirty.")
      }
    }
    try ChangeWriter.write(changes)
  }

  private func print(_ migration: Migration) throws {
    if structs { Self.write(migration.report.classes.map { $0 + "\n" }.joined(), to: .standardOutput) }
    let report = try reporter == .json ? migration.report.json() : migration.report.text
    // Programs read the report alone.
    if reporter == .text || reportFile != nil {
      for change in migration.changes { Self.write(change.diff, to: .standardOutput) }
    }
    guard let reportFile else {
      if reporter == .text, !migration.changes.isEmpty { Self.write("\n", to: .standardOutput) }
      Self.write(report, to: .standardOutput)
      return
    }
    do {
      try Data(report.utf8).write(to: URL(fileURLWithPath: reportFile), options: .atomic)
    } catch {
      throw Self.failure("\(reportFile): error: the report can't be written: \(error.localizedDescription)")
    }
  }

  private static func write(_ text: String, to handle: FileHandle) {
    handle.write(Data(text.utf8))
  }

  private static func failure(_ message: String) -> ExitCode {
    write(message + "\n", to: .standardError)
    return .failure
  }
}

extension Tightening: ExpressibleByArgument {}
