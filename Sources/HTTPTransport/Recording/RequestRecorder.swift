import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A transport that keeps what is sent, by old and new code alike.
///
/// ```swift
/// let recorder = RequestRecorder()
/// APIUtil.configuration.transport = recorder
/// …
/// print(recorder.requests)
/// ```
///
/// It stands where the network does, so what it sees has passed all middlewares. It may send on, to another transport.
public final class RequestRecorder: ClientTransport {
  private let recorded = Locked<[RecordedRequest]>([])
  private let answer: @Sendable (URLRequest) async throws -> HTTPAnswer

  /// Makes a recorder that answers by itself, and sends nothing.
  ///
  /// - Parameter answer: what everyone is told; by default an empty JSON object, with status 200.
  public init(answer: HTTPAnswer = HTTPAnswer(statusCode: 200, body: Data("{}".utf8))) {
    self.answer = { _ in answer }
  }

  /// Makes a recorder that sends on what it has recorded. Of a body that is a stream nothing is left to send.
  ///
  /// - Parameter transport: what sends.
  public init(sendingOver transport: any ClientTransport) {
    answer = { try await transport.send($0) }
  }

  /// The requests recorded so far, in the order in which they were sent.
  public var requests: [RecordedRequest] { recorded.withLock { $0 } }

  /// Records a request, and answers it.
  ///
  /// - Parameter request: what is sent.
  /// - Returns: the answer.
  /// - Throws: what the transport that it is sent on to throws.
  public func send(_ request: URLRequest) async throws -> HTTPAnswer {
    let recording = RecordedRequest(request)
    recorded.withLock { $0.append(recording) }
    return try await answer(request)
  }
}
