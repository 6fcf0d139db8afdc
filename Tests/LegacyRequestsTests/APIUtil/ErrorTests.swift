import Foundation
import HTTPTransport
import LegacyJSON
import Testing

@testable import LegacyRequests

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

  @Test func onlyConfiguredErrorCodesAreDestructive() {
    #expect(APIUtil.destructiveErrorCode(of: sold, among: [7, 9]) == 7)
    #expect(APIUtil.destructiveErrorCode(of: sold, among: [9]) == nil)
    #expect(APIUtil.destructiveErrorCode(of: nil, among: [7]) == nil)
  }
}
