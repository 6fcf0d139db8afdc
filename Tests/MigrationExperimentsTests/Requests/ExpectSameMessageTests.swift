import Bridge
import Foundation
import HTTPTransport
import LegacyRequests
import MigrationExperiments
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Old and new requests are compared by what they say to the server: one line of a test.
@Suite struct ExpectSameMessageTests {
  private struct OldParams: RequestParams {
    var values: [String: any Sendable] = ["id": 5, "tags": ["a", "b"], "exact": true]
    var contentType = ContentType.none

    func getUrl() -> String? { APIUtil.makeUrl("shop", "items") }
    func getRequestParams() -> Any { values }
    func getContentType() -> ContentType { contentType }
  }

  private struct Ask: HTTPGetRequest {
    typealias Response = [Int]

    let endpoint: any HTTPEndpointConvertible = .path("shop/items")
    var parameters: [String: ParameterValue] = ["id": 5, "tags": ["a", "b"], "exact": true]
    let parameterEncoding = HTTPClient.ParameterEncoding.legacy
  }

  private struct Send: HTTPPostRequest {
    typealias Response = Void

    var endpoint: any HTTPEndpointConvertible = .path("shop/items")
    var headers: [String: String] = [:]
    let body: HTTPBody?
  }

  private let configuration = APIConfiguration(
    baseURL: URL(string: "https://example.test"), headers: ["X-App": "7"])

  private func old(_ type: ContentType, _ values: [String: any Sendable]? = nil) -> PostRequest<CoinResponse.Old> {
    var params = OldParams(contentType: type)
    if let values { params.values = values }
    return PostRequest(params: params, referer: "shop")
  }

  @Test func aQueryIsTheSame() async throws {
    try await expectSameMessage(
      GetRequest<CoinResponse.Old>(params: OldParams(), referer: "shop"), Ask(), referer: "shop",
      following: configuration)
  }

  @Test func jsonIsTheSameHoweverItIsWritten() async throws {
    let bytes = Data(#"{ "tags": ["a", "\u0062"], "exact": true, "id": 5 }"#.utf8)
    try await expectSameMessage(
      old(.json), Send(body: .data(bytes, contentType: "application/json")), referer: "shop", following: configuration)
  }

  @Test func aFormIsTheSameHoweverItIsWritten() async throws {
    let bytes = Data("id=5&exact=1&tags[]=a&tags%5B%5D=b".utf8)
    try await expectSameMessage(
      old(.form), Send(body: .data(bytes, contentType: "application/x-www-form-urlencoded")), referer: "shop",
      following: configuration)
  }

  @Test func aFormOfSeveralPartsIsTheSameWhateverTheBoundary() async throws {
    let photo = MultipartFile(data: Data([0, 13, 10, 255]), fileName: "a;b.jpg", contentType: "image/jpeg")
    let bytes =
      Data("--other\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"a;b.jpg\"\r\n".utf8)
      + Data("content-type: image/jpeg\r\n\r\n".utf8) + photo.data
      + Data("\r\n--other\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nCat\r\n--other--\r\n".utf8)
    try await expectSameMessage(
      old(.multipart, ["title": "Cat", "photo": photo]),
      Send(body: .data(bytes, contentType: "multipart/form-data; boundary=\"other\"")), referer: "shop",
      following: configuration)
  }

  static let differences: [(body: HTTPBody?, path: String)] = [
    (.json(["id": 6, "tags": ["a", "b"], "exact": true]), #"body["id"]"#),
    (.json(["id": "5", "tags": ["a", "b"], "exact": true]), #"body["id"]"#),
    (.json(["id": 5, "tags": ["a"], "exact": true]), #"body["tags"]"#),
    (.json(["id": 5, "tags": ["a", "b"]]), #"body["exact"]"#),
    (nil, "body"),
    (
      .data(Data(#"{"id":5,"tags":["a","b"],"exact":true}"#.utf8), contentType: "application/json; charset=utf-8"),
      #"headers["content-type"]"#
    ),
    (.data(Data("not JSON".utf8), contentType: "application/json"), "body"),
  ]

  @Test(arguments: differences.indices) func aDifferenceIsNamed(index: Int) async throws {
    let (body, path) = Self.differences[index]
    let failure = await #expect(throws: ExperimentFailure.self) {
      try await expectSameMessage(old(.json), Send(body: body), referer: "shop", following: configuration)
    }
    let paths = failure?.differences.map(\.path.description) ?? []
    #expect(paths.contains { $0.hasPrefix(path) }, "\(paths)")
  }

  @Test func theRestOfTheMessageCountsToo() async throws {
    let body = HTTPBody.json(["id": 5, "tags": ["a", "b"], "exact": true])
    let failure = await #expect(throws: ExperimentFailure.self) {
      try await expectSameMessage(
        old(.json), Send(endpoint: .path("shop/item"), headers: ["X-More": "1"], body: body), referer: "cart",
        following: configuration)
    }
    #expect(
      Set(failure?.differences.map(\.path.description) ?? []) == [
        "path", #"headers["x-more"]"#, #"headers["referer"]"#,
      ])
    try await expectSameMessage(
      old(.json), Send(headers: ["X-More": "1"], body: body), referer: "shop", following: configuration,
      comparing: ValueComparison { $0.ignore(#"headers["x-more"]"#) })
  }

  @Test func whatMiddlewaresAddIsPartOfIt() async throws {
    struct Version: Middleware {
      func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
        var request = request
        request.urlRequest.setValue("7", forHTTPHeaderField: "X-App")
        return try await next(request)
      }
    }
    var client = HTTPClient.Configuration(baseURL: URL(string: "https://example.test"))
    client.middlewares = MiddlewareStack([Version()])
    try await expectSameMessage(
      GetRequest<CoinResponse.Old>(params: OldParams(), referer: ""), Ask(), following: configuration, client: client)
  }

  @Test func secretsAreComparedAndNotShown() async throws {
    let failure = await #expect(throws: ExperimentFailure.self) {
      try await expectSameMessage(
        old(.json, ["password": "OLD-SECRET", "list": [["access_token": "OLD-SECRET"]]]),
        Send(
          headers: ["Authorization": "NEW-SECRET"],
          body: .json(["password": "NEW-SECRET", "list": [["access_token": "NEW-SECRET"]]])),
        referer: "shop", following: configuration)
    }
    #expect(failure?.differences.count == 3)
    #expect(failure?.description.contains("SECRET") == false, "\(String(describing: failure))")
  }

  @Test func whatCannotBeBuiltIsAnError() async throws {
    await #expect(throws: HTTPFailure.invalidURL("")) {
      try await expectSameMessage(old(.json), Send(body: nil), following: APIConfiguration())
    }
    await #expect(throws: HTTPClientError.self) {
      try await expectSameMessage(
        old(.json), Send(endpoint: .path("../a"), body: nil), following: configuration)
    }
  }

  @Test func whatOldCodeSendsByItselfIsComparedByItsRecording() async throws {
    let (oldRecorder, newRecorder) = (RequestRecorder(), RequestRecorder())
    let old = APIConfiguration(
      baseURL: URL(string: "https://example.test"), callbackQueue: DispatchQueue(label: "screen"),
      transport: oldRecorder)
    await APIUtil.withConfiguration(old) {
      await withCheckedContinuation { done in
        DeleteRequest<CoinResponse.Old>(params: OldParams(values: ["id": 5]), referer: "").execute { _, _ in
          done.resume()
        }
      }
    }
    struct Remove: HTTPDeleteRequest {
      let endpoint: any HTTPEndpointConvertible = .path("shop/items")
      let parameters: [String: ParameterValue] = ["id": 5]
    }
    let client = HTTPClient(
      configuration: .init(baseURL: URL(string: "https://example.test"), transport: newRecorder))
    try await client.call(Remove())
    try expectSameMessage(#require(oldRecorder.requests.first), #require(newRecorder.requests.first))
  }
}
