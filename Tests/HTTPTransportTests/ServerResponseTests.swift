import HTTPTransport
import Testing

@Suite struct ServerResponseTests {
  @Test(arguments: ["Content-Type", "content-type", "CONTENT-TYPE"]) func findsAHeaderInAnyCase(name: String) {
    let response = ServerResponse(statusCode: 200, headers: ["Content-Type": "text/html", "Via": "proxy"])
    #expect(response.header(name) == "text/html")
  }

  @Test func anAbsentHeaderIsNil() {
    #expect(ServerResponse(statusCode: 200, headers: ["Via": "proxy"]).header("Age") == nil)
  }

  @Test(arguments: [(199, false), (200, true), (204, true), (299, true), (300, false), (404, false), (500, false)])
  func onlyTwoHundredsAreSuccess(status: Int, isSuccess: Bool) {
    #expect(ServerResponse(statusCode: status).isSuccess == isSuccess)
  }
}
