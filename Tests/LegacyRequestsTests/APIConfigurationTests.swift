import Foundation
import LegacyRequests
import TestSupport
import Testing

@Suite struct APIConfigurationTests {
  @Test func whatIsPrintedHoldsNoSecret() {
    let configuration = APIConfiguration(
      baseURL: URL(string: "https://me:SECRET@example.test/v1"), headers: ["Authorization": "SECRET", "X-App": "7"])
    var dumped = ""
    dump(configuration, to: &dumped)
    for text in ["\(configuration)", String(reflecting: configuration), dumped] {
      #expect(!text.contains("SECRET"))
      #expect(text.contains("X-App"))
      #expect(text.contains("https://example.test/v1"))
    }
  }

  @Test(.usesSharedConfiguration) func changesOfManyThreadsAreAllKept() async {
    APIUtil.configuration = APIConfiguration()
    await withTaskGroup { group in
      for number in 0..<200 { group.addTask { APIUtil.configuration.headers["\(number)"] = "a" } }
    }
    #expect(APIUtil.configuration.headers.count == 200)
    APIUtil.configuration = APIConfiguration()
  }
}
