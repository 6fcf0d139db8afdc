import Foundation
import HTTPTransport
import ModernClient

/// A stub's response or error in place of the server's, with an optional delay.
public struct StubResponse: Sendable {
  let delay: TimeInterval
  let response: @Sendable (OutgoingRequest) async throws -> ServerResponse

  /// Creates a response from the request.
  ///
  /// - Parameter response: returns the response. Called for each request.
  public init(_ response: @escaping @Sendable (OutgoingRequest) async throws -> ServerResponse) {
    self.init(delay: 0, response)
  }

  private init(delay: TimeInterval, _ response: @escaping @Sendable (OutgoingRequest) async throws -> ServerResponse) {
    self.delay = delay
    self.response = response
  }

  /// A body of JSON, as it is written here.
  public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> StubResponse {
    data(Data(text.utf8), contentType: "application/json", status: status, headers: headers)
  }

  /// Any body.
  public static func data(
    _ body: Data,
    contentType: String,
    status: Int = 200,
    headers: [String: String] = [:]
  ) -> StubResponse {
    let headers = headers.merging(["Content-Type": contentType]) { own, _ in own }
    return StubResponse { request in
      ServerResponse(statusCode: status, headers: headers, body: body, url: request.urlRequest.url)
    }
  }

  /// A status alone.
  public static func status(_ code: Int, headers: [String: String] = [:]) -> StubResponse {
    StubResponse { ServerResponse(statusCode: code, headers: headers, url: $0.urlRequest.url) }
  }

  /// An error, as of a network that is not there.
  public static func failure(_ error: any Error) -> StubResponse {
    StubResponse { _ in throw error }
  }

  /// Returns the same response with a delay. Cancelling ends the wait.
  ///
  /// - Parameter seconds: the delay in seconds.
  public func after(_ seconds: TimeInterval) -> StubResponse {
    StubResponse(delay: delay + seconds, response)
  }
}
