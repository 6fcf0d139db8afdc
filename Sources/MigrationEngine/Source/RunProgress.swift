import Foundation

/// The progress of a run, for code that shows it meanwhile.
///
/// `@unchecked Sendable`: every access to the variables holds the lock.
public final class RunProgress: @unchecked Sendable {
  public enum Phase: Sendable {
    case reading, planning, verifying
  }

  /// The current phase, and the number of files that are done.
  public struct Step: Sendable, Equatable {
    public var phase = Phase.reading
    public var done = 0
    public var total = 0
  }

  private let lock = NSLock()
  private var step = Step()

  public init() {}

  public var current: Step { lock.withLock { step } }

  /// Begins another phase.
  ///
  /// - Parameters:
  ///   - phase: the new phase.
  ///   - total: the number of files in it; 0 if unknown.
  public func begin(_ phase: Phase, total: Int = 0) { lock.withLock { step = Step(phase: phase, total: total) } }

  /// Notes that one more file is done. A file may be read again.
  func advance() { lock.withLock { step.done = min(step.done + 1, step.total) } }
}
