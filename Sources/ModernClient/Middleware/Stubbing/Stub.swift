import Foundation
import HTTPTransport

/// Answers certain requests without a network.
public struct Stub: Sendable {
  let matches: @Sendable (OutgoingRequest) -> Bool
  private let answers: [StubAnswer]
  private let used = Locked(0)

  /// Answers the requests of one type, even inside proxies.
  ///
  /// - Parameters:
  ///   - type: the type of the request.
  ///   - answers: the answers, in their order. The last one is repeated. Without any, an empty 200.
  public init<Request: HTTPRequestRepresentation>(_ type: Request.Type, _ answers: StubAnswer...) {
    self.init({ $0.metadata.requestType.map { $0 == type } ?? false }, answers)
  }

  /// Answers the requests to one path, including old ones.
  ///
  /// - Parameters:
  ///   - path: the path with its leading slash, without a query.
  ///   - method: the method; nil for any.
  ///   - answers: the answers, in their order. The last one is repeated. Without any, an empty 200.
  public init(path: String, method: HTTPMethod? = nil, _ answers: StubAnswer...) {
    self.init(
      { request in
        request.urlRequest.url?.path == path
          && method.map { $0.rawValue == request.urlRequest.httpMethod ?? "GET" } ?? true
      },
      answers
    )
  }

  /// Answers the requests that a closure selects.
  ///
  /// - Parameters:
  ///   - matches: returns whether the stub answers a request.
  ///   - answers: the answers, in their order. The last one is repeated. Without any, an empty 200.
  public init(where matches: @escaping @Sendable (OutgoingRequest) -> Bool, _ answers: StubAnswer...) {
    self.init(matches, answers)
  }

  private init(_ matches: @escaping @Sendable (OutgoingRequest) -> Bool, _ answers: [StubAnswer]) {
    self.matches = matches
    self.answers = answers.isEmpty ? [.status(200)] : answers
  }

  /// The number of requests that the stub has answered.
  public var useCount: Int { used.withLock { $0 } }

  func next() -> StubAnswer {
    let index = used.withLock { used in
      defer { used += 1 }
      return used
    }
    return answers[min(index, answers.count - 1)]
  }
}
