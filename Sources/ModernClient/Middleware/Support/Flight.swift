import HTTPTransport

/// A piece of work that several callers wait for. Each caller may cancel without affecting the others.
///
/// It does not await a `Task`, because a cancelled caller would then wait until the work is done.
final class Flight<Value: Sendable>: Sendable {
  private struct State {
    var result: Result<Value, any Error>?
    var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
    var left: Set<Int> = []
    var joined = 0
    var passengers = 0
    var isAbandoned = false
    var work: Task<Void, Never>?
  }

  private let survivesAlone: Bool
  private let state = Locked(State())

  /// - Parameter survivesAlone: whether the work continues if nobody waits for it any more.
  init(survivesAlone: Bool) {
    self.survivesAlone = survivesAlone
  }

  /// Adds a waiting caller, unless all callers have left and the work is cancelled.
  ///
  /// - Returns: the caller's number, for waiting. Nil if it is too late.
  func join() -> Int? {
    state.withLock { state in
      guard !state.isAbandoned else { return nil }
      state.joined += 1
      state.passengers += 1
      return state.joined
    }
  }

  /// The number of callers that currently wait for the outcome.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Sets the work to cancel once all callers have left.
  func cancelWhenAbandoned(_ work: Task<Void, Never>) {
    let isAbandoned = state.withLock { state in
      if state.result == nil { state.work = work }
      return state.isAbandoned
    }
    if isAbandoned { work.cancel() }
  }

  /// Waits for the outcome.
  ///
  /// - Parameter place: from ``join()``; used once.
  /// - Throws: the work's error, or at once `CancellationError` if the waiting task is cancelled.
  func value(for place: Int) async throws -> Value {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Value, any Error>? = state.withLock { state in
          if state.left.remove(place) != nil { return .failure(CancellationError()) }
          if let result = state.result { return result }
          state.waiting[place] = continuation
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      leave(place)
    }
  }

  /// Gives all callers the outcome. Only the first call has an effect.
  func finish(_ result: Result<Value, any Error>) {
    let waiting = state.withLock { state in
      guard state.result == nil else { return [CheckedContinuation<Value, any Error>]() }
      state.result = result
      state.work = nil
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume(with: result) }
  }

  private func leave(_ place: Int) {
    let (continuation, work) = state.withLock { state -> (CheckedContinuation<Value, any Error>?, Task<Void, Never>?) in
      guard state.result == nil else { return (nil, nil) }
      let continuation = state.waiting.removeValue(forKey: place)
      // Cancelled before it waits: it is told when it comes.
      if continuation == nil { state.left.insert(place) }
      state.passengers -= 1
      state.isAbandoned = state.passengers == 0 && !survivesAlone
      return (continuation, state.isAbandoned ? state.work : nil)
    }
    continuation?.resume(throwing: CancellationError())
    work?.cancel()
  }
}
