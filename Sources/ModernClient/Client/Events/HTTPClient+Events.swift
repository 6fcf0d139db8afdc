import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// Something that happened to a call, for monitoring. See ``HTTPClient/events(bufferingNewest:)``.
  ///
  /// It has no secrets: its URL and its error are without them, and its numbers are those at the time of the event.
  public struct Event: Sendable {
    /// The kinds of events. The events of one call come in the order of the cases.
    public enum Kind: Sendable {
      /// The call has begun.
      case started
      /// The request is sent once more: after a failure, with a new token, or for the rest of a download.
      /// ``Event/attempts`` says how often it has been sent.
      case resent
      /// The call has ended, with the error that the caller gets. Nil means that it succeeded.
      case finished(HTTPClientError?)
    }

    /// The kind of event.
    public let kind: Kind

    /// The number of the call, by which its events are found. Each call of a client has its own.
    public let call: Int

    /// The name of the request's type. A proxy counts as the request that it wraps.
    public let requestType: String

    /// The method.
    public let method: HTTPClient.Method

    /// The URL without its secrets. Nil if the request has none, as with a wrong path.
    public let url: URL?

    /// The status of the last response. Nil if none has arrived.
    public let statusCode: Int?

    /// The number of seconds since the call began.
    public let duration: TimeInterval

    /// The number of times that the request was sent over the transport. It is 0 if a stub or a cache answered.
    public let attempts: Int

    /// The number of bytes of the request's body. Nil for a stream, whose length is not known.
    public let sentBytes: Int64?

    /// The number of bytes of the response's body that have arrived: in memory, in a file, or as the pieces of a stream.
    public let receivedBytes: Int64
  }

  /// Returns what happens to the client's calls from now on, to monitor them.
  ///
  /// ```swift
  /// let monitor = Task {
  ///   for await event in client.events() {
  ///     if case .finished = event.kind { metrics.add(event.requestType, event.duration) }
  ///   }
  /// }
  /// monitor.cancel()  // ends the loop
  /// ```
  ///
  /// Every typed call is seen, whatever its form: `call`, `fullResponse` and their completions, paths, pages, publishers,
  /// ``download(_:to:resumes:options:)``, ``stream(_:options:)``, and the old form of a typed request
  /// (Bridge's `executeAsync`). A stream is finished when its last piece was read, or when it ended otherwise. Requests
  /// that only use the ``transport`` are not seen.
  ///
  /// Each observer has a stream of its own, and several may observe at once. A stream ends when the task of its loop is
  /// cancelled, or with the client; one that nobody has any more costs nothing. A call never waits for an observer, so
  /// one that is slow loses events: the oldest ones. A call that began before is not seen.
  ///
  /// - Parameter limit: the largest number of events that wait for a slow observer. The newest are kept. The default is
  ///   1,000.
  /// - Returns: the events, each of which has the request's type, the method, and the URL without secrets.
  public func events(bufferingNewest limit: Int = 1_000) -> AsyncStream<Event> {
    runningCalls.observers.stream(bufferingNewest: limit)
  }
}

extension HTTPClient.Event: CustomStringConvertible {
  /// The event on one line, without secrets.
  ///
  /// ```
  /// finished: GET https://example.com/products (Products), status 200, 0.120 s, 1 attempt, 512 bytes
  /// ```
  public var description: String {
    var parts = ["\(name): \(method.rawValue) \(url?.absoluteString ?? "without an address") (\(requestType))"]
    if let statusCode { parts.append("status \(statusCode)") }
    if case .finished = kind {
      parts.append("\(Double(Int(duration * 1_000)) / 1_000) s")
      parts.append("\(attempts) attempt\(attempts == 1 ? "" : "s")")
      parts.append("\(receivedBytes) bytes")
    }
    if case .finished(let error?) = kind { parts.append("\(error)") }
    return parts.joined(separator: ", ").onOneLine
  }

  private var name: String {
    switch kind {
    case .started: "started"
    case .resent: "resent"
    case .finished(nil): "finished"
    case .finished: "failed"
    }
  }
}
