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

/// Old requests pass the new client's middlewares before any of them is migrated.
@Suite(.usesSharedConfiguration) struct OldRequestThroughMiddlewareTests {
  private final class BalanceParams: RequestParams {
    func getUrl() -> String? { APIUtil.makeUrl("api", "balance") }
    func getRequestParams() -> Any { ["page": 1] }
    func getContentType() -> ContentType { .none }
  }

  private final class Balance: APIResponse {
    var status: Status.StatusParams?
    let coin: Int?

    required init(json: JSON) {
      coin = json["coin"].int
    }
  }

  private struct Texts: TokenAuthenticator {
    func authorize(_ request: inout URLRequest, with token: String) {
      request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
    }

    func refresh(_ token: String?, through transport: any ClientTransport) async throws -> String { "new" }
  }

  private func load(through client: HTTPClient, from server: URL?) async -> (Int?, String?) {
    APIUtil.configuration = APIConfiguration(
      baseURL: server, callbackQueue: DispatchQueue(label: "screen"), transport: client.transport, timeout: patience)
    return await withCheckedContinuation { done in
      GetRequest<Balance>(params: BalanceParams(), referer: "shop").execute { response, error in
        done.resume(returning: (response?.coin, error.map { "\($0)" }))
      }
    }
  }

  @Test func tokensAreRenewedAndTheLogIsWritten() async throws {
    try await withRawServer { request in
      request.header("Authorization") == "Bearer new"
        ? [.response(body: #"{"coin": 5}"#)] : [.response(401, ["WWW-Authenticate": "Bearer"], body: "{}")]
    } _: { server in
      let log = Locked<[String]>([])
      let client = Middleware.Stack {
        TokenRefreshMiddleware(Texts(), token: "old")
        LoggingMiddleware(level: .summary) { text in log.withLock { $0.append(String(text.prefix(7))) } }
      }
      .buildClient(configuration: .init(baseURL: server.url, timeout: patience))
      let (coin, error) = await load(through: client, from: server.url)
      #expect(coin == 5)
      #expect(error == nil)
      #expect(server.requests.map { $0.header("Referer") } == ["shop", "shop"])
      #expect(log.withLock { $0 } == ["→ GET ht", "← 401 G", "→ GET ht", "← 200 G"].map { String($0.prefix(7)) })
    }
  }

  @Test func stubsAnswerWithoutANetwork() async {
    let client = Middleware.Stack([
      StubMiddleware([RequestStub(path: "/api/balance", .json(#"{"coin": 7}"#))], rest: .fails)
    ])
    .buildClient()
    let (coin, error) = await load(through: client, from: URL(string: "https://example.test"))
    #expect(coin == 7)
    #expect(error == nil)
  }
}
