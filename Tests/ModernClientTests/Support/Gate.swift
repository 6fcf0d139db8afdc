import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Holds whoever comes until it is opened, or their task is cancelled.
final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var arrivals = 0
    var waiting: [UUID: CheckedContinuation<Void, any Error>] = [:]
  }

  private let state = Locked(State())

  /// How many have come so far.
  var arrivals: Int { state.withLock { $0.arrivals } }

  /// How many stand there now.
  var waiting: Int { state.withLock { $0.waiting.count } }

  func pass() async throws {
    let id = UUID()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isOpen = state.withLock { state in
          state.arrivals += 1
          if !state.isOpen { state.waiting[id] = continuation }
          return state.isOpen
        }
        if isOpen { continuation.resume() } else if Task.isCancelled { leave(id) }
      }
    } onCancel: {
      leave(id)
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume() }
  }

  private func leave(_ id: UUID) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(throwing: CancellationError())
  }
}

/// A transport as a closure that may take its time.
struct ClosureTransport: ClientTransport {
  let response: @Sendable (URLRequest) async throws -> ServerResponse

  init(_ response: @escaping @Sendable (URLRequest) async throws -> ServerResponse) {
    self.response = response
  }

  func send(_ request: URLRequest) async throws -> ServerResponse {
    try await response(request)
  }
}
