import Bridge
import Foundation
import LegacyJSON
import ModernClient
import TestSupport
import Testing

/// A `JSON` in a response is what `JSON(data:)` makes of the received bytes.
@Suite("JSON as a response")
struct DocumentResponseTests {
  private struct Get<Response: Sendable>: HTTPGetRequest {
    let endpoint: any HTTPEndpointConvertible = .path("any")
  }

  private struct Envelope<Content: Decodable & Sendable>: ResponseEnvelope {
    struct Failure: Error {}
    let content: Content?
    var result: Result<Content, Failure> { content.map { .success($0) } ?? .failure(Failure()) }
  }

  private struct GetEnveloped<Response: Decodable & Sendable>: HTTPGetRequest, EnvelopedRequest {
    typealias Envelope = DocumentResponseTests.Envelope<Response>
    let endpoint: any HTTPEndpointConvertible = .path("any")
  }

  private struct Page: Decodable, Sendable {
    let pageNumber: Double
    let rawValue: JSON
    let maybe: JSON?
    let list: [JSON]
    let byName: [String: JSON]
    let inner: Inner
    struct Inner: Decodable, Sendable { let rawItems: [[JSON]] }
  }

  private static let document = #"{"n":123456789012345678901234567890,"two":2.0,"s":"x","b":true,"x":null,"a":[1.0]}"#

  private func client(
    _ body: String, decoding: any ResponseDecoding = JSONResponseDecoding()
  ) -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), transport: StubTransport(body: body), decoding: decoding))
  }

  /// Checks that a value is the document, digit for digit.
  private func isDocument(_ json: JSON?) -> Bool {
    json?["n"].stringValue == "123456789012345678901234567890" && json?["two"].stringValue == "2.0"
      && json?["a"][0].stringValue == "1.0" && json == JSON(parseJSON: Self.document)
  }

  @Test func isReadFromTheBytes() async throws {
    let json = try await client(Self.document).call(Get<JSON>())
    #expect(isDocument(json))
    #expect(json.rawString(options: .sortedKeys) == JSON(parseJSON: Self.document).rawString(options: .sortedKeys))
    let list = try await client("[\(Self.document),\(Self.document)]").call(Get<[JSON]>())
    #expect(list.count == 2 && list.allSatisfy(isDocument))
    #expect(isDocument(try await client(Self.document).call(Get<JSON?>())))
    #expect(try await client("2.0").call(Get<JSON>()).stringValue == "2.0")
    #expect(try await client("null").call(Get<JSON?>()) == nil)
    let members = try await client("{\"a_b\":\(Self.document)}").call(Get<[String: JSON]>())
    #expect(isDocument(members["a_b"]))
  }

  @Test func isReadFromTheBytesInAnEnvelope() async throws {
    #expect(isDocument(try await client("{\"content\":\(Self.document)}").call(GetEnveloped<JSON>())))
    let list = try await client("{\"content\":[\(Self.document)]}").call(GetEnveloped<[JSON]>())
    #expect(list.count == 1 && list.allSatisfy(isDocument))
  }

  @Test func isReadFromTheBytesAsAProperty() async throws {
    let page = try await client(
      """
      {"page_number":2.0,"raw_value":\(Self.document),"maybe":\(Self.document),"list":[\(Self.document)],
      "by_name":{"snake_case":\(Self.document)},"inner":{"raw_items":[[],[0,\(Self.document)]]}}
      """
    ).call(Get<Page>())
    #expect(page.pageNumber == 2)
    #expect(isDocument(page.rawValue))
    #expect(isDocument(page.maybe))
    #expect(page.list.count == 1 && page.list.allSatisfy(isDocument))
    #expect(isDocument(page.byName["snake_case"]))
    #expect(isDocument(page.inner.rawItems[1][1]))
  }

  /// Two members that are one property for the decoder: the decoder's choice counts, with what it tells of the value.
  @Test func isTheDecodersWhereTheKeyIsNotClear() async throws {
    struct One<Value: Decodable & Sendable>: Decodable, Sendable { let rawValue: Value }
    let body = #"{"raw_value":1,"rawValue":2}"#
    let expected = try JSONResponseDecoding().decode(One<Int>.self, from: Data(body.utf8)).rawValue
    #expect(try await client(body).call(Get<One<JSON>>()).rawValue.int == expected)
  }

  /// A strategy that swaps two keys leads the path to the other member, which is noticed.
  @Test func isTheDecodersWhereAStrategySwapsKeys() async throws {
    struct Two: Decodable, Sendable {
      let a: JSON
      let b: JSON
    }
    let swapping = JSONResponseDecoding {
      $0.keyDecodingStrategy = .custom { path in PathKey(path.last?.stringValue == "a" ? "b" : "a") }
    }
    let two = try await client(#"{"a":1.0,"b":2.0}"#, decoding: swapping).call(Get<Two>())
    #expect(two.a.int == 2)
    #expect(two.b.int == 1)
  }

  private struct PathKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The client's own rules decide which bytes are the document.
  @Test func followsTheRulesOfTheClient() async throws {
    struct Guarded: ResponseDecoding {
      func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
        try JSONResponseDecoding().decode(type, from: body.dropFirst(5))
      }
    }
    #expect(isDocument(try await client(")]}'\n" + Self.document, decoding: Guarded()).call(Get<JSON>())))
    await #expect(throws: (any Error).self) { try await client("no JSON").call(Get<JSON>()) }
  }

  @Test func isKeptByALegacyDecoder() throws {
    struct Keeper: LegacyDecodable {
      let kept: JSON
      init(from decoder: any Decoder) throws { kept = try JSON(from: decoder) }
    }
    #expect(isDocument(try LegacyDecoder().decode(Keeper.self, from: Data(Self.document.utf8)).kept))
  }

  @Test func losesDigitsUnderADecoderWithoutTheBytes() throws {
    let json = try JSONDecoder().decode(JSON.self, from: Data(Self.document.utf8))
    #expect(json["two"].stringValue == "2")
  }
}
