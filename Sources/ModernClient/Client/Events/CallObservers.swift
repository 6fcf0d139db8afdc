import HTTPTransport

/// The observers of a client's calls.
package final class CallObservers: Sendable {
  private struct State {
    var streams = 0
    var calls = 0
    var open: [Int: AsyncStream<HTTPClient.Event>.Continuation] = [:]
  }

  private let state = Locked(State())

  deinit {
    // A loop that still waits ends with the client.
    for continuation in state.withLock({ $0.open.values }) { continuation.finish() }
  }

  /// The number of observers.
  package var count: Int { state.withLock { $0.open.count } }

  /// Adds an observer, which goes with its stream.
  func stream(bufferingNewest limit: Int) -> AsyncStream<HTTPClient.Event> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: HTTPClient.Event.self, bufferingPolicy: .bufferingNewest(max(1, limit)))
    let number = state.withLock { state in
      state.streams += 1
      state.open[state.streams] = continuation
      return state.streams
    }
    continuation.onTermination = { [weak self] _ in
      // Taken out of the lock, because a continuation must not be released inside it.
      _ = self?.state.withLock { $0.open.removeValue(forKey: number) }
    }
    return stream
  }

  /// Begins to observe a call. Nil if nobody wants to know, so that nothing is done for nobody.
  func observation<Request: HTTPRequestRepresentation>(
    of request: Request, _ configuration: HTTPClient.Configuration
  ) -> CallObservation? {
    let number = state.withLock { state -> Int? in
      guard !state.open.isEmpty else { return nil }
      state.calls += 1
      return state.calls
    }
    return number.map { CallObservation(of: request, configuration, number: $0, reportingTo: self) }
  }

  func report(_ event: HTTPClient.Event) {
    for continuation in state.withLock({ Array($0.open.values) }) { continuation.yield(event) }
  }
}
