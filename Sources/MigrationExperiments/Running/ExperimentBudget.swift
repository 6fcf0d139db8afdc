import Foundation

/// The limits on the cost of running candidates. Runs beyond the limits are skipped and counted.
public struct ExperimentBudget: Sendable, Hashable {
  /// The seconds after which a run counts as timed out. Nil means no limit.
  ///
  /// Code that decodes cannot be stopped from outside: a run that timed out keeps its slot until it returns, so at most
  /// `concurrentRuns` runs are ever stuck. Its result is dropped.
  public var timeLimit: TimeInterval?

  /// The largest number of concurrent runs; at least one.
  public var concurrentRuns: Int

  /// The largest number of runs that may wait. Each holds on to a body.
  public var queuedRuns: Int

  /// The size of the largest body that is compared, in bytes. Nil means no limit.
  public var bodyLimit: Int?

  /// Creates a budget. The defaults have no noticeable effect on an app.
  ///
  /// - Parameters:
  ///   - timeLimit: the number of seconds that one run may take.
  ///   - concurrentRuns: the largest number of concurrent runs; at least one.
  ///   - queuedRuns: the largest number of waiting runs.
  ///   - bodyLimit: the size of the largest body, in bytes.
  public init(
    timeLimit: TimeInterval? = 5, concurrentRuns: Int = 1, queuedRuns: Int = 8, bodyLimit: Int? = 4 << 20
  ) {
    self.timeLimit = timeLimit
    self.concurrentRuns = concurrentRuns
    self.queuedRuns = queuedRuns
    self.bodyLimit = bodyLimit
  }

  /// A budget for tests: runs every body, one after the other, without a time limit.
  public static let unlimited = ExperimentBudget(timeLimit: nil, queuedRuns: .max, bodyLimit: nil)
}
