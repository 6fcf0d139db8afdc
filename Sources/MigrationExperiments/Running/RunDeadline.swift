import Foundation
import HTTPTransport

/// Decides whether a run completed or timed out, whichever happens first.
final class RunDeadline: Sendable {
  /// Waits for a time. Throws if it is cancelled.
  typealias Timer = @Sendable (TimeInterval) async throws -> Void

  private let isDecided = Locked(false)
  private let timer = Locked<Task<Void, Never>?>(nil)

  /// Whether nobody waits for the run's result any more.
  var isPast: Bool { isDecided.withLock { $0 } }

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - limit: the number of seconds after which the time is over; nil for never.
  ///   - timer: waits for the time.
  ///   - onTimeout: called if the run does not finish in time.
  init(limit: TimeInterval?, timer wait: @escaping Timer, onTimeout: @escaping @Sendable () -> Void) {
    guard let limit else { return }
    let task = Task.detached(priority: .utility) { [weak self] in
      guard (try? await wait(limit)) != nil, let self, decide() else { return }
      onTimeout()
    }
    timer.withLock { $0 = task }
  }

  /// Marks the run as finished.
  ///
  /// - Returns: whether it finished in time.
  func finish() -> Bool {
    timer.withLock { $0 }?.cancel()
    return decide()
  }

  private func decide() -> Bool {
    isDecided.withLock { isDecided in
      defer { isDecided = true }
      return !isDecided
    }
  }

  static let clock: Timer = { seconds in
    // Beyond a century, a number of nanoseconds would not fit.
    try await Task.sleep(nanoseconds: seconds > 0 ? UInt64(min(seconds, 3e9) * 1e9) : 0)
  }
}
