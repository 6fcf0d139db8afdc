import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// The server's report is read by its own keys, whatever the client's key strategy.
@Suite struct ReportedStatusStrategyTests {
  /// A client's way of reading JSON.
  enum Keys: CaseIterable {
    case standard, snakeCase, verbatim, useDefaultKeys, customUppercase, customUnderscores, ownDecoding

    func use(in configuration: inout HTTPClient.Configuration) {
      switch self {
      case .standard: break
      case .snakeCase: configuration.useJSON(keys: .snakeCase)
      case .verbatim: configuration.useJSON(keys: .verbatim, dates: .iso8601)
      case .useDefaultKeys:
        configuration.decoding = JSONResponseDecoding { $0.keyDecodingStrategy = .useDefaultKeys }
      case .customUppercase: configuration.decoding = Self.custom { $0 == "status" ? $0 : $0.uppercased() }
      case .customUnderscores: configuration.decoding = Self.custom { "_" + $0 }
      case .ownDecoding: configuration.decoding = PlainDecoding()
      }
    }

    private static func custom(_ spelling: @escaping @Sendable (String) -> String) -> JSONResponseDecoding {
      JSONResponseDecoding { decoder in
        decoder.keyDecodingStrategy = .custom { Key(spelling($0.last?.stringValue ?? "")) }
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ stringValue: String) { self.stringValue = stringValue }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  private struct PlainDecoding: ResponseDecoding {
    func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
      try JSONDecoder().decode(type, from: body)
    }
  }

  /// `status`, and as a key strategy may spell it.
  private enum StatusKeys: String, CodingKey {
    case status
    case underscored = "_status"

    static func status(from decoder: any Decoder) throws -> HTTPResponseStatus {
      let container = try decoder.container(keyedBy: Self.self)
      return try container.decode(HTTPResponseStatus.self, forKey: container.contains(.status) ? .status : .underscored)
    }
  }

  private struct Buy: HTTPPostRequest {
    struct Response: HTTPResponse {
      let status: HTTPResponseStatus

      init(from decoder: any Decoder) throws { status = try StatusKeys.status(from: decoder) }
    }

    let endpoint: any HTTPEndpointConvertible = .path("buy")
  }

  /// A response that holds no report of its own.
  private struct Look: HTTPGetRequest {
    struct Response: Decodable, Sendable {}

    let endpoint: any HTTPEndpointConvertible = .path("look")
  }

  private struct Envelope: ResponseEnvelope {
    struct Refusal: Error, Equatable { let status: HTTPResponseStatus }
    let status: HTTPResponseStatus

    init(from decoder: any Decoder) throws { status = try StatusKeys.status(from: decoder) }

    var result: Result<Int, Refusal> { status.isError ? .failure(Refusal(status: status)) : .success(7) }
  }

  private struct Enveloped: HTTPGetRequest, EnvelopedRequest {
    typealias Response = Int
    typealias Envelope = ReportedStatusStrategyTests.Envelope

    let endpoint: any HTTPEndpointConvertible = .path("enveloped")
  }

  private static let report = HTTPResponseStatus(code: 200, errorCode: 1001, message: "Not enough coins")
  private static let body = #"{"status":{"code":200,"error_code":1001,"message":"Not enough coins"}}"#

  private func client(_ keys: Keys, _ status: Int, _ body: String = Self.body) -> HTTPClient {
    var configuration = HTTPClient.Configuration(
      baseURL: URL(string: "https://example.test"), destructiveErrorCodes: [1001],
      transport: StubTransport(status: status, body: body))
    keys.use(in: &configuration)
    return HTTPClient(configuration: configuration)
  }

  @Test(arguments: Keys.allCases, [200, 400, 422])
  func anErrorInTheStatusObjectIsAFailure(keys: Keys, status: Int) async throws {
    let client = client(keys, status)
    let error = try #require(
      await #expect(throws: HTTPClientError.self) { try await client.call(Buy()) })
    guard case .server(Self.report) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    expectReport(in: error, status)
  }

  @Test(arguments: Keys.allCases, [200, 400, 422])
  func anErrorInAnEnvelopeIsItsFailure(keys: Keys, status: Int) async throws {
    let client = client(keys, status)
    let error = try #require(
      await #expect(throws: HTTPClientError.self) { try await client.call(Enveloped()) })
    #expect(error.failure(of: Enveloped.self) == Envelope.Refusal(status: Self.report))
    expectReport(in: error, status)
  }

  @Test(arguments: Keys.allCases, [400, 422])
  func anErrorStatusIsExplainedByABodyThatTheResponseDoesNotLookAt(keys: Keys, status: Int) async throws {
    let client = client(keys, status)
    let error = try #require(await #expect(throws: HTTPClientError.self) { try await client.call(Look()) })
    guard case .server(Self.report) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    expectReport(in: error, status)
  }

  @Test(arguments: Keys.allCases) func whatReportsNoErrorIsASuccess(keys: Keys) async throws {
    let body = #"{"status":{"code":200,"error_code":0,"message":"Thanks"}}"#
    let client = client(keys, 200, body)
    let response = try await client.call(Buy())
    #expect(response.status == HTTPResponseStatus(code: 200, errorCode: 0, message: "Thanks"))
    #expect(try await client.call(Enveloped()) == 7)
  }

  @Test func theRulesOfTheRequestAndOfTheResponseChangeNothing() async throws {
    struct Stated: HTTPGetRequest {
      struct Response: HTTPResponse { let status: HTTPResponseStatus }
      let endpoint: any HTTPEndpointConvertible = .path("a")
      let decoding: any ResponseDecoding = PlainDecoding()
    }
    struct OfItsType: HTTPGetRequest {
      struct Response: HTTPResponse, SelfDecodingResponse {
        static var responseDecoding: any ResponseDecoding { PlainDecoding() }
        let status: HTTPResponseStatus
      }
      let endpoint: any HTTPEndpointConvertible = .path("a")
    }
    let client = client(.snakeCase, 200)
    let stated = await #expect(throws: HTTPClientError.self) { try await client.call(Stated()) }
    expectReport(in: try #require(stated), 200)
    let ofItsType = await #expect(throws: HTTPClientError.self) { try await client.call(OfItsType()) }
    expectReport(in: try #require(ofItsType), 200)
  }

  private func expectReport(in error: HTTPClientError, _ status: Int) {
    #expect(error.status == Self.report)
    #expect(error.destructiveErrorCode == 1001)
    #expect(error.message == "Not enough coins")
    #expect(error.statusCode == status)
  }
}
