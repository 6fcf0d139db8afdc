import Foundation
import HTTPTransport
import LegacyRequests
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct OutcomeTests {
  private let sold = #"{"status": {"error_code": 7, "message": "Sold out"}, "names": ["a"]}"#

  @Test func aGoodResponseIsAResponseWithoutError() async {
    let outcome = await get(with: answering(200, #"{"names": ["a", "b"]}"#))
    #expect(outcome.names == ["a", "b"])
    #expect(outcome.error == nil)
    #expect(outcome.message == nil)
  }

  @Test func aReportedErrorInAGoodResponseIsLeftToTheCallSite() async {
    let outcome = await get(with: answering(200, sold))
    #expect(outcome.names == ["a"])
    #expect(outcome.error == nil)
    #expect(outcome.message == "Sold out")
  }

  @Test(arguments: [400, 404, 500]) func anErrorStatusWithJSONGivesBoth(status: Int) async {
    let outcome = await get(with: answering(status, sold))
    #expect(outcome.names == ["a"])
    #expect(outcome.status?.errorCode == 7)
    #expect(outcome.error as? HTTPFailure == .unacceptableStatus(status))
    #expect(outcome.message == "Sold out")
  }

  @Test func anErrorStatusWithoutReportIsNamed() async {
    let outcome = await get(with: answering(404, "{}"))
    #expect(outcome.names == [])
    #expect(outcome.message == HTTPFailure.unacceptableStatus(404).localizedDescription)
  }

  @Test(arguments: ["", "<html></html>", "5", #"{"names": ["#]) func aBodyThatIsNotJSONIsUnreadable(body: String) async
  {
    let outcome = await get(with: answering(200, body))
    #expect(outcome.names == nil)
    #expect(outcome.error as? HTTPFailure == .unreadableBody)
  }

  @Test(arguments: ["", "<html></html>"]) func aBadStatusOutweighsAnUnreadableBody(body: String) async {
    let outcome = await get(with: answering(503, body))
    #expect(outcome.names == nil)
    #expect(outcome.error as? HTTPFailure == .unacceptableStatus(503))
  }

  @Test func theTransportsErrorIsHandedOn() async {
    let configuration = APIConfiguration(transport: StubTransport { _ in throw URLError(.timedOut) })
    let outcome = await get(with: configuration)
    #expect(outcome.names == nil)
    #expect((outcome.error as? URLError)?.code == .timedOut)
  }

  @Test(arguments: [(nil, ""), ("", ""), ("not an address", "not an address"), ("/only/a/path", "/only/a/path")])
  func withoutAnAddressNothingIsSent(url: String?, named: String) async {
    let transport = StubTransport(body: "{}")
    let outcome = await get(Params(url: url), with: APIConfiguration(transport: transport))
    #expect(outcome.error as? HTTPFailure == .invalidURL(named))
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  @Test func anAddressThatIsNoneIsNamedWithoutItsParameters() async {
    let params = Params(url: "shop", params: ["token": "SECRET"])
    let outcome = await get(params, with: APIConfiguration(transport: StubTransport(body: "{}")))
    #expect(outcome.error as? HTTPFailure == .invalidURL("shop"))
  }

  @Test func aHeaderWithALineBreakIsAnErrorAndNothingIsSent() async {
    let transport = StubTransport(body: "{}")
    let outcome = await get(with: APIConfiguration(headers: ["X-Token": "abc\n"], transport: transport))
    #expect(outcome.error as? HTTPFailure == .invalidHeader("X-Token"))
    #expect(transport.sent.withLock { $0.isEmpty })
  }

  private func answering(_ status: Int, _ body: String) -> APIConfiguration {
    APIConfiguration(transport: StubTransport(status: status, body: body))
  }
}
