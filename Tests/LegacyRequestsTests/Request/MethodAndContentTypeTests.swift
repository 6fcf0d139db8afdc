import Foundation
import HTTPTransport
import LegacyRequests
import TestSupport
import Testing

/// What a server receives of each method with each content type.
@Suite struct MethodAndContentTypeTests {
  private static let photo = MultipartFile(
    data: Data([0xFF, 0xD8, 0x0D, 0x0A, 0x00]), fileName: #"my "cat".jpg"#, contentType: "image/jpeg")

  /// The parameters as text, and as a query or form has them.
  private static let texts: [String: String] = ["b": "x y&z", "a": "日本"]
  private static let encoded = "a=%E6%97%A5%E6%9C%AC&b=x%20y%26z"

  struct Expectation: Sendable, CustomTestStringConvertible {
    var method: Method
    var contentType: ContentType
    var target = "/api/products"
    var header: String?
    var body = ""

    var testDescription: String { "\(method.rawValue) \(contentType)" }
  }

  private static let expectations: [Expectation] =
    ContentType.allCases.map { Expectation(method: .get, contentType: $0, target: "/api/products?\(encoded)") }
    + [
      Expectation(method: .delete, contentType: .none, target: "/api/products?\(encoded)"),
      Expectation(method: .post, contentType: .none),
      Expectation(method: .put, contentType: .none),
    ]
    + [Method.post, .put, .delete].flatMap { method in
      [
        Expectation(
          method: method, contentType: .json, header: "application/json", body: #"{"a":"日本","b":"x y&z"}"#),
        Expectation(method: method, contentType: .form, header: "application/x-www-form-urlencoded", body: encoded),
      ]
    }

  @Test(arguments: expectations) func parametersArriveAsTheContentTypeSays(expected: Expectation) async throws {
    try await withRawServer { _ in
      [.response(body: #"{"names": ["a"]}"#)]
    } _: { server in
      let params = Params(
        url: "\(server.url)/api/products", params: Self.texts, contentType: expected.contentType)
      let outcome = await expected.method.request(params, referer: "shop").outcome()
      #expect(outcome.names == ["a"])
      #expect(outcome.error == nil)
      let sent = try #require(server.requests.first)
      #expect(sent.method == expected.method.rawValue)
      #expect(sent.target == expected.target)
      #expect(sent.header("Content-Type") == expected.header)
      #expect(sent.text == expected.body)
      #expect(sent.values(of: "Referer") == ["shop"])
      #expect(server.requests.count == 1)
    }
  }

  @Test(arguments: [Method.post, .put, .delete]) func aMultipartBodyArrivesByteForByte(method: Method) async throws {
    try await withRawServer { _ in
      [.response(body: "{}")]
    } _: { server in
      let params = Params(
        url: "\(server.url)/upload",
        params: ["tags": ["a", 1] as [Any], "photo": Self.photo, "raw": Data([0, 1]), "title": "ねこ"] as [String: Any],
        contentType: .multipart)
      let outcome = await method.request(params).outcome()
      #expect(outcome.error == nil)
      let sent = try #require(server.requests.first)
      #expect(sent.method == method.rawValue)
      let contentType = try #require(sent.header("Content-Type"))
      let prefix = "multipart/form-data; boundary="
      try #require(contentType.hasPrefix(prefix))
      let boundary = contentType.dropFirst(prefix.count)

      var expected = Data("--\(boundary)\r\nContent-Disposition: form-data; name=\"photo\"; ".utf8)
      expected += Data("filename=\"my %22cat%22.jpg\"\r\nContent-Type: image/jpeg\r\n\r\n".utf8)
      expected += Self.photo.data
      expected += Data("\r\n--\(boundary)\r\nContent-Disposition: form-data; name=\"raw\"\r\n\r\n".utf8)
      expected += Data([0, 1])
      for (name, value) in [("tags[]", "a"), ("tags[]", "1"), ("title", "ねこ")] {
        expected += Data("\r\n--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)".utf8)
      }
      expected += Data("\r\n--\(boundary)--\r\n".utf8)
      #expect(sent.body == expected)
      #expect(sent.header("Content-Length") == "\(expected.count)")
    }
  }

  @Test func aLargeFileArrives() async throws {
    let file = MultipartFile(data: Data((0..<5_000_000).map { UInt8(truncatingIfNeeded: $0) }), fileName: "large")
    try await withRawServer { request in
      [.response(body: #"{"names": ["\#(request.body.range(of: file.data) != nil)"]}"#)]
    } _: { server in
      let params = Params(url: "\(server.url)", params: ["file": file], contentType: .multipart)
      #expect(await Method.post.request(params).outcome().names == ["true"])
    }
  }

  /// The form in which apps use it.
  private final class ProductsRequest {
    let request: GetRequest<Products>

    init(params: Params, referer: String) {
      request = GetRequest<Products>(params: params, referer: referer)
    }

    func executeAsync(_ onComplete: @escaping (_ response: Products?, _ error: Error?) -> Void) {
      request.executeAsync(onComplete)
    }
  }

  @Test(.usesSharedConfiguration) func aRequestClassOfAnAppNeedsNotBeKept() async throws {
    try await withRawServer { _ in
      [.pause(0.1), .response(body: #"{"names": ["a"]}"#)]
    } _: { server in
      APIUtil.configuration.timeout = patience
      let names = await withCheckedContinuation { done in
        ProductsRequest(params: Params(url: "\(server.url)"), referer: "shop").executeAsync { response, _ in
          done.resume(returning: response?.names)
        }
      }
      #expect(names == ["a"])
    }
  }
}
