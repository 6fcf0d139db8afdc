import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// One line of a client's configuration says how the JSON of a whole API is spelled.
@Suite struct CodingPolicyTests {
  private struct Order: Codable, Sendable, Equatable {
    var productID = 5
    var paidAt = Date(timeIntervalSince1970: 1_714_555_800)

    private enum CodingKeys: String, CodingKey {
      case productID = "product_id"
      case paidAt = "PaidAt"
    }
  }

  private static let document = #"{"PaidAt":"2024-05-01T09:30:00Z","product_id":5}"#

  private struct Echo: HTTPPostRequest {
    typealias Response = Order

    let endpoint: any HTTPEndpointConvertible = .path("orders")
    var body: HTTPBody? { .json(Order()) }
  }

  /// A body that was made before there was a client.
  private struct StoredBody: HTTPPostRequest {
    typealias Response = [Order]

    let endpoint: any HTTPEndpointConvertible = .path("orders")
    let body: HTTPBody? = .json([Order()])
  }

  private func withEcho<Value>(_ body: (HTTPClient) async throws -> Value) async throws -> Value {
    try await withServer {
      ServerResponse($0.body)
    } _: { baseURL in
      let client = HTTPClient(configuration: .init(baseURL: baseURL, timeout: patience))
      client.configuration.useJSON(keys: .verbatim, dates: .iso8601)
      return try await body(client)
    }
  }

  @Test func bodiesAndResponsesFollowIt() async throws {
    try await withEcho { (client: HTTPClient) async throws in
      #expect(try await client.call(Echo()) == Order())
      #expect(try await client.call(StoredBody()) == [Order()])
      #expect(try await client.call(AnyRequest(Echo())) == Order())
    }
  }

  @Test func whatIsSentIsSpelledSo() async throws {
    let transport = StubTransport(body: Self.document)
    let client = HTTPClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
    client.configuration.useJSON(keys: .verbatim, dates: .iso8601)
    #expect(try await client.call(Echo()) == Order())
    #expect(transport.sent.withLock { $0.first?.httpBody } == Data(Self.document.utf8))
  }

  private static let dates: [(ParameterValue.Format<Date>, String)] = [
    (.secondsSince1970, "1714555800"), (.millisecondsSince1970, "1714555800000"), (.deferredToDate, "736248600"),
    (.iso8601WithFractionalSeconds, #""2024-05-01T09:30:00.000Z""#),
    (.pattern("yyyy.MM.dd HH:mm"), #""2024.05.01 09:30""#),
    (.custom({ .text("@\(Int($0.timeIntervalSince1970))") }, reading: { _ in Order().paidAt }), #""@1714555800""#),
  ]

  @Test(arguments: dates) func datesHaveTheChosenForm(dates: ParameterValue.Format<Date>, text: String)
    async throws
  {
    let transport = StubTransport(body: #"{"PaidAt":\#(text),"product_id":5}"#)
    let client = HTTPClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
    client.configuration.useJSON(keys: .verbatim, dates: dates)
    #expect(try await client.call(Echo()) == Order())
    let sent = transport.sent.withLock { $0.first?.httpBody }
    #expect(sent == Data(#"{"PaidAt":\#(text),"product_id":5}"#.utf8))
  }

  private static let readDates: [(ParameterValue.Format<Date>, String, Date?)] = [
    (.iso8601WithFractionalSeconds, #""2024-05-01T09:30:00.250Z""#, Date(timeIntervalSince1970: 1_714_555_800.25)),
    (.iso8601WithFractionalSeconds, #""2024-05-01T09:30:00Z""#, Date(timeIntervalSince1970: 1_714_555_800)),
    (.iso8601WithFractionalSeconds, "1714555800", nil), (.iso8601, #""2024-05-01""#, nil),
    (.secondsSince1970, "1714555800.25", Date(timeIntervalSince1970: 1_714_555_800.25)),
    (.pattern("yyyy-MM-dd"), #""2024-05-01""#, Date(timeIntervalSince1970: 1_714_521_600)),
    (.pattern("yyyy-MM-dd"), #""the first of May""#, nil), (.pattern("yyyy-MM-dd"), "[]", nil),
    (.custom { .text("\($0)") }, #""2024-05-01""#, nil),
  ]

  @Test(arguments: readDates.indices) func aDateOfAnotherFormatIsAnErrorWithItsPlace(index: Int) async throws {
    let (format, text, expected) = Self.readDates[index]
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"),
        transport: StubTransport(body: #"{"PaidAt":\#(text),"product_id":5}"#)))
    client.configuration.useJSON(keys: .verbatim, dates: format)
    do throws(HTTPClientError) {
      #expect(try await client.call(Echo()).paidAt == expected)
    } catch {
      #expect(expected == nil)
      // Foundation's own error about ISO 8601 has no place.
      #expect("\(error)".contains("PaidAt") || "\(error)".contains("ISO8601"), "\(error)")
    }
  }

  @Test func aRequestAndAResponseTypeThatSayTheirRulesWin() async throws {
    struct SnakeCase: HTTPGetRequest {
      struct Response: Codable, Sendable { let productId: Int }
      let endpoint: any HTTPEndpointConvertible = .path("a")
      let decoding: any ResponseDecoding = JSONResponseDecoding()
    }
    struct Own: SelfDecodingResponse, Sendable {
      static var responseDecoding: any ResponseDecoding { JSONResponseDecoding() }
      let productId: Int
    }
    struct OwnType: HTTPGetRequest {
      typealias Response = Own
      let endpoint: any HTTPEndpointConvertible = .path("a")
    }
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), transport: StubTransport(body: #"{"product_id": 5}"#)))
    client.configuration.useJSON(keys: .verbatim)
    #expect(try await client.call(SnakeCase()).productId == 5)
    #expect(try await client.call(OwnType()).productId == 5)
  }

  @Test func aBodyWithAnEncoderOfItsOwnKeepsIt() async throws {
    struct Own: HTTPPostRequest {
      typealias Response = Void
      let endpoint: any HTTPEndpointConvertible = .path("a")
      var body: HTTPBody? { .json(["aKey": 1]) { $0.outputFormatting = .prettyPrinted } }
    }
    let transport = StubTransport(body: "{}")
    let client = HTTPClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: transport))
    client.configuration.encoding = JSONBodyEncoding { $0.outputFormatting = [] }
    try await client.call(Own())
    let sent = transport.sent.withLock { $0.first?.httpBody.map { String(decoding: $0, as: UTF8.self) } }
    #expect(sent == "{\n  \"aKey\" : 1\n}")
  }

  @Test func envelopesAndErrorBodiesFollowItToo() async throws {
    struct OrderEnvelope: ResponseEnvelope {
      struct Refusal: Error, Codable, Sendable, Equatable { let paidAt: Date }
      let theContent: Int?
      var result: Result<Int, Refusal> { theContent.map { .success($0) } ?? .failure(Refusal(paidAt: .distantPast)) }
    }
    struct Enveloped: HTTPGetRequest, EnvelopedRequest {
      typealias Envelope = OrderEnvelope
      typealias Response = Int
      typealias Failure = OrderEnvelope.Refusal
      let endpoint: any HTTPEndpointConvertible = .path("a")
    }
    func client(_ status: Int, _ body: String) -> HTTPClient {
      let client = HTTPClient(
        configuration: .init(
          baseURL: URL(string: "https://example.test"), transport: StubTransport(status: status, body: body)))
      client.configuration.useJSON(keys: .verbatim, dates: .iso8601)
      return client
    }
    #expect(try await client(200, #"{"theContent": 7}"#).call(Enveloped()) == 7)
    do {
      _ = try await client(400, #"{"paidAt": "2024-05-01T09:30:00Z"}"#).call(Enveloped())
      Issue.record("no error")
    } catch {
      #expect(error.failure(of: Enveloped.self)?.paidAt == Order().paidAt)
    }
  }
}
