import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// As in the comment of `ResponseDecoding`.
private struct GuardedJSONDecoding: ResponseDecoding {
  func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws -> Value {
    let prefix = Data(")]}'\n".utf8)
    return try JSONResponseDecoding().decode(
      type, from: body.starts(with: prefix) ? body.dropFirst(prefix.count) : body)
  }
}

@Suite struct ResponseDecodingTests {
  private struct Coin: Codable, Sendable, Equatable {
    let coinCount: Int
  }

  private struct Get: HTTPGetRequest {
    typealias Response = [Coin]

    let endpoint: any HTTPEndpointConvertible
    let decoding: any ResponseDecoding
  }

  @Test func eachRequestHasItsFormat() async throws {
    let list = try PropertyListEncoder().encode([Coin(coinCount: 5)])
    try await withServer { request in
      switch request.path {
      case "/list": ServerResponse(statusCode: 200, body: list)
      case "/guarded": ServerResponse(")]}'\n[{\"coin_count\": 5}]")
      default: ServerResponse(#"[{"coinCount": 5}]"#)
      }
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      for (path, decoding) in [
        ("list", PropertyListResponseDecoding()), ("guarded", GuardedJSONDecoding()),
        ("verbatim", JSONResponseDecoding { $0.keyDecodingStrategy = .useDefaultKeys }),
      ] as [(String, any ResponseDecoding)] {
        let coins = try await client.call(Get(endpoint: EndpointPath(verbatim: path), decoding: decoding))
        #expect(coins == [Coin(coinCount: 5)], "\(path)")
      }
      let error = await #expect(throws: HTTPClientError.self) {
        _ = try await client.call(Get(endpoint: .path("verbatim"), decoding: PropertyListResponseDecoding()))
      }
      #expect(error?.message == HTTPFailure.unreadableBody.localizedDescription)
    }
  }

  /// As in the comment of `SelfDecodingResponse`.
  private struct Feed: SelfDecodingResponse, Sendable {
    static var responseDecoding: any ResponseDecoding {
      JSONResponseDecoding { $0.dateDecodingStrategy = .iso8601 }
    }
    let updated: Date
  }

  /// As in the comment of `HTTPStatusReporting`.
  private struct Balance: Codable, Sendable, HTTPStatusReporting {
    let coin: Int?
    let errorCode: Int?

    var reportedStatus: HTTPResponseStatus? { HTTPResponseStatus(errorCode: errorCode) }
  }

  private struct GetAny<Response: Sendable>: HTTPGetRequest {
    let endpoint: any HTTPEndpointConvertible
  }

  @Test func aTypeSaysHowItIsReadAndWhereItReports() async throws {
    try await withServer { request in
      ServerResponse(request.path == "/feed" ? #"{"updated": "1970-01-01T00:00:05Z"}"# : #"{"error_code": 7}"#)
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      let feed = try await client.call(GetAny<Feed>(endpoint: .path("feed")))
      #expect(feed.updated == Date(timeIntervalSince1970: 5))
      let error = await #expect(throws: HTTPClientError.self) {
        _ = try await client.call(GetAny<Balance>(endpoint: .path("balance")))
      }
      #expect(error?.message == "The server reported error 7.")
    }
  }

  @Test func snakeCaseIsTheDefault() throws {
    #expect(try JSONResponseDecoding().decode(Coin.self, from: Data(#"{"coin_count": 5}"#.utf8)) == Coin(coinCount: 5))
  }

  @Test func aDecoderCanBeConfigured() throws {
    let decoding = JSONResponseDecoding { $0.dateDecodingStrategy = .iso8601 }
    #expect(
      try decoding.decode([Date].self, from: Data(#"["1970-01-01T00:00:05Z"]"#.utf8)) == [
        Date(timeIntervalSince1970: 5)
      ])
  }
}
