import ArgumentParser
import Foundation
import MigrationEngine

/// `migrate-tool verify`: compares the values that old and new code give.
struct Verify: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the old and the new code of every migrated type on the same documents.",
    discussion: """
      Of each type that took JSON before and is decoded after, what decoding needs is cut out of both sides, \
      compiled in one generated package, and run.

      Two folders, or the last commit and what is there now:
        migrate-tool verify --before Old --after New
        migrate-tool verify --git HEAD --after Sources

      Exit status: 0 nothing differs, 1 failed, 3 something differs, 64 usage.
      """
  )

  @Option(help: ArgumentHelp("Files and folders of the old code.", valueName: "dir"), completion: .directory)
  var before: [String] = []

  @Option(help: ArgumentHelp("Files and folders of the new code.", valueName: "dir"), completion: .directory)
  var after: [String] = []

  @Option(
    help: ArgumentHelp("The old code is what git has at this revision, in the place of --before.", valueName: "rev"))
  var git: String?

  @OptionGroup var verification: VerificationOptions

  @Option(help: "How the report is printed.")
  var reporter = Format.text

  func validate() throws {
    if after.isEmpty { throw ValidationError("Missing expected argument '--after <dir>'") }
    if before.isEmpty == (git == nil) { throw ValidationError("Say either --before or --git.") }
  }

  func run() async throws {
    try await Console.reportingFailures {
      let items = try await ProgressLine.shown { progress in
        progress.begin(.verifying)
        return try await self.items()
      }
      let report = VerificationReport(items: items)
      Console.print(try reporter == .json ? report.json() : report.text)
      if report.differs { throw ExitCode(3) }
    }
  }

  private func items() async throws -> [Verifier.Item] {
    guard let git else {
      return try await Verifier.verify(before: before, after: after, options: verification.options())
    }
    let items = try await GitRevision.withFiles(of: after, at: git) { folder in
      try await Verifier.verify(before: [folder], after: after, options: verification.options())
    }
    return items.map { $0.named(GitRevision.name(of: $0.file, at: git)) }
  }
}

/// What `verify` and `migrate --verify` have in common.
struct VerificationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Recorded answers to run both sides on: JSON files, NDJSON, HAR archives, or folders of them.", valueName: "dir"),
    completion: .directory)
  var payloads: [String] = []

  @Option(
    help: ArgumentHelp("What the generated documents are made from; the same seed gives the same.", valueName: "number")
  )
  var seed: UInt64 = 1

  @Option(
    help:
      "What `json == nil` means in the old code: that it is null (SwiftyJSON up to 4.1), or never anything (from 4.2)."
  )
  var nilGuard = NilGuard.null

  @Option(
    help: ArgumentHelp(
      "The folder that is built in, kept for the next run; by default in the user's caches.", valueName: "dir"),
    completion: .directory)
  var buildPath: String?

  @Option(
    help: ArgumentHelp(
      "A checkout of this toolkit; by default the one that the tool was built from.", valueName: "dir"),
    completion: .directory)
  var toolkit: String?

  func options() -> Verifier.Options {
    var options = Verifier.Options(buildPath: buildPath)
    options.payloadPaths = payloads
    options.seed = seed
    options.toolkitPath = toolkit
    options.nilGuard = nilGuard
    return options
  }
}

extension NilGuard: ExpressibleByArgument {}
