import Foundation
import MigrationEngine

/// One line on a terminal that says how far a long run is, and goes when that ends.
///
/// `@unchecked Sendable`: every access to the variable holds the lock.
final class ProgressLine: @unchecked Sendable {
  /// What the line shows.
  private let progress = RunProgress()
  private let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "progress"))
  private let lock = NSLock()
  private var isShown = false

  /// Begins to show the line after a second. On anything but a terminal, and where `CI` is set, nothing is shown.
  private init() {
    let isWanted = Console.isTerminal(.standardError) && ProcessInfo.processInfo.environment["CI"]?.isEmpty ?? true
    if isWanted {
      timer.setEventHandler { [weak self] in self?.show() }
      timer.schedule(deadline: .now() + 1, repeating: .milliseconds(200))
    }
    // A timer that was never activated must not go.
    timer.activate()
  }

  /// Takes the line away.
  private func end() {
    timer.cancel()
    lock.withLock {
      if isShown { Console.printError(Self.beginning) }
      isShown = false
    }
  }

  /// Shows the line while something is done.
  static func shown<Value>(_ work: (RunProgress) async throws -> Value) async throws -> Value {
    let line = ProgressLine()
    defer { line.end() }
    return try await work(line.progress)
  }

  private func show() {
    lock.withLock {
      guard !timer.isCancelled else { return }
      isShown = true
      Console.printError(Self.beginning + Self.text(for: progress.current))
    }
  }

  /// Goes to the beginning of the line and clears it.
  private static let beginning = "\r\u{1B}[2K"

  private static func text(for step: RunProgress.Step) -> String {
    switch step.phase {
    case .reading where step.total == 0: "Looking for files"
    case .reading: "Reading \(step.done) of \(step.total) files"
    case .planning: "Planning what becomes of \(step.total) files"
    case .verifying: "Comparing the old and the new code"
    }
  }
}
