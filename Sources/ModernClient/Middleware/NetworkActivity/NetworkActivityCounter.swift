import Foundation
import HTTPTransport

/// Counts the requests in progress.
///
/// ```swift
/// NetworkActivityCounter.shared.onChange { count in
///   spinner.isHidden = count == 0
/// }
/// ```
public final class NetworkActivityCounter: Sendable {
  private struct State {
    var count = 0
    var listener: (queue: DispatchQueue, call: @Sendable (Int) -> Void)?
  }

  /// The counter that middlewares use by default.
  public static let shared = NetworkActivityCounter()

  private let state = Locked(State())

  /// Makes a counter of its own.
  public init() {}

  /// The number of requests in progress.
  public var count: Int { state.withLock { $0.count } }

  /// Sets the closure to call after each change. It replaces the previous one.
  ///
  /// - Parameters:
  ///   - queue: a serial queue, on which the closure is called in the order of the changes.
  ///   - listener: receives the number of requests in progress. Nil ends the calls.
  public func onChange(on queue: DispatchQueue = .main, _ listener: (@Sendable (Int) -> Void)?) {
    state.withLock { state in state.listener = listener.map { (queue, $0) } }
  }

  func add(_ change: Int) {
    state.withLock { state in
      state.count += change
      guard let (queue, call) = state.listener else { return }
      // Put on the queue under the lock, so that the last number told is the last there was.
      let count = state.count
      queue.async { call(count) }
    }
  }
}
