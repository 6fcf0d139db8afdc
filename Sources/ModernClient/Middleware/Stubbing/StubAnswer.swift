import Foundation
import HTTPTransport

/// A stub's answer or error in place of the server's, with an optional delay.
public struct StubAnswer: Sendable {
  let delay: TimeInterval
  let answer: @Sendable (OutgoingRequest) async throws -> HTTPAnswer

  /// Creates an answer from the request.
  ///
  /// - Parameter answer: returns the answer. Called for each request.
  public init(_ answer: @escaping @Sendable (OutgoingRequest) async throws -> HTTPAnswer) {
    self.init(delay: 0, answer)
  }

  private init(delay: TimeInterval, _ answer: @escaping @Sendable (OutgoingRequest) async throws -> HTTPAnswer) {
    self.delay = delay
    self.answer = answer
  }

  /// A body of JSON, as it is written here.
  public static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> StubAnswer {
    data(Data(text.utf8), contentType: "application/json", status: status, headers: headers)
  }

  /// Any body.
  public static func data(
    _ body: Data,
    contentType: String,
    status: Int = 200,
    headers: [String: String] = [:]
  ) -> StubAnswer {
    let headers = headers.merging(["Content-Type": contentType]) { own, _ in own }
    return StubAnswer { request in
      HTTPAnswer(statusCode: status, headers: headers, body: body, url: request.urlRequest.url)
    }
  }

  /// A status alone.
  public static func status(_ code: Int, headers: [String: String] = [:]) -> StubAnswer {
    StubAnswer { HTTPAnswer(statusCode: code, headers: headers, url: $0.urlRequest.url) }
  }

  /// An error, as of a network that is not there.
  public static func failure(_ error: any Error) -> StubAnswer {
    StubAnswer { _ in throw error }
  }

  /// Returns the same answer with a delay. Cancelling ends the wait.
  ///
  /// - Parameter seconds: the delay in seconds.
  public func after(_ seconds: TimeInterval) -> StubAnswer {
    StubAnswer(delay: delay + seconds, answer)
  }
}
