import Foundation
import HTTPTransport

/// The body of a response that arrives after its head: the way past the middlewares, which see the head alone.
final class StreamedBody: Sendable {
  private struct State {
    var isWanted = false
    var stream: ResponseStream<Data>?
  }

  private let state = Locked(State())

  /// Whether the caller wants the body as a stream.
  var isWanted: Bool {
    get { state.withLock { $0.isWanted } }
    set { state.withLock { $0.isWanted = newValue } }
  }

  /// Sends a request over a transport, and keeps the stream of its body. The stream of an earlier attempt ends.
  func receive(_ request: OutgoingRequest, over transport: any ClientTransport) async throws -> ServerResponse {
    let (response, body) = try await transport.stream(request.urlRequest, progress: request.progress)
    let former = state.withLock { state in
      defer { state.stream = response.isSuccess ? body : nil }
      return state.stream
    }
    former?.cancel()
    return response
  }

  /// Returns the body of a response: the stream, or what a middleware has put in its place.
  func body(of response: ServerResponse) -> ResponseStream<Data> {
    let stream = state.withLock { state in
      defer { state.stream = nil }
      return state.stream
    }
    if let stream, response.body.isEmpty { return stream }
    stream?.cancel()
    return ResponseStream(body: response.body)
  }
}

extension OutgoingRequest {
  /// Sends the request so that the body of a successful response follows its head.
  ///
  /// - Parameter send: sends the request through middlewares.
  func streamed(
    _ send: (OutgoingRequest) async throws -> ServerResponse
  ) async throws -> (response: ServerResponse, body: ResponseStream<Data>) {
    let body = journey.body
    body.isWanted = true
    let response = try await send(self)
    guard response.isSuccess else { return (response, ResponseStream([])) }
    return (response.withoutBody, body.body(of: response))
  }
}
