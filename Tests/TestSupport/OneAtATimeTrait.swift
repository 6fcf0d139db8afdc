import Foundation
import LegacyRequests
import ModernClient
import Testing

/// Keeps tests apart that would disturb each other: all test targets run in one process, and `.serialized` holds within a
/// suite alone.
package struct OneAtATimeTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let turn: Turn
  /// Notes how things are before a test, and gives what puts them back.
  fileprivate var restoring: @Sendable () -> @Sendable () -> Void = { {} }

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite's scope would hold what its own tests wait for.
    guard testCase != nil else { return try await function() }
    await turn.begin()
    let restore = restoring()
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(try await function())
    } catch {
      outcome = .failure(error)
    }
    restore()
    await turn.end()
    try outcome.get()
  }
}

extension Trait where Self == OneAtATimeTrait {
  /// The test changes, or relies on, what the whole process shares: `APIUtil.configuration`, `HTTPClient.shared`. Both are
  /// afterwards as they were before.
  package static var usesSharedConfiguration: Self {
    Self(turn: .sharedConfiguration) {
      let (old, new) = (APIUtil.configuration, HTTPClient.shared.configuration)
      return {
        APIUtil.configuration = old
        HTTPClient.shared.configuration = new
      }
    }
  }

  /// The test computes for seconds. All tests share as many threads as there are cores: with several of these at once,
  /// answers of a server would wait for longer than a time-out.
  package static var computesForLong: Self { Self(turn: .computation) }

  /// The test waits for processes that compute for seconds: one such process, beside what ``computesForLong`` itself.
  package static var runsProcesses: Self { Self(turn: .processes) }
}

/// The build folder of all tests that verify, kept below `.build`, so that the libraries are compiled once. One
/// verification at a time may use it: tests under ``OneAtATimeTrait/runsProcesses`` alone.
package let verificationBuildPath = packageRoot.appendingPathComponent(".build/verification-tests").path

/// One at a time, in the order of arrival.
private actor Turn {
  static let sharedConfiguration = Turn()
  static let computation = Turn()
  static let processes = Turn()

  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func begin() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
