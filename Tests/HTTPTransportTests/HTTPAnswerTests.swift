import HTTPTransport
import Testing

@Suite struct HTTPAnswerTests {
  @Test(arguments: ["Content-Type", "content-type", "CONTENT-TYPE"]) func findsAHeaderInAnyCase(name: String) {
    let answer = HTTPAnswer(statusCode: 200, headers: ["Content-Type": "text/html", "Via": "proxy"])
    #expect(answer.header(name) == "text/html")
  }

  @Test func anAbsentHeaderIsNil() {
    #expect(HTTPAnswer(statusCode: 200, headers: ["Via": "proxy"]).header("Age") == nil)
  }

  @Test(arguments: [(199, false), (200, true), (204, true), (299, true), (300, false), (404, false), (500, false)])
  func onlyTwoHundredsAreSuccess(status: Int, isSuccess: Bool) {
    #expect(HTTPAnswer(statusCode: status).isSuccess == isSuccess)
  }
}
