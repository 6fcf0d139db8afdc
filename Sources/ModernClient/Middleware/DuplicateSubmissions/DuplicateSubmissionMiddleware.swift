import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Prevents the same request from being sent twice at the same time, as by a double tap.
///
/// Two requests are the same if their method, URL, headers, body, time-out and cache policy are. After the response, a
/// request may be sent again. A read request is never the same as one from before a write, because the server may
/// answer differently during and after the write. In a stack, put it after the middleware that adds a token, so that
/// requests of different users are never the same.
///
/// ```swift
/// let client = Middleware.Stack([DuplicateSubmissionMiddleware(refusesSecond: true)]).buildClient()
/// ```
public final class DuplicateSubmissionMiddleware: SelfContainedMiddleware {
  private struct Key: Hashable {
    let method: String?
    let url: URL?
    let headers: [String: String]?
    let body: Data?
    let timeout: TimeInterval
    let cachePolicy: URLRequest.CachePolicy

    /// Whether it only reads (RFC 9110, 9.2.1).
    var isSafe: Bool { ["GET", "HEAD", "OPTIONS", "TRACE"].contains(method ?? "GET") }

    init(_ request: URLRequest) {
      method = request.httpMethod
      url = request.url
      headers = request.allHTTPHeaderFields
      body = request.httpBody
      timeout = request.timeoutInterval
      cachePolicy = request.cachePolicy
    }
  }

  private let refusesSecond: Bool
  private let guards: @Sendable (OutgoingRequest) -> Bool
  private let flights = Locked<[Key: Flight<ServerResponse>]>([:])

  /// Creates a middleware that joins the same requests.
  public convenience init() {
    self.init(refusesSecond: false)
  }

  /// Creates the middleware.
  ///
  /// - Parameters:
  ///   - refusesSecond: whether the second request fails with ``HTTPClient/Refusal/duplicateSubmission``. If not, it gets
  ///     the response of the first, but no progress; the first is then cancelled only if all its callers cancel.
  ///   - guards: returns whether a request is checked. By default, all are. A request with a body stream is never the
  ///     same as another.
  public init(refusesSecond: Bool, where guards: @escaping @Sendable (OutgoingRequest) -> Bool = { _ in true }) {
    self.refusesSecond = refusesSecond
    self.guards = guards
  }

  /// Sends the request, unless the same one is in progress.
  public func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
    let key = Key(request.urlRequest)
    if !key.isSafe { forgetReads() }
    defer { if !key.isSafe { forgetReads() } }
    // The response of another one would not be in this one's file.
    guard request.urlRequest.httpBodyStream == nil, request.destination == nil, !request.isStreamed,
      guards(request)
    else { return try await next(request) }
    return try await refusesSecond ? refuse(request, key, next) : join(request, key, next)
  }

  /// The number of callers that wait for a running request. For tests.
  package var waitingCount: Int { flights.withLock { $0.values.reduce(0) { $0 + $1.waitingCount } } }

  private func join(_ request: OutgoingRequest, _ key: Key, _ next: MiddlewareNext) async throws -> ServerResponse {
    try Task.checkCancellation()
    let (flight, place, isFirst) = flights.withLock { flights -> (Flight<ServerResponse>, Int?, Bool) in
      if let flight = flights[key], let place = flight.join() { return (flight, place, false) }
      let flight = Flight<ServerResponse>(survivesAlone: false)
      flights[key] = flight
      return (flight, flight.join(), true)
    }
    guard let place else { throw CancellationError() }
    if isFirst {
      // A task of its own, because the one who was first may be cancelled while others wait.
      let work = Task {
        let result: Result<ServerResponse, any Error>
        do {
          result = .success(try await next(request))
        } catch {
          result = .failure(error)
        }
        remove(flight, of: key)
        flight.finish(result)
      }
      flight.cancelWhenAbandoned(work)
    }
    return try await flight.value(for: place)
  }

  private func refuse(_ request: OutgoingRequest, _ key: Key, _ next: MiddlewareNext) async throws -> ServerResponse {
    let flight = Flight<ServerResponse>(survivesAlone: false)
    let isFirst = flights.withLock { flights in
      guard flights[key] == nil else { return false }
      flights[key] = flight
      return true
    }
    guard isFirst else { throw HTTPClient.Refusal.duplicateSubmission }
    defer { remove(flight, of: key) }
    return try await next(request)
  }

  /// Ensures that later read requests get their own responses.
  private func forgetReads() {
    flights.withLock { flights in flights = flights.filter { !$0.key.isSafe } }
  }

  /// Removes a request, unless another one has replaced it after it was cancelled.
  private func remove(_ flight: Flight<ServerResponse>, of key: Key) {
    flights.withLock { if $0[key] === flight { $0[key] = nil } }
  }
}
