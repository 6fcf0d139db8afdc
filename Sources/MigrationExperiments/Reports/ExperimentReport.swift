import Foundation

/// A run that did not find both sides the same.
public struct ExperimentReport: Sendable, Hashable {
  /// The outcome of a run.
  public enum Outcome: Sendable, Hashable {
    /// The two sides differ.
    case different(ValueComparisonResult)
    /// The run took longer than so many seconds.
    case timedOut(after: TimeInterval)
  }

  /// The experiment's name.
  public let experiment: String

  /// The number of the run in the journal, from 1.
  public let run: Int

  /// The outcome of the run.
  public let outcome: Outcome

  /// The differences between the sides. Empty after a time-out.
  public var differences: [ValueDifference] {
    if case .different(let result) = outcome { result.differences } else { [] }
  }
}

extension ExperimentReport: CustomStringConvertible {
  /// The differences, one on each line, after the experiment's name.
  public var description: String {
    switch outcome {
    case .different(let result): "\(experiment), run \(run):\n\(result)"
    case .timedOut(let limit): "\(experiment), run \(run): not done after \(limit) s"
    }
  }
}
