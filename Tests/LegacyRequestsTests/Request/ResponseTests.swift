import Foundation
import HTTPTransport
import LegacyRequests
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a completion gets for the responses of a real server, good, bad and broken ones, with every method.
@Suite struct ResponseTests {
  private static let report = #"{"status": {"code": 400, "error_code": 7, "message": "売り切れ"}, "names": ["a"]}"#

  @Test(arguments: Method.allCases) func anErrorWithAReportIsAResponseAndAnError(method: Method) async throws {
    let outcome = try await outcome(
      of: method, [.response(422, ["Content-Type": "application/json"], body: Self.report)])
    #expect(outcome.names == ["a"])
    #expect(outcome.status == Status.StatusParams(code: 400, errorCode: 7, message: "売り切れ"))
    #expect(outcome.error as? HTTPFailure == .unacceptableStatus(422))
    #expect(outcome.message == "売り切れ")
  }

  @Test(arguments: Method.allCases) func anErrorPageIsItsStatus(method: Method) async throws {
    let page = "<!DOCTYPE html><html><body>Bad gateway</body></html>"
    let outcome = try await outcome(of: method, [.response(502, ["Content-Type": "text/html"], body: page)])
    #expect(outcome.names == nil)
    #expect(outcome.error as? HTTPFailure == .unacceptableStatus(502))
    #expect(outcome.message == "The server answered with status 502.")
  }

  @Test(arguments: Method.allCases, [RawStep.response(200), .text("HTTP/1.1 204 No Content\r\n\r\n")])
  func anEmptyBodyIsUnreadable(method: Method, response: RawStep) async throws {
    let outcome = try await outcome(of: method, [response])
    #expect(outcome.names == nil)
    #expect(outcome.error as? HTTPFailure == .unreadableBody)
  }

  @Test(arguments: Method.allCases) func anEmptyBodyOfAnErrorIsItsStatus(method: Method) async throws {
    let outcome = try await outcome(of: method, [.response(500)])
    #expect(outcome.names == nil)
    #expect(outcome.error as? HTTPFailure == .unacceptableStatus(500))
  }

  /// What arrived is JSON by itself, and yet it must not pass for the whole.
  @Test(arguments: Method.allCases, [RawStep.close, .reset])
  func aBodyThatIsCutOffIsAnErrorOfTheNetwork(method: Method, end: RawStep) async throws {
    let outcome = try await outcome(
      of: method, [.text("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"names\": [\"a\"]}"), .pause(0.1), end])
    #expect(outcome.names == nil)
    #expect(outcome.error is URLError)
    #expect(outcome.message == outcome.error?.localizedDescription)
  }

  @Test(arguments: Method.allCases) func aClosedConnectionIsAnErrorOfTheNetwork(method: Method) async throws {
    let outcome = try await outcome(of: method, [.close])
    #expect(outcome.names == nil)
    #expect(outcome.error is URLError)
  }

  @Test(arguments: Method.allCases) func aResponseInPiecesArrives(method: Method) async throws {
    let outcome = try await outcome(
      of: method,
      [.text("HTTP/1.1 200 OK\r\nContent-Le"), .pause(0.05), .text("ngth: 16\r\n\r\n{\"nam"), .pause(0.05)]
        + [.text("es\": [\"a\"]}")])
    #expect(outcome.names == ["a"])
    #expect(outcome.error == nil)
  }

  @Test(arguments: Method.allCases) func aRefusedConnectionIsAnErrorOfTheNetwork(method: Method) async throws {
    let outcome = await method.request(Params(url: "http://127.0.0.1:1/")).outcome()
    #expect(outcome.names == nil)
    #expect((outcome.error as? URLError)?.code == .cannotConnectToHost)
    #expect(outcome.message == outcome.error?.localizedDescription)
  }

  @Test(arguments: Method.allCases) func aSlowResponseIsGivenUpAfterTheTimeOutOfTheRequest(method: Method) async throws
  {
    try await withRawServer { _ in
      [.hold]
    } _: { server in
      let outcome = await method.request(Params(url: "\(server.url)"), timeout: 1)
        .outcome(with: APIConfiguration(timeout: patience))
      #expect(outcome.names == nil)
      #expect((outcome.error as? URLError)?.code == .timedOut)
    }
  }

  @Test func aSlowResponseIsGivenUpAfterTheTimeOutOfTheConfiguration() async throws {
    try await withRawServer { _ in
      [.hold]
    } _: { server in
      let outcome = await Method.get.request(Params(url: "\(server.url)")).outcome(with: APIConfiguration(timeout: 1))
      #expect((outcome.error as? URLError)?.code == .timedOut)
    }
  }

  private func outcome(of method: Method, _ steps: [RawStep]) async throws -> Outcome {
    try await withRawServer { _ in
      steps
    } _: { server in
      await method.request(Params(url: "\(server.url)/a")).outcome(with: APIConfiguration(timeout: patience))
    }
  }
}
