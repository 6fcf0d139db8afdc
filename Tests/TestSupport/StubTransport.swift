import Foundation
import HTTPTransport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers without a network, and keeps what was sent.
package struct StubTransport: ClientTransport {
  package let sent = Locked<[URLRequest]>([])
  private let response: @Sendable (URLRequest) throws -> ServerResponse

  package init(_ response: @escaping @Sendable (URLRequest) throws -> ServerResponse) {
    self.response = response
  }

  package init(status: Int = 200, body: String) {
    self.init { ServerResponse(statusCode: status, body: Data(body.utf8), url: $0.url) }
  }

  package func send(_ request: URLRequest) async throws -> ServerResponse {
    sent.withLock { $0.append(request) }
    return try response(request)
  }
}
