import Foundation
import TestSupport

@testable import MigrationEngine

/// Migrates programs, and compares what they print before and after.
struct UseCampaign {
  /// What became of one program.
  struct Result: Sendable {
    let program: UseProgram
    let verdict: Verdict
    /// How the model was converted.
    let outcome: Outcome?
    let before: [String: String]
    let after: [String: String]
    /// What the report says of the model.
    let reasons: [String]
  }

  enum Verdict: Sendable, Equatable {
    case same
    /// It does not compile before the migration, so it says nothing.
    case leftOut(String)
    case differs(before: String, after: String)
    case rejected(String)
    case crashes(before: String)
    /// The tool was not content with its own result, or failed.
    case fault(String)

    var isFailure: Bool {
      switch self {
      case .same, .leftOut: false
      default: true
      }
    }
  }

  /// How many programs share a compilation.
  private static let batch = 100

  let folder: URL

  /// - Parameter note: is called with the results of each share as it ends.
  func results(of programs: [UseProgram], note: ([Result]) throws -> Void) async throws -> [Result] {
    let compilation = try await UseCompilation(in: folder)
    var results: [Result] = []
    for start in stride(from: 0, to: programs.count, by: Self.batch) {
      let share = Array(programs[start..<min(start + Self.batch, programs.count)])
      let own = try await self.results(of: share, with: compilation, name: "batch\(start)")
      try note(own)
      results += own
    }
    return results
  }

  private func results(
    of programs: [UseProgram], with compilation: UseCompilation, name: String
  ) async throws -> [Result] {
    let migrated = try await UseMigration(in: folder.appendingPathComponent(name)).migrated(programs)
    let before = try await compilation.confirmed(
      programs.map { program in
        .init(
          number: program.number,
          files: migrated[program.number]!.before.merging(
            ["P\(program.number)_Driver.swift": program.driver(isDecoded: false)]) { first, _ in first })
      }, name: name + "-before")
    let changed = programs.filter { program in
      if case .rejected = before[program.number] { return false }
      let own = migrated[program.number]!
      return own.fault == nil && own.after != own.before
    }
    let after = try await compilation.confirmed(
      changed.map { program in
        let own = migrated[program.number]!
        let isDecoded = own.outcome == .synthesized || own.outcome == .explicit
        return .init(
          number: program.number,
          files: own.after.merging(
            ["P\(program.number)_Driver.swift": program.driver(isDecoded: isDecoded)]) { first, _ in first })
      }, name: name + "-after")
    return programs.map { program in
      let own = migrated[program.number]!
      return Result(
        program: program,
        verdict: Self.verdict(fault: own.fault, before: before[program.number], after: after[program.number]),
        outcome: own.outcome, before: own.before, after: own.after, reasons: own.reasons)
    }
  }

  private static func verdict(
    fault: String?, before: UseCompilation.Behaviour?, after: UseCompilation.Behaviour?
  ) -> Verdict {
    if case .rejected(let why) = before { return .leftOut(why) }
    if let fault { return .fault(fault) }
    guard let before, let after, before != after else { return .same }
    switch (before, after) {
    case (_, .rejected(let why)): return .rejected(why)
    case (.printed(let text), .crashed): return .crashes(before: text)
    case (.printed(let old), .printed(let new)): return .differs(before: old, after: new)
    case (.crashed(let old), .crashed(let new)): return .differs(before: old + "(crash)", after: new + "(crash)")
    case (.crashed(let old), .printed(let new)): return .differs(before: old + "(crash)", after: new)
    case (.rejected, _): return .same
    }
  }
}
