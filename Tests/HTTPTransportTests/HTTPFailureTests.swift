import Foundation
import HTTPTransport
import Testing

@Suite struct HTTPFailureTests {
  @Test func theServersOwnMessageIsShown() {
    #expect(HTTPFailure.server(code: 7, message: "Sold out").localizedDescription == "Sold out")
  }

  @Test(arguments: [nil, ""]) func withoutAMessageTheNumberIsShown(message: String?) {
    #expect(HTTPFailure.server(code: 7, message: message).localizedDescription == "The server reported error 7.")
  }

  @Test func withoutMessageAndNumberThereIsATextAllTheSame() {
    #expect(HTTPFailure.server(code: nil, message: nil).localizedDescription == "The server reported an error.")
  }

  @Test func aStatusIsNamed() {
    #expect(HTTPFailure.unacceptableStatus(503).localizedDescription == "The server answered with status 503.")
  }

  @Test func theAddressThatIsNoneIsNamedUnlessThereIsNothingToName() {
    #expect(HTTPFailure.invalidURL("a b").localizedDescription.contains("a b"))
    #expect(!HTTPFailure.invalidURL("").localizedDescription.contains("“"))
  }
}
