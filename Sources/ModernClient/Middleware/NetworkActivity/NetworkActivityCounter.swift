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

  /// The counter of those middlewares that were told no other.
  public static let shared = NetworkActivityCounter()

  private let state = Locked(State())

  /// Makes a counter of its own.
  public init() {}

  /// The number of requests in progress.
  public var count: Int { state.withLock { $0.count } }

  /// Asks to be told of each change; replaces whoever asked before.
  ///
  /// - Parameters:
  ///   - queue: a serial queue, where it is called in the order of the changes.
  ///   - listener: gets the number of requests under way; nil to be told no longer.
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
