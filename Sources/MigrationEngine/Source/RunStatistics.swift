import Foundation
import SwiftParser
import SwiftSyntax

/// The work that this process has done so far, for `--statistics`.
///
/// `@unchecked Sendable`: every access to the variables holds the lock.
public final class RunStatistics: @unchecked Sendable {
  /// The text that a parser was given.
  enum Parse: String, CaseIterable {
    case files, outlines, again, prepared, results, fragments

    fileprivate var title: String {
      switch self {
      case .files: "files as they were read"
      case .outlines: "files without their bodies, to save memory"
      case .again: "such files, whole again"
      case .prepared: "files that are brought into another form first"
      case .results: "changed files, to check and to count"
      case .fragments: "pieces of code"
      }
    }
  }

  /// A part of a run, the time of which is measured.
  enum Stage: String, CaseIterable {
    case reading, planning, checking, reporting
  }

  /// The statistics of this process.
  public static let process = RunStatistics()

  private let lock = NSLock()
  private var parses: [Parse: Int] = [:]
  private var parsedBytes = 0
  private var stages: [Stage: (count: Int, seconds: Double, peak: Int)] = [:]
  private var interpretations = 0
  private var interpreted: Set<SyntaxIdentifier> = []

  private init() {}

  func note(_ parse: Parse, bytes: Int) {
    lock.withLock {
      parses[parse, default: 0] += 1
      parsedBytes += bytes
    }
  }

  func noteInterpretation(of initializer: some SyntaxProtocol) {
    lock.withLock {
      interpretations += 1
      interpreted.insert(initializer.id)
    }
  }

  /// Runs a part of the run, and returns its result. What runs at the same time is counted twice.
  func measure<Result>(_ stage: Stage, _ work: () throws -> Result) rethrows -> Result {
    let start = ProcessInfo.processInfo.systemUptime
    defer {
      let seconds = ProcessInfo.processInfo.systemUptime - start
      let peak = Self.peakMemory
      lock.withLock {
        let before = stages[stage] ?? (0, 0, 0)
        stages[stage] = (before.count + 1, before.seconds + seconds, max(before.peak, peak))
      }
    }
    return try work()
  }

  /// The largest memory of the process so far, in bytes.
  private static var peakMemory: Int {
    var usage = rusage()
    // Darwin counts bytes, Linux KiB.
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return Int(usage.ru_maxrss)
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// The statistics for a terminal.
  public var text: String {
    lock.withLock {
      func row(_ number: Int, _ title: String) -> String {
        String(repeating: " ", count: max(0, 9 - "\(number)".count)) + "\(number)  \(title)"
      }
      var lines = ["Parsed, \(parsedBytes / 1024) KiB in all"]
      lines += Parse.allCases.map { row(parses[$0] ?? 0, $0.title) }
      lines += ["Interpreted", row(interpretations, "times"), row(interpreted.count, "initializers")]
      lines.append("Stages")
      lines += Stage.allCases.compactMap { stage in
        stages[stage].map { found in
          let times = found.count == 1 ? "once" : "\(found.count) times"
          return row(
            Int(found.seconds * 1000), "ms \(stage.rawValue), \(times), at most \(found.peak / 1_048_576) MiB")
        }
      }
      return lines.map { $0 + "\n" }.joined()
    }
  }
}

extension SourceFileSyntax {
  /// Parses code.
  ///
  /// - Parameters:
  ///   - text: the code.
  ///   - kind: what it is, for the statistics.
  static func parsed(_ text: String, as kind: RunStatistics.Parse) -> SourceFileSyntax {
    RunStatistics.process.note(kind, bytes: text.utf8.count)
    return Parser.parse(source: text)
  }
}
