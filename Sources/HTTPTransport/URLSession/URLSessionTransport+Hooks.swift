import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension URLSessionTransport {
  /// The treatment of redirects. A redirect that is refused is the response, with its status.
  public enum RedirectPolicy: Sendable {
    /// Follows up to 20 redirects, the default. The request loses its credentials on the way to another origin.
    case follow
    /// Follows none. On Linux, the response has no body.
    case refuse
    /// Follows redirects to the scheme, host and port that were asked.
    case sameOrigin
    /// Asks a closure, on the session's delegate queue. It gets the response that redirects, and the request that would
    /// be sent next, without credentials for another origin. It returns that request, another one, or nil to refuse. No
    /// redirect leaves HTTP, or goes on after 20.
    case custom(@Sendable (HTTPURLResponse, URLRequest) -> URLRequest?)

    /// Returns the request to send next. Nil to refuse.
    func next(_ response: HTTPURLResponse, _ request: URLRequest) -> URLRequest? {
      switch self {
      case .follow: request
      case .refuse: nil
      case .sameOrigin: request.url?.origin == response.url?.origin ? request : nil
      case .custom(let decide): decide(response, request)
      }
    }
  }

  /// The times and amounts of one request, with its redirects.
  public struct Metrics: Sendable {
    /// The HTTP method.
    public let method: String

    /// The URL, without user, password, query and fragment, which may hold secrets.
    public let url: URL?

    /// The HTTP status. Nil if no response arrived.
    public let statusCode: Int?

    /// The time at which the request was given to `URLSession`.
    public let start: Date

    /// The number of seconds until the head of the final response arrived. Nil if none did.
    public let secondsToHead: TimeInterval?

    /// The number of seconds until the end of the body, or the error.
    public let seconds: TimeInterval

    /// The number of bytes of the request's body that were sent.
    public let sentBytes: Int64

    /// The number of bytes of the response's body that arrived, after decompression.
    public let receivedBytes: Int64

    /// The number of redirects that were followed.
    public let redirectCount: Int

    /// The reason why the request failed. Nil if it did not.
    public let error: (any Error)?

    #if !canImport(FoundationNetworking)
      /// URLSession's own metrics: connections, name look-up, TLS. Nil for a cancelled request. Linux has none.
      public let taskMetrics: URLSessionTaskMetrics?
    #endif
  }
}

/// The additions of an app to a session.
struct SessionHooks: Sendable {
  typealias Challenge =
    @Sendable (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)

  var redirects = URLSessionTransport.RedirectPolicy.follow
  var challenge: Challenge?
  var metrics: (@Sendable (URLSessionTransport.Metrics) -> Void)?
}

/// The times and amounts of a request that still runs.
struct Measurement: Sendable {
  let method: String
  let url: URL?
  let start = Date()
  var head: Date?
  var statusCode: Int?
  var sentBytes: Int64 = 0
  var receivedBytes: Int64 = 0
  var redirectCount = 0
  #if !canImport(FoundationNetworking)
    var taskMetrics: URLSessionTaskMetrics?
  #endif

  init(_ request: URLRequest) {
    method = request.httpMethod ?? "GET"
    var components = request.url.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    components?.user = nil
    components?.password = nil
    components?.query = nil
    components?.fragment = nil
    url = components?.url
  }

  mutating func noteHead(_ response: URLResponse?) {
    guard head == nil, let response = response as? HTTPURLResponse else { return }
    head = Date()
    statusCode = response.statusCode
  }

  func metrics(error: (any Error)?) -> URLSessionTransport.Metrics {
    let secondsToHead = head?.timeIntervalSince(start)
    let seconds = Date().timeIntervalSince(start)
    #if canImport(FoundationNetworking)
      return URLSessionTransport.Metrics(
        method: method, url: url, statusCode: statusCode, start: start, secondsToHead: secondsToHead, seconds: seconds,
        sentBytes: sentBytes, receivedBytes: receivedBytes, redirectCount: redirectCount, error: error)
    #else
      return URLSessionTransport.Metrics(
        method: method, url: url, statusCode: statusCode, start: start, secondsToHead: secondsToHead, seconds: seconds,
        sentBytes: sentBytes, receivedBytes: receivedBytes, redirectCount: redirectCount, error: error,
        taskMetrics: taskMetrics)
    #endif
  }
}
