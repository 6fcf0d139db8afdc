import LegacyJSON
import LegacyRequests
import Testing

@Suite struct StatusTests {
  @Test func readsItsFields() {
    let status = Status.StatusParams(json: ["code": 200, "error_code": 7, "message": "Sold out"])
    #expect(status == Status.StatusParams(code: 200, errorCode: 7, message: "Sold out"))
  }

  @Test func fieldsOfAnotherTypeAreNil() {
    let status = Status.StatusParams(json: ["code": "200", "error_code": [7], "message": 5])
    #expect(status == Status.StatusParams())
  }

  @Test func nullGivesNothing() {
    #expect(Status.StatusParams(json: .null) == Status.StatusParams())
  }

  @Test(arguments: [(nil, false), (0, false), (7, true), (-1, true)]) func onlyAnErrorCodeIsAnError(
    code: Int?, isError: Bool
  ) {
    #expect(Status.StatusParams(code: 500, errorCode: code, message: "x").isError == isError)
  }
}
