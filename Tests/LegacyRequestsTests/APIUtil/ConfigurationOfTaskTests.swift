import Foundation
import HTTPTransport
import LegacyRequests
import TestSupport
import Testing

/// A task may have a configuration of its own, so that tests run at once.
@Suite struct ConfigurationOfTaskTests {
  private struct Params: RequestParams {
    func getUrl() -> String? { APIUtil.makeUrl("a") }
    func getRequestParams() -> Any { ["n": 1] }
    func getContentType() -> ContentType { .none }
  }

  @Test func manyTasksHaveTheirOwn() async {
    await withTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          let recorder = RequestRecorder()
          let configuration = APIConfiguration(
            baseURL: URL(string: "https://host\(number).test"), callbackQueue: DispatchQueue(label: "screen"),
            transport: recorder)
          return await APIUtil.withConfiguration(configuration) {
            APIUtil.configuration.headers["X-Number"] = "\(number)"
            await Task.yield()
            await withCheckedContinuation { done in
              GetRequest<Products>(params: Params(), referer: "").execute { _, _ in done.resume() }
            }
            let request = recorder.requests.first
            return request?.url?.absoluteString == "https://host\(number).test/a?n=1"
              && request?.header("X-Number") == "\(number)"
          }
        }
      }
      for await isOwn in group { #expect(isOwn) }
    }
  }

  @Test func whatIsChangedWithinStaysThere() {
    let outer = APIConfiguration(baseURL: URL(string: "https://outer.test"))
    APIUtil.withConfiguration(outer) {
      APIUtil.withConfiguration(APIConfiguration()) {
        APIUtil.configuration.baseURL = URL(string: "https://inner.test")
        #expect(APIUtil.makeUrl("a") == "https://inner.test/a")
      }
      #expect(APIUtil.makeUrl("a") == "https://outer.test/a")
    }
  }
}
