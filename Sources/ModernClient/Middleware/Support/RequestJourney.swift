import HTTPTransport

/// The progress of a request. It tells a transport's error from a middleware's.
final class RequestJourney: Sendable {
  enum Station {
    /// Nothing has come back.
    case underWay
    /// The transport failed.
    case lost
    /// A response is on its way back to the caller.
    case answered(ServerResponse)
  }

  private let state = Locked(Station.underWay)

  /// The body of the response, if the caller wants it as a stream.
  let body = StreamedBody()

  private let observation = Locked<CallObservation?>(nil)

  /// Reports each sending of the request to the observers of its call.
  func report(to observation: CallObservation) { self.observation.withLock { $0 = observation } }

  /// The request is given to the transport.
  func departs() { observation.withLock { $0 }?.departs() }

  /// The request's current station. For a request that was sent several times, the station of its last attempt.
  var station: Station {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
