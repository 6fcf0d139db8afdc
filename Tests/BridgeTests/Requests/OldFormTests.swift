import Bridge
import ClientStubs
import Foundation
import HTTPTransport
import LegacyJSON
import LegacyRequests
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// New requests in the old form bring what old requests bring, and old requests go through the new client.
@Suite(.usesSharedConfiguration) struct OldFormTests {
  private final class CoinParams: RequestParams {
    func getUrl() -> String? { APIUtil.makeUrl("coin") }
    func getRequestParams() -> Any { ["a": "b c"] }
    func getContentType() -> ContentType { .none }
  }

  private struct Coin<Response: Decodable & Sendable>: HTTPGetRequest {
    let endpoint: any HTTPEndpointConvertible = .path("coin")
    var parameters: [String: String] { ["a": "b c"] }
  }

  /// All that a call site of old sees. Each form asks an `APIUtil` of its own: by the type of the response.
  private struct Seen: Equatable {
    let coin: Int?
    let hasResponse: Bool
    let destructive: Int?
    let message: String?
    let urlError: URLError.Code?
    var failure: HTTPFailure?

    init(
      _ coin: Int?, _ hasResponse: Bool, _ destructive: Int? = nil, _ message: String? = nil,
      _ error: (any Error)? = nil
    ) {
      (self.coin, self.hasResponse, self.destructive, self.message) = (coin, hasResponse, destructive, message)
      urlError = (error as? URLError)?.code
      failure = error as? HTTPFailure
    }
  }

  private func configured(_ transport: any ClientTransport, _ url: URL? = URL(string: "http://example.test"))
    -> HTTPClient
  {
    APIUtil.configuration = APIConfiguration(
      baseURL: url, destructiveErrorCodes: [9], callbackQueue: DispatchQueue(label: "screen"), transport: transport)
    return HTTPClient(configuration: .init(following: APIUtil.configuration))
  }

  private func old() async -> Seen {
    await withCheckedContinuation { done in
      GetRequest<CoinResponse.Old>(params: CoinParams(), referer: "shop").executeAsync { response, error in
        done.resume(
          returning: Seen(
            response?.coin, response != nil, APIUtil.getDestructiveErrorCodeIfAny(response),
            APIUtil.getErrorMessageIfAny(response, error: error), error))
      }
    }
  }

  private func converted(_ client: HTTPClient) async -> Seen {
    await withCheckedContinuation { done in
      Coin<CoinResponse.Converted>().executeAsync(referer: "shop", client: client) { response, error in
        done.resume(
          returning: Seen(
            response?.coin, response != nil, APIUtil.getDestructiveErrorCodeIfAny(response),
            APIUtil.getErrorMessageIfAny(response, error: error), error))
      }
    }
  }

  private func tightened(_ client: HTTPClient) async -> Seen {
    await withCheckedContinuation { done in
      Coin<CoinResponse.Tightened>().executeAsync(referer: "shop", client: client) { response, error in
        done.resume(
          returning: Seen(
            response?.coin, response != nil, APIUtil.getDestructiveErrorCodeIfAny(response),
            APIUtil.getErrorMessageIfAny(response, error: error), error))
      }
    }
  }

  private func throughClient(_ client: HTTPClient) async -> Seen {
    await withCheckedContinuation { done in
      client.execute(GetRequest<CoinResponse.Old>(params: CoinParams(), referer: "shop")) { response, error in
        done.resume(
          returning: Seen(
            response?.coin, response != nil, APIUtil.getDestructiveErrorCodeIfAny(response),
            APIUtil.getErrorMessageIfAny(response, error: error), error))
      }
    }
  }

  @Test func clientsGiveUpCallsInTheOldFormToo() async throws {
    let client = configured(ForeverTransport())
    async let new: Void = withCheckedContinuation { done in
      Coin<CoinResponse.Converted>().executeAsync(client: client) { response, error in
        #expect(response == nil)
        #expect((error as? URLError)?.code == .cancelled)
        done.resume()
      }
    }
    async let old: Void = withCheckedContinuation { done in
      client.execute(GetRequest<CoinResponse.Old>(params: CoinParams(), referer: "")) { response, error in
        #expect(response == nil)
        #expect((error as? URLError)?.code == .cancelled)
        done.resume()
      }
    }
    try await eventually { client.runningCalls.count == 2 }
    client.cancelCalls(of: Coin<CoinResponse.Converted>.self)
    await new
    client.cancelAllCalls()
    await old
  }

  @Test(arguments: SameMessageTests.failures + SameMessageTests.successes)
  func aConvertedResponseComesAsFromTheOldRequest(serverResponse: SameMessageTests.Answer) async {
    let client = configured(serverResponse)
    let old = await old()
    var new = await converted(client)
    // Of a body that can't be read the new client keeps more than the old one; the text is the same.
    if new.failure == nil, !new.hasResponse, new.urlError == nil { new.failure = old.failure }
    #expect(new == old)
    #expect(await throughClient(client) == old)
  }

  @Test func aTightenedResponseAnswersTheOldChecks() async {
    let good = configured(
      SameMessageTests.Answer(body: #"{"status":{"code":200,"error_code":0,"message":"OK"},"coin":5}"#))
    #expect(await tightened(good) == Seen(5, true))
    let destructive = configured(
      SameMessageTests.Answer(body: #"{"status":{"code":200,"error_code":9,"message":"Closed"},"coin":5}"#))
    #expect(await tightened(destructive) == Seen(5, true, 9, "Closed"))
    // What a strict type does not take is no response; the server's word is the message all the same.
    let refused = configured(
      SameMessageTests.Answer(status: 400, body: #"{"status":{"error_code":7,"message":"Sold out"}}"#))
    #expect(await tightened(refused).message == "Sold out")
  }

  @Test func overTheNetworkWithMiddlewares() async throws {
    try await withRawServer { request in
      request.header("Authorization") == "Bearer t" ? [.response(body: #"{"coin": 5}"#)] : [.response(401, body: "{}")]
    } _: { server in
      struct Authorize: Middleware {
        func intercept(_ request: OutgoingRequest, next: MiddlewareNext) async throws -> ServerResponse {
          var request = request
          request.urlRequest.setValue("Bearer t", forHTTPHeaderField: "Authorization")
          return try await next(request)
        }
      }
      let client = configured(URLSessionTransport.shared, server.url)
      client.configuration.middlewares = Middleware.Stack([Authorize()])
      #expect(await converted(client) == Seen(5, true))
      #expect(await throughClient(client) == Seen(5, true))
      #expect(server.requests.map(\.target) == ["/coin?a=b%20c", "/coin?a=b%20c"])
      #expect(server.requests.map { $0.header("Referer") } == ["shop", "shop"])
      #expect(await old().failure == .unacceptableStatus(401))
    }
  }

  @Test func cancellingIsToldAsOldCodeKnowsIt() async throws {
    try await withRawServer { _ in
      [.hold]
    } _: { server in
      let client = configured(URLSessionTransport.shared, server.url)
      let outcome: (Bool, URLError.Code?, String?) = await withCheckedContinuation { done in
        let call = Coin<CoinResponse.Converted>().executeAsync(client: client) { response, error in
          done.resume(
            returning: (
              response == nil, (error as? URLError)?.code, APIUtil.getErrorMessageIfAny(response, error: error)
            ))
        }
        call.cancel()
      }
      #expect(outcome == (true, .cancelled, nil))
    }
  }

  // MARK: An app's own old layer

  /// A request class as an app had it before anything of this package was there.
  fileprivate final class ShopRequest {
    let page: Int
    init(page: Int) { self.page = page }
    func makeURLRequest() throws -> URLRequest {
      URLRequest(url: try #require(URL(string: "http://example.test/shop?page=\(page)")))
    }
  }

  fileprivate struct ShopResponse {
    struct NoShop: Error {}
    let names: [String]
    init(json: JSON) throws {
      guard let names = json["names"].array else { throw NoShop() }
      self.names = names.map(\.stringValue)
    }
  }

  private func shop(_ client: HTTPClient) async -> ([String]?, String?) {
    await withCheckedContinuation { done in
      client.execute(ShopRequest(page: 2)) { response, error in
        done.resume(returning: (response?.names, error.map { "\($0)" }))
      }
    }
  }

  @Test func anAppsOwnRequestsGoThroughTheClientToo() async {
    let client = Middleware.Stack([
      StubMiddleware([RequestStub(path: "/shop", .json(#"{"names":["a",1]}"#))], rest: .fails)
    ])
    .buildClient()
    client.configuration.callbackQueue = DispatchQueue(label: "screen")
    #expect(await shop(client) == (["a", "1"], nil))
    let refusing = HTTPClient(
      configuration: .init(
        callbackQueue: DispatchQueue(label: "screen"), transport: SameMessageTests.Answer(status: 200, body: "{}")))
    #expect(await shop(refusing) == (nil, "NoShop()"))
    let failing = HTTPClient(
      configuration: .init(
        callbackQueue: DispatchQueue(label: "screen"), transport: SameMessageTests.Answer(status: 500, body: "<html>")))
    #expect(await shop(failing).1 == "unacceptableStatus(500)")
  }
}

extension OldFormTests.ShopRequest: LegacyRequestConvertible {
  func legacyURLRequest() throws -> URLRequest { try makeURLRequest() }
  static func legacyResponse(from json: JSON) throws -> OldFormTests.ShopResponse {
    try OldFormTests.ShopResponse(json: json)
  }
}

/// Answers nothing until its task is cancelled.
private struct ForeverTransport: ClientTransport {
  func send(_ request: URLRequest) async throws -> ServerResponse {
    try await untilCancelled()
  }
}
