import Foundation
import HTTPTransport

/// Which requests are answered without a network, and with what.
public struct Stub: Sendable {
  let matches: @Sendable (OutgoingRequest) -> Bool
  private let answers: [StubAnswer]
  private let used = Locked(0)

  /// Answers the requests of one type, however they are wrapped.
  ///
  /// - Parameters:
  ///   - type: the type of the request.
  ///   - answers: what they get, one after the other; the last one again and again. Without any, an empty 200.
  public init<Request: HTTPRequestRepresentation>(_ type: Request.Type, _ answers: StubAnswer...) {
    self.init({ $0.metadata.requestType.map { $0 == type } ?? false }, answers)
  }

  /// Answers the requests to one path, old ones too.
  ///
  /// - Parameters:
  ///   - path: the path with its leading slash, without a query.
  ///   - method: the method; nil for any.
  ///   - answers: what they get, one after the other; the last one again and again. Without any, an empty 200.
  public init(path: String, method: HTTPMethod? = nil, _ answers: StubAnswer...) {
    self.init(
      { request in
        request.urlRequest.url?.path == path
          && method.map { $0.rawValue == request.urlRequest.httpMethod ?? "GET" } ?? true
      },
      answers
    )
  }

  /// Answers the requests for which a closure says so.
  ///
  /// - Parameters:
  ///   - matches: whether a request is meant.
  ///   - answers: what they get, one after the other; the last one again and again. Without any, an empty 200.
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
