import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

/// The same parameters as a query, a form, JSON and a form of several parts, as a real server gets them.
@Suite struct EncodedParametersTests {
  private struct Search: Encodable, Sendable {
    var word = "a&b"
    var pageSize = 20
    var isExact = true
    var ids = [1, 2]
  }

  private struct Ask: HTTPGetRequest {
    typealias Response = String

    let endpoint: any HTTPEndpointConvertible = .path("search")
    let parameters = EncodedParameters(Search())
    var parameterEncoding = HTTPClient.ParameterEncoding.standard
  }

  private struct Send: HTTPPostRequest {
    typealias Response = String

    let endpoint: any HTTPEndpointConvertible = .path("search")
    let body: HTTPBody?
  }

  private func received<Request: HTTPRequestRepresentation>(_ request: Request) async throws -> Received {
    let received = Locked<Received?>(nil)
    try await withServer { request in
      received.withLock { $0 = request }
      return ServerResponse("ok")
    } _: { baseURL in
      _ = try await HTTPClient(configuration: .init(baseURL: baseURL, timeout: patience)).call(request)
    }
    return try #require(received.withLock { $0 })
  }

  private static let queries: [(HTTPClient.ParameterEncoding, [String])] = [
    (.standard, ["ids=1", "ids=2", "is_exact=true", "page_size=20", "word=a&b"]),
    (.brackets, ["ids[]=1", "ids[]=2", "is_exact=true", "page_size=20", "word=a&b"]),
    (.legacy, ["ids[]=1", "ids[]=2", "is_exact=1", "page_size=20", "word=a&b"]),
    (
      HTTPClient.ParameterEncoding(arrays: .comma, writesBooleansAsNumbers: true),
      ["ids=1,2", "is_exact=1", "page_size=20", "word=a&b"]
    ),
  ]

  @Test(arguments: queries) func asAQuery(encoding: HTTPClient.ParameterEncoding, expected: [String]) async throws {
    #expect(try await received(Ask(parameterEncoding: encoding)).query == expected)
  }

  @Test func asAForm() async throws {
    let received = try await received(Send(body: .form(EncodedParameters(Search()), encoding: .brackets)))
    #expect(received.header("Content-Type") == "application/x-www-form-urlencoded")
    #expect(received.body == "ids%5B%5D=1&ids%5B%5D=2&is_exact=true&page_size=20&word=a%26b")
  }

  @Test func asJSON() async throws {
    let received = try await received(Send(body: .json(parameters: EncodedParameters(Search()))))
    #expect(received.header("Content-Type") == "application/json")
    #expect(received.body == #"{"ids":[1,2],"is_exact":true,"page_size":20,"word":"a&b"}"#)
  }

  @Test func asAFormOfSeveralPartsWithAFile() async throws {
    let received = try await received(
      Send(
        body: .multipart(
          parameters: EncodedParameters(Search()),
          files: [.file("photo", data: Data("JPEG".utf8), fileName: "a.jpg")], encoding: .brackets)))
    let type = try #require(received.header("Content-Type"))
    let boundary = try #require(type.components(separatedBy: "boundary=").last)
    let parts = received.body.components(separatedBy: "--" + boundary).dropFirst().dropLast()
    #expect(
      parts.map { $0.trimmingCharacters(in: .newlines).replacingOccurrences(of: "\r\n", with: "|") } == [
        #"Content-Disposition: form-data; name="ids[]"||1"#, #"Content-Disposition: form-data; name="ids[]"||2"#,
        #"Content-Disposition: form-data; name="is_exact"||true"#,
        #"Content-Disposition: form-data; name="page_size"||20"#, #"Content-Disposition: form-data; name="word"||a&b"#,
        #"Content-Disposition: form-data; name="photo"; filename="a.jpg"|Content-Type: application/octet-stream||JPEG"#,
      ])
  }

  @Test func whatCannotBeEncodedFailsTheRequestAndSendsNothing() async throws {
    struct Faulty: Encodable, Sendable {
      struct Refusal: Error {}
      func encode(to encoder: any Encoder) throws { throw Refusal() }
    }
    struct Query: HTTPGetRequest {
      typealias Response = String
      let endpoint: any HTTPEndpointConvertible = .path("search")
      let parameters = EncodedParameters(Faulty())
    }
    struct Form: HTTPPostRequest {
      typealias Response = String
      let endpoint: any HTTPEndpointConvertible = .path("search")
      let body: HTTPBody? = .form(EncodedParameters(Faulty()))
    }
    let stub = StubTransport { _ in
      Issue.record("A request was sent.")
      return ServerResponse(statusCode: 200)
    }
    let client = HTTPClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: stub))
    func refusal(_ call: () async throws(HTTPClientError) -> String) async -> Bool {
      do throws(HTTPClientError) {
        _ = try await call()
        return false
      } catch {
        if case .invalidRequest(let reason) = error.reason { return reason is Faulty.Refusal }
        return false
      }
    }
    #expect(await refusal { () async throws(HTTPClientError) in try await client.call(Query()) })
    #expect(await refusal { () async throws(HTTPClientError) in try await client.call(Form()) })
    let hidden = AuthorizedRequest(request: AnyRequest(AuthorizedRequest(request: Query(), token: "t")), token: "t")
    #expect(await refusal { () async throws(HTTPClientError) in try await client.call(hidden) })
  }
}
