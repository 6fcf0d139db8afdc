import HTTPTransport

/// A handle to one execution of an old request, by which it can be cancelled.
///
/// ```swift
/// let call = request.execute { response, error in … }
/// call.cancel()
/// ```
public final class APICall: Sendable {
  private enum State {
    case running(cancel: (@Sendable () -> Void)?)
    case cancelled
    case over
  }

  private let state = Locked(State.running(cancel: nil))

  init() {}

  /// Whether the call was cancelled before its completion was called.
  public var isCancelled: Bool {
    state.withLock { if case .cancelled = $0 { true } else { false } }
  }

  /// Cancels the call. May be called on any thread, and more than once.
  ///
  /// The completion gets `URLError(.cancelled)`, on its queue and not from within this method, unless it was called
  /// already. If you cancel on that queue, a response that is already on its way there is no longer delivered.
  public func cancel() {
    let action = state.withLock { state -> (@Sendable () -> Void)? in
      guard case .running(let action) = state else { return nil }
      state = .cancelled
      return action
    }
    action?()
  }

  /// Says what cancelling does; done at once when the call was cancelled before.
  func onCancel(_ action: @escaping @Sendable () -> Void) {
    let isCancelled = state.withLock { state in
      if case .running = state { state = .running(cancel: action) }
      if case .cancelled = state { return true }
      return false
    }
    if isCancelled { action() }
  }

  /// Notes that the completion is about to be called: from here on cancelling does nothing.
  ///
  /// - Returns: whether the call came to its end, not cancelled.
  func finish() -> Bool {
    state.withLock { state in
      if case .cancelled = state { return false }
      state = .over
      return true
    }
  }
}
