import Foundation
import HTTPTransport
import ModernClient

/// Answers certain requests without a network.
public struct RequestStub: Sendable {
  let matches: @Sendable (OutgoingRequest) -> Bool
  private let responses: [StubResponse]
  private let used = Locked(0)

  /// Answers the requests of one type, even inside proxies.
  ///
  /// - Parameters:
  ///   - type: the type of the request.
  ///   - responses: the responses, in their order. The last one is repeated. Without any, an empty 200.
  public init<Request: HTTPRequestRepresentation>(_ type: Request.Type, _ responses: StubResponse...) {
    self.init({ $0.metadata.requestType.map { $0 == type } ?? false }, responses)
  }

  /// Answers the requests to one path, including old ones.
  ///
  /// - Parameters:
  ///   - path: the path with its leading slash, without a query.
  ///   - method: the method; nil for any.
  ///   - responses: the responses, in their order. The last one is repeated. Without any, an empty 200.
  public init(path: String, method: HTTPClient.Method? = nil, _ responses: StubResponse...) {
    self.init(
      { request in
        request.urlRequest.url?.path == path
          && method.map { $0.rawValue == request.urlRequest.httpMethod ?? "GET" } ?? true
      },
      responses
    )
  }

  /// Answers the requests that a closure selects.
  ///
  /// - Parameters:
  ///   - matches: returns whether the stub answers a request.
  ///   - responses: the responses, in their order. The last one is repeated. Without any, an empty 200.
  public init(where matches: @escaping @Sendable (OutgoingRequest) -> Bool, _ responses: StubResponse...) {
    self.init(matches, responses)
  }

  init(_ matches: @escaping @Sendable (OutgoingRequest) -> Bool, _ responses: [StubResponse]) {
    self.matches = matches
    self.responses = responses.isEmpty ? [.status(200)] : responses
  }

  /// The number of requests that the stub has answered.
  public var useCount: Int { used.withLock { $0 } }

  func next() -> StubResponse {
    let index = used.withLock { used in
      defer { used += 1 }
      return used
    }
    return responses[min(index, responses.count - 1)]
  }
}
