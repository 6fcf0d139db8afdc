import Foundation
import HTTPTransport
import LegacyJSON
import Testing

@testable import LegacyRequests

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ErrorTests {
  private let sold = Products(json: ["status": ["error_code": 7, "message": "Sold out"]])
  private let fine = Products(json: ["status": ["code": 200, "error_code": 0, "message": "OK"]])

  @Test func whatTheServerReportsComesFirst() {
    #expect(APIUtil.getErrorMessageIfAny(sold, error: HTTPFailure.unacceptableStatus(400)) == "Sold out")
  }

  @Test func aReportThatIsNoErrorIsNotShown() {
    #expect(APIUtil.getErrorMessageIfAny(fine, error: nil) == nil)
    #expect(APIUtil.getErrorMessageIfAny(fine, error: HTTPFailure.notHTTP) == HTTPFailure.notHTTP.errorDescription)
  }

  @Test func withoutAnythingThereIsNothingToShow() {
    let response: Products? = nil
    #expect(APIUtil.getErrorMessageIfAny(response, error: nil) == nil)
  }

  @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error]) func ofACancelledRequestTheUserKnows(
    error: any Error
  ) {
    #expect(APIUtil.getErrorMessageIfAny(nil, error: error) == nil)
    #expect(APIUtil.getErrorMessageIfAny(sold, error: error) == "Sold out")
  }

  @Test func anErrorOfTheNetworkIsDescribed() {
    let error = URLError(.timedOut)
    #expect(APIUtil.getErrorMessageIfAny(nil, error: error) == error.localizedDescription)
    #expect(APIUtil.getErrorMessageIfAny(fine, error: error) == error.localizedDescription)
  }

  /// The rows of `status` objects, with what is told of each.
  static let reports: [(JSON, String?)] = [
    (["error_code": 7, "message": "Sold out"], "Sold out"), (["error_code": 7], "The server reported error 7."),
    (["error_code": 7, "message": ""], "The server reported error 7."), (["error_code": 0, "message": "OK"], nil),
    (["message": "OK"], nil), (["code": 500, "message": "No"], nil), (["error_code": "7", "message": "x"], nil),
    (["error_code": -1, "message": "x"], "x"), (.null, nil), ([], nil), ("broken", nil),
  ]

  @Test(arguments: reports) func anErrorCodeThatIsNotZeroIsAReport(status: JSON, message: String?) {
    let response = Products(json: ["status": status])
    #expect(APIUtil.getErrorMessageIfAny(response, error: nil) == message)
  }

  @Test func onlyConfiguredErrorCodesAreDestructive() {
    #expect(APIUtil.destructiveErrorCode(of: sold, among: [7, 9]) == 7)
    #expect(APIUtil.destructiveErrorCode(of: sold, among: [9]) == nil)
    #expect(APIUtil.destructiveErrorCode(of: nil, among: [7]) == nil)
    #expect(APIUtil.destructiveErrorCode(of: sold, among: []) == nil)
    #expect(APIUtil.destructiveErrorCode(of: Products(json: .null), among: [7]) == nil)
  }
}
