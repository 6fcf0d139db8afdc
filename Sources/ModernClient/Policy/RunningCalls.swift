import HTTPTransport

/// A client's calls in progress, by the types of their requests.
package final class RunningCalls: Sendable {
  private struct Entry {
    let request: ObjectIdentifier?
    let cancel: @Sendable () -> Void
  }

  private struct State: Sendable {
    var number = 0
    var entries: [Int: Entry] = [:]
  }

  private let state = Locked(State())

  /// The observers of the calls.
  package let observers = CallObservers()

  /// Runs a call so that it can be cancelled by its type. It is also cancelled with its waiting task.
  ///
  /// - Parameters:
  ///   - type: the type of its request. Nil for an old one.
  ///   - work: the call.
  /// - Returns: the call's result.
  package func run<Value: Sendable>(
    _ type: (any HTTPRequestRepresentation.Type)?, _ work: @escaping @Sendable () async -> Value
  ) async -> Value {
    let task = Task { await work() }
    let number = add(Entry(request: type.map { ObjectIdentifier($0) }) { task.cancel() })
    defer { state.withLock { $0.entries[number] = nil } }
    return await withTaskCancellationHandler {
      await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// The number of calls in progress.
  package var count: Int { state.withLock { $0.entries.count } }

  /// Cancels all calls, or those of one type.
  func cancel(_ type: (any HTTPRequestRepresentation.Type)? = nil) {
    let wanted = type.map { ObjectIdentifier($0) }
    let cancelled = state.withLock { state in
      state.entries.values.filter { wanted == nil || $0.request == wanted }
    }
    for entry in cancelled { entry.cancel() }
  }

  private func add(_ entry: Entry) -> Int {
    state.withLock { state in
      state.number += 1
      state.entries[state.number] = entry
      return state.number
    }
  }
}

extension HTTPClient {
  /// Cancels all calls in progress of one type of request, for example if a screen no longer needs the results.
  ///
  /// Each of them ends with an error with ``HTTPClientError/isCancelled``, unless its outcome is already on its way. A
  /// proxy counts as the request that it wraps. Later calls are not affected.
  ///
  /// ```swift
  /// client.cancelCalls(of: SearchProducts.self)
  /// ```
  ///
  /// - Parameter type: the type of the requests.
  public func cancelCalls<Request: HTTPRequestRepresentation>(of type: Request.Type) {
    runningCalls.cancel(type)
  }

  /// Cancels all calls in progress, for example if the user signs out: of typed requests, and of old ones that this
  /// client executes. Calls that only use its ``transport`` continue.
  public func cancelAllCalls() {
    runningCalls.cancel()
  }
}
