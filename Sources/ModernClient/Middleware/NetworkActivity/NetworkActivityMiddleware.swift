import Foundation
import HTTPTransport

/// Counts the requests in progress, for an activity indicator.
///
/// ```swift
/// let client = Middleware.Stack([NetworkActivityMiddleware.self]).buildClient()
/// NetworkActivityMiddleware.shared.onChange { count in spinner.isHidden = count == 0 }
/// ```
public struct NetworkActivityMiddleware: SelfContainedMiddleware {
  private struct State {
    var count = 0
    var listener: (queue: DispatchQueue, call: @Sendable (Int) -> Void)?
  }

  /// The middleware that counts for the whole app. Each one that a stack creates from the type counts here too.
  public static let shared = NetworkActivityMiddleware(Locked(State()))

  private let state: Locked<State>

  /// Creates a middleware that counts for the whole app, as ``shared`` does.
  public init() {
    self = .shared
  }

  private init(_ state: Locked<State>) {
    self.state = state
  }

  /// Returns a middleware with a count of its own, for one client or for a test.
  public static func separate() -> NetworkActivityMiddleware { NetworkActivityMiddleware(Locked(State())) }

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

  /// Counts the request until it is answered, failed or cancelled.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    add(1)
    defer { add(-1) }
    return try await next(request)
  }

  private func add(_ change: Int) {
    state.withLock { state in
      state.count += change
      guard let (queue, call) = state.listener else { return }
      // Put on the queue under the lock, so that the last number told is the last there was.
      let count = state.count
      queue.async { call(count) }
    }
  }
}
