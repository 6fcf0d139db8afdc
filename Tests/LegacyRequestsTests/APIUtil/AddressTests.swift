import Foundation
import Testing

@testable import LegacyRequests

@Suite struct AddressTests {
  @Test(arguments: ["https://example.test", "https://example.test/"]) func componentsAreJoinedBelowTheBase(base: String)
  {
    let url = APIUtil.url(of: ["api", "diamond", "products"], below: URL(string: base))
    #expect(url == "https://example.test/api/diamond/products")
  }

  @Test func aPathOfTheBaseStays() {
    #expect(
      APIUtil.url(of: ["users"], below: URL(string: "https://example.test/v1")) == "https://example.test/v1/users")
  }

  @Test func eachComponentIsOneComponent() {
    let url = APIUtil.url(of: ["users", "a/b c", "50%", "日本"], below: URL(string: "https://example.test"))
    #expect(url == "https://example.test/users/a%2Fb%20c/50%25/%E6%97%A5%E6%9C%AC")
  }

  @Test func withoutABaseThereIsNoAddress() {
    #expect(APIUtil.url(of: ["users"], below: nil) == nil)
  }
}
