import Foundation
import HTTPTransport
import LegacyRequests
import TestSupport
import Testing

/// Everything that goes through `APIUtil.configuration`, one test at a time; all other tests bring their own.
@Suite(.serialized, .usesSharedConfiguration) struct SharedConfigurationTests {
  @Test func requestsAddressesAndErrorsFollowIt() async {
    let transport = StubTransport(body: #"{"names": ["a"], "status": {"error_code": 7}}"#)
    APIUtil.configuration = APIConfiguration(
      baseURL: URL(string: "https://example.test"), destructiveErrorCodes: [7], transport: transport)
    let params = Params(url: APIUtil.makeUrl("api", "products"))
    let names = await withCheckedContinuation { done in
      GetRequest<Products>(params: params, referer: "").execute { response, _ in
        done.resume(returning: response?.names)
      }
    }
    let codes = await withCheckedContinuation { done in
      PostRequest<Products>(params: params, referer: "").execute { response, _ in
        done.resume(returning: APIUtil.getDestructiveErrorCodeIfAny(response))
      }
    }
    #expect(names == ["a"])
    #expect(codes == 7)
    let sent = transport.sent.withLock { $0 }
    #expect(sent.map(\.httpMethod) == ["GET", "POST"])
    #expect(sent.allSatisfy { $0.url?.absoluteString == "https://example.test/api/products" })
  }

  @Test func withoutABaseURLThereIsNoAddress() {
    APIUtil.configuration = APIConfiguration()
    #expect(APIUtil.configuration.baseURL == nil)
    #expect(APIUtil.makeUrl("api") == nil)
  }
}
