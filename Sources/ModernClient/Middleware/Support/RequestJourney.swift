import HTTPTransport

/// How far a request has come: by it an error of the transport is told from one of a middleware.
final class RequestJourney: Sendable {
  enum Station {
    /// Nothing has come back.
    case underWay
    /// The transport failed.
    case lost
    /// An answer is on its way back to the caller.
    case answered(HTTPAnswer)
  }

  private let state = Locked(Station.underWay)

  /// Where it is; of a request that was sent several times, what came of the last time.
  var station: Station {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}
