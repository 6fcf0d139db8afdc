import Foundation

/// The number of runs by outcome. Once an experiment has finished all its runs, `runs == notSampled + skipped + equal +
/// different + timedOut`.
public struct ExperimentCounters: Sendable, Hashable {
  /// Bodies that were decoded.
  public internal(set) var runs = 0
  /// Bodies on which no experiment was to be made.
  public internal(set) var notSampled = 0
  /// Bodies for which there was no room, or that were too large.
  public internal(set) var skipped = 0
  /// Runs in which both sides were the same; two failures are, too.
  public internal(set) var equal = 0
  /// Runs among the equal ones in which nothing was compared: both sides failed, or had no values.
  public internal(set) var comparedNothing = 0
  /// Runs in which they differed.
  public internal(set) var different = 0
  /// Runs that took too long.
  public internal(set) var timedOut = 0
  /// Runs in which the candidate threw, where the control did not; they differed, too.
  public internal(set) var failed = 0
  /// Reports that had to make room for newer ones.
  public internal(set) var droppedReports = 0
  /// Reports that a stream lost, because its reader was too slow.
  public internal(set) var undeliveredReports = 0
  /// The seconds that the control took, in all runs that came to an end.
  public internal(set) var controlTime: TimeInterval = 0
  /// The seconds that the candidate took, in the same runs.
  public internal(set) var candidateTime: TimeInterval = 0

  /// Nothing has happened yet.
  public init() {}
}
