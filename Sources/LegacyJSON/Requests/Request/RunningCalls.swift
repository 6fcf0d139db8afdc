import HTTPTransport

/// The calls of a request that are under way.
final class RunningCalls: Sendable {
  private struct State {
    var isCancelled = false
    var calls: [ObjectIdentifier: APICall] = [:]
  }

  private let state = Locked(State())

  /// Adds a call, and cancels it when all are.
  func add(_ call: APICall) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.calls[ObjectIdentifier(call)] = call }
      return state.isCancelled
    }
    if isCancelled { call.cancel() }
  }

  func remove(_ call: APICall) {
    state.withLock { $0.calls[ObjectIdentifier(call)] = nil }
  }

  /// Cancels all calls, now and later.
  func cancel() {
    let calls = state.withLock { state in
      state.isCancelled = true
      defer { state.calls = [:] }
      return state.calls
    }
    for call in calls.values { call.cancel() }
  }
}
