import Foundation

/// What candidates may cost. What is beyond it is not run, and counted.
public struct ExperimentBudget: Sendable, Hashable {
  /// How many seconds one run may take; it counts as timed out then. Nil for as long as it takes.
  ///
  /// Code that decodes cannot be stopped from outside: a run that timed out keeps its place until it returns, so that no
  /// more than `concurrentRuns` are ever stuck. Whatever it finds is dropped.
  public var timeLimit: TimeInterval?

  /// How many runs there are at a time; at least one.
  public var concurrentRuns: Int

  /// How many more may wait. Each holds on to a body.
  public var queuedRuns: Int

  /// How large a body may be, in bytes. Nil for any size.
  public var bodyLimit: Int?

  /// Makes a budget; what is left out has a value that no app will notice.
  ///
  /// - Parameters:
  ///   - timeLimit: How many seconds one run may take.
  ///   - concurrentRuns: How many runs there are at a time; at least one.
  ///   - queuedRuns: How many more may wait.
  ///   - bodyLimit: How large a body may be, in bytes.
  public init(
    timeLimit: TimeInterval? = 5, concurrentRuns: Int = 1, queuedRuns: Int = 8, bodyLimit: Int? = 4 << 20
  ) {
    self.timeLimit = timeLimit
    self.concurrentRuns = concurrentRuns
    self.queuedRuns = queuedRuns
    self.bodyLimit = bodyLimit
  }

  /// As many runs as there are bodies, one after the other, however long they take: for tests.
  public static let unlimited = ExperimentBudget(timeLimit: nil, queuedRuns: .max, bodyLimit: nil)
}
