import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers without a network, and keeps what was sent.
package struct StubTransport: ClientTransport {
  package let sent = Locked<[URLRequest]>([])
  private let answer: @Sendable (URLRequest) throws -> HTTPAnswer

  package init(_ answer: @escaping @Sendable (URLRequest) throws -> HTTPAnswer) {
    self.answer = answer
  }

  package init(status: Int = 200, body: String) {
    self.init { HTTPAnswer(statusCode: status, body: Data(body.utf8), url: $0.url) }
  }

  package func send(_ request: URLRequest) async throws -> HTTPAnswer {
    sent.withLock { $0.append(request) }
    return try answer(request)
  }
}
