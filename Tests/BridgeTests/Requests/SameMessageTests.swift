import Bridge
import Foundation
import HTTPTransport
import LegacyJSON
import ModernClient
import TestSupport
import Testing

@testable import LegacyRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The old requests and the new client tell the user the same about the same response.
@Suite struct SameMessageTests {
  private struct OldParams: RequestParams {
    let url: String?

    func getUrl() -> String? { url }
    func getRequestParams() -> Any { [:] as [String: Any] }
    func getContentType() -> ContentType { .none }
  }

  private struct Ask<Response: Decodable & Sendable>: HTTPGetRequest {
    let endpoint: any HTTPEndpointConvertible = .path("coin")
  }

  struct Answer: ClientTransport, CustomTestStringConvertible {
    var status = 200
    var body = ""
    var error: (any Error)?

    func send(_ request: URLRequest) async throws -> ServerResponse {
      if let error { throw error }
      return ServerResponse(statusCode: status, body: Data(body.utf8), url: request.url)
    }

    var testDescription: String { error.map { "\($0)" } ?? "\(status) \(body)" }
  }

  static let failures: [Answer] =
    [200, 400, 401, 500].flatMap { status in
      [
        #"{"status": {"code": 400, "error_code": 7, "message": "Sold out"}, "coin": 1}"#,
        #"{"status": {"error_code": 7, "message": "Sold out"}}"#,
        #"{"status": {"error_code": 7, "message": ""}}"#,
        #"{"status": {"error_code": 7, "message": null}, "coin": 1}"#,
        #"{"status": {"error_code": -7.9, "message": 5}, "coin": "1"}"#,
        #"{"status": {"error_code": true}, "coin": null}"#,
        #"{"status": {"error_code": 9, "message": "Maintenance"}}"#,
        "", "<html>no</html>", "5", #"{"coin": "#,
      ].map { Answer(status: status, body: $0) }
    }
    + [301, 404, 503].flatMap { status in
      [
        "{}", "[]", #"{"coin": 1}"#, #"{"status": {"error_code": 0}, "coin": 1}"#, #"{"status": "broken"}"#,
        #"{"status": {"error_code": "7", "message": "Sold out"}}"#, #"{"status": [7]}"#,
      ].map { Answer(status: status, body: $0) }
    }
    + [
      Answer(error: URLError(.timedOut)), Answer(error: URLError(.notConnectedToInternet)),
      Answer(error: HTTPFailure.notHTTP),
    ]

  /// What only a strict type does not accept, or what went well.
  static let successes: [Answer] = [
    "{}", "[]", #"{"coin": 1}"#, #"{"status": {}, "coin": 1}"#, #"{"status": {"error_code": 0, "message": "OK"}}"#,
    #"{"status": "broken", "coin": []}"#, #"{"status": {"error_code": "7", "message": "Sold out"}}"#,
  ].map { Answer(body: $0) }

  @Test(arguments: failures) func aFailureIsToldAlikeByAllThree(serverResponse: Answer) async throws {
    let old = try #require(await oldMessage(serverResponse))
    #expect(await newMessage(Ask<CoinResponse.Converted>(), serverResponse) == old)
    #expect(await newMessage(Ask<CoinResponse.Tightened>(), serverResponse) == old)
  }

  @Test(arguments: successes) func whereTheOldCodeSeesNoFailureTheConvertedSeesNone(serverResponse: Answer) async {
    #expect(await oldMessage(serverResponse) == nil)
    #expect(await newMessage(Ask<CoinResponse.Converted>(), serverResponse) == nil)
  }

  @Test func aDestructiveErrorShowsTheTextOfTheOldCallSite() async {
    let serverResponse = Answer(body: #"{"status": {"error_code": 9, "message": "Maintenance"}}"#)
    #expect(await oldMessage(serverResponse, destructive: [9]) == "Cannot connect")
    #expect(await newMessage(Ask<CoinResponse.Converted>(), serverResponse, destructive: [9]) == "Cannot connect")
    #expect(await newMessage(Ask<CoinResponse.Tightened>(), serverResponse, destructive: [9]) == "Cannot connect")
  }

  @Test func aRefusedConnectionIsToldAlike() async throws {
    let configuration = APIConfiguration(baseURL: URL(string: "http://127.0.0.1:1"))
    let old = try #require(await oldMessage(configuration))
    let new = try #require(await newMessage(Ask<CoinResponse.Converted>(), configuration))
    #expect(new.withoutConnectionTime == old.withoutConnectionTime)
  }

  @Test func theOldRequestsTakeAConvertedResponseToo() async {
    let configuration = configuration(Answer(body: #"{"status": {"error_code": 7, "message": "Sold out"}, "coin": 5}"#))
    let (coin, message) = await withCheckedContinuation { done in
      GetRequest<CoinResponse.Converted>(params: OldParams(url: "http://example.test"), referer: "")
        .execute(with: configuration) { response, error in
          done.resume(returning: (response?.coin, APIUtil.getErrorMessageIfAny(response, error: error)))
        }
    }
    #expect(coin == 5)
    #expect(message == "Sold out")
  }

  private func configuration(_ serverResponse: Answer, destructive: Set<Int> = []) -> APIConfiguration {
    APIConfiguration(
      baseURL: URL(string: "http://example.test"), destructiveErrorCodes: destructive, transport: serverResponse
    )
  }

  private func oldMessage(_ serverResponse: Answer, destructive: Set<Int> = []) async -> String? {
    await oldMessage(configuration(serverResponse, destructive: destructive))
  }

  /// As an old call site does it: first the destructive errors, then the rest.
  private func oldMessage(_ configuration: APIConfiguration) async -> String? {
    let params = OldParams(url: APIUtil.url(of: ["coin"], below: configuration.baseURL))
    return await withCheckedContinuation { done in
      GetRequest<CoinResponse.Old>(params: params, referer: "shop").execute(with: configuration) { response, error in
        if APIUtil.destructiveErrorCode(of: response, among: configuration.destructiveErrorCodes) != nil {
          return done.resume(returning: "Cannot connect")
        }
        done.resume(returning: APIUtil.getErrorMessageIfAny(response, error: error))
      }
    }
  }

  private func newMessage(
    _ request: some HTTPRequestRepresentation, _ serverResponse: Answer, destructive: Set<Int> = []
  ) async -> String? {
    await newMessage(request, configuration(serverResponse, destructive: destructive))
  }

  private func newMessage(
    _ request: some HTTPRequestRepresentation, _ configuration: APIConfiguration
  ) async -> String? {
    let client = HTTPClient(configuration: .init(following: configuration, destructiveErrorMessage: "Cannot connect"))
    do {
      _ = try await client.call(request, referer: "shop")
      return nil
    } catch {
      return error.message
    }
  }
}
