import Foundation

/// The clock of the middlewares, which a test can replace so that it need not wait.
///
/// ```swift
/// let waits = Locked<[TimeInterval]>([])
/// let clock = MiddlewareClock(sleep: { seconds in waits.withLock { $0.append(seconds) } })
/// let retry = RetryMiddleware(clock: clock)
/// ```
public struct MiddlewareClock: Sendable {
  /// Returns the current time.
  public let now: @Sendable () -> Date

  /// Waits for a number of seconds. Throws `CancellationError` as soon as the task is cancelled.
  public let sleep: @Sendable (TimeInterval) async throws -> Void

  /// Creates a clock. The defaults use the real time.
  ///
  /// - Parameters:
  ///   - now: returns the current time.
  ///   - sleep: waits for a number of seconds.
  public init(
    now: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (TimeInterval) async throws -> Void = { try await MiddlewareClock.realSleep($0) }
  ) {
    self.now = now
    self.sleep = sleep
  }

  /// The real time.
  public static let system = MiddlewareClock()

  /// Waits in real time.
  ///
  /// - Parameter seconds: the number of seconds, at most a day.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func realSleep(_ seconds: TimeInterval) async throws {
    try await Task.sleep(nanoseconds: UInt64(max(0, min(seconds, 86_400)) * 1_000_000_000))
  }
}
