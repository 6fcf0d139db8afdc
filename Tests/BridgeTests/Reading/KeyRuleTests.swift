import Bridge
import LegacyJSON
import LegacyRequests
import Testing

@Suite("Rules for keys")
struct KeyRuleTests {
  private struct User: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.verbatimKeys] }
    let userName: String
  }

  private struct Story: LegacyFailableDecodable {
    static var legacyRules: [LegacyRule] { [.verbatimKeys] }
    let storyTitle: String?
  }

  private struct Product: LegacyFailableDecodable {
    static var legacyRules: [LegacyRule] { [.verbatimKeys, .requiresValues] }
    let productId: Int
  }

  private class Base: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.verbatimKeys] }
    let baseName: String
  }

  private struct Repository: LegacyDecodable {
    static var legacyRules: [LegacyRule] { [.pathKeys] }
    let name: String
    let owner: String

    private enum CodingKeys: String, CodingKey {
      case name
      case owner = "owner.login"
    }
  }

  @Test func aPropertyIsSpelledAsInTheCode() {
    let both: JSON = ["userName": "a", "user_name": "b", "storyTitle": "c", "story_title": "d"]
    #expect(User(json: both).userName == "a")
    #expect(Story(json: both)?.storyTitle == "c")
    #expect(User(json: ["user_name": "b"]).userName == "")
    #expect(Product(json: ["product_id": 1]) == nil)
    #expect(Product(json: ["productId": 1])?.productId == 1)
    #expect(Base(json: ["baseName": "a", "base_name": "b"]).baseName == "a")
  }

  @Test func aResponseSaysItToo() throws {
    struct Page: LegacyHTTPResponse {
      static var legacyRules: [LegacyRule] { [.verbatimKeys] }
      var status: Status.StatusParams?
      let pageCount: Int
    }
    #expect(Page(json: ["pageCount": 3, "page_count": 4]).pageCount == 3)
  }

  @Test func aPathIsFollowed() {
    let repository = Repository(json: ["name": "a", "owner": ["login": "b"], "owner.login": "c"])
    #expect(repository.name == "a")
    #expect(repository.owner == "b")
  }
}
