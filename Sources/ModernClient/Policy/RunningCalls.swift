import HTTPTransport

/// The calls of a client that are under way, by the types of their requests.
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

  /// Runs a call so that it can be given up by its type. It is given up with the task that waits for it, too.
  ///
  /// - Parameters:
  ///   - type: the type of its request; nil for an old one.
  ///   - work: the call.
  /// - Returns: what the call brings.
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

  /// Gives up all calls, or those of one type.
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
  /// Gives up all calls of one type of request that are under way, as a screen does whose results nobody waits for any
  /// more.
  ///
  /// Each of them ends with an error that ``HTTPClientError/isCancelled``, unless its outcome was on its way already. A
  /// proxy goes by the type of the request that it stands for. Calls that begin later are not affected.
  ///
  /// ```swift
  /// client.cancelCalls(of: SearchProducts.self)
  /// ```
  ///
  /// - Parameter type: the type of the requests.
  public func cancelCalls<Request: HTTPRequestRepresentation>(of type: Request.Type) {
    runningCalls.cancel(type)
  }

  /// Gives up all calls that are under way, as an app does when its user signs out: of typed requests, and of old ones
  /// that this client executes. Not those that only use its ``transport``.
  public func cancelAllCalls() {
    runningCalls.cancel()
  }
}
