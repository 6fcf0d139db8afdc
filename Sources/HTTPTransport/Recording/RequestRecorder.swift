import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that records the requests it is given, of old and new code alike.
///
/// ```swift
/// let recorder = RequestRecorder()
/// APIUtil.configuration.transport = recorder
/// …
/// print(recorder.requests)
/// ```
///
/// It takes the place of the network, so a recorded request has passed all middlewares. It can forward requests to
/// another transport.
public final class RequestRecorder: ClientTransport {
  private let recorded = Locked<[RecordedRequest]>([])
  private let response: @Sendable (URLRequest) async throws -> ServerResponse

  /// Makes a recorder that answers by itself and sends nothing.
  ///
  /// - Parameter response: the response to every request; by default an empty JSON object with status 200.
  public init(response: ServerResponse = ServerResponse(statusCode: 200, body: Data("{}".utf8))) {
    self.response = { _ in response }
  }

  /// Makes a recorder that forwards the requests it has recorded. A body stream is consumed by the recording, so it is
  /// forwarded empty.
  ///
  /// - Parameter transport: the transport to which requests are forwarded.
  public init(sendingOver transport: any ClientTransport) {
    response = { try await transport.send($0) }
  }

  /// The recorded requests, in the order in which they were sent.
  public var requests: [RecordedRequest] { recorded.withLock { $0 } }

  /// Records a request, and answers it.
  ///
  /// - Parameter request: the request.
  /// - Returns: the response.
  /// - Throws: the error of the transport to which requests are forwarded.
  public func send(_ request: URLRequest) async throws -> ServerResponse {
    let recording = RecordedRequest(request)
    recorded.withLock { $0.append(recording) }
    return try await response(request)
  }
}
