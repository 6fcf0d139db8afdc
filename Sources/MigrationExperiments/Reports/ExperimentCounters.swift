import Foundation

/// The number of runs by outcome. Once an experiment has finished all its runs, `runs == notSampled + skipped + equal +
/// different + timedOut`.
public struct ExperimentCounters: Sendable, Hashable {
  /// Bodies that were decoded.
  public internal(set) var runs = 0
  /// Bodies that were not sampled.
  public internal(set) var notSampled = 0
  /// Bodies that exceeded the budget, or that were too large.
  public internal(set) var skipped = 0
  /// Runs in which both sides were equal, including two failures.
  public internal(set) var equal = 0
  /// Equal runs in which nothing was compared: both sides failed, or had no values.
  public internal(set) var comparedNothing = 0
  /// Runs in which they differed.
  public internal(set) var different = 0
  /// Runs that took too long.
  public internal(set) var timedOut = 0
  /// Different runs in which only the candidate threw.
  public internal(set) var failed = 0
  /// Reports that were dropped for newer ones.
  public internal(set) var droppedReports = 0
  /// Reports that a stream lost because its reader was too slow.
  public internal(set) var undeliveredReports = 0
  /// The seconds that the control took, in all completed runs.
  public internal(set) var controlTime: TimeInterval = 0
  /// The seconds that the candidate took, in the same runs.
  public internal(set) var candidateTime: TimeInterval = 0

  /// Nothing has happened yet.
  public init() {}
}
