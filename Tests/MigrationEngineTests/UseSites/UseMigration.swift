import Foundation
import Subprocess
import TestSupport

@testable import MigrationEngine

/// Migrates programs with the built tool, each as a project of its own; a process each, so that a crash is a result.
struct UseMigration {
  /// A program after the tool has run.
  struct Migrated: Sendable {
    let before: [String: String]
    var after: [String: String] = [:]
    /// How the model was converted.
    var outcome: Outcome?
    var reasons: [String] = []
    /// What the tool was not content with, or how it ended.
    var fault: String?
  }

  private let folder: URL
  private static let tool =
    ProcessInfo.processInfo.environment["USE_SITES_TOOL"]
    ?? packageRoot.appendingPathComponent(".build/debug/migrate-tool").path
  /// How many run at the same time.
  private static let width = 2

  init(in folder: URL) throws {
    self.folder = folder
    for otherKeys in [false, true] {
      for (index, document) in UseDocuments.regular.texts(otherKeys: otherKeys).enumerated() {
        try folder.write(document, to: "\(UseDocuments.regular.name(otherKeys: otherKeys))/item-\(index + 1).json")
      }
    }
  }

  /// The programs by their numbers.
  func migrated(_ programs: [UseProgram]) async throws -> [Int: Migrated] {
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await withThrowingTaskGroup(of: (Int, Migrated).self) { group in
      var rest = programs[...]
      for _ in 0..<Self.width {
        if let next = rest.popFirst() { group.addTask { (next.number, try await migrate(next)) } }
      }
      var all: [Int: Migrated] = [:]
      while let (number, result) = try await group.next() {
        all[number] = result
        if let next = rest.popFirst() { group.addTask { (next.number, try await migrate(next)) } }
      }
      return all
    }
  }

  private func migrate(_ program: UseProgram) async throws -> Migrated {
    let sources = program.sources
    var result = Migrated(before: sources)
    let own = folder.appendingPathComponent("p\(program.number)")
    for (name, text) in sources { try own.write(text, to: "source/\(name)") }
    let reportFile = own.appendingPathComponent("report.json")
    var arguments = [
      "migrate", own.appendingPathComponent("source").path, "--write", "--allow-dirty", "--reporter", "json",
      "--report-file",
      reportFile.path,
    ]
    if program.isTightened {
      let evidence = UseDocuments.regular.name(otherKeys: program.model.style == .otherKeys)
      arguments += ["--evidence", folder.appendingPathComponent(evidence).path, "--min-samples", "1"]
    }
    if program.renames { arguments.append("--rename") }
    let run: ProcessResult
    do {
      run = try await runProcess(
        .path(.init(Self.tool)), arguments, environment: .inherit.updating(["SWIFT_BACKTRACE": "enable=no"]),
        seconds: 60)
    } catch is TimeLimitExceeded {
      result.fault = "the tool does not end"
      return result
    }
    guard run.succeeded, let data = try? Data(contentsOf: reportFile) else {
      result.fault = "the tool ends with \(run.exitCode.map(String.init) ?? "a signal"): \(run.output.suffix(600))"
      return result
    }
    let report = try JSONDecoder().decode(Report.self, from: data)
    for name in sources.keys {
      result.after[name] = try String(contentsOf: own.appendingPathComponent("source/\(name)"), encoding: .utf8)
    }
    let item = report.items.first { $0.name == program.distinctName }
    result.outcome = item?.outcome
    result.reasons = item?.reasons ?? []
    result.fault = report.faults.first
    return result
  }
}
