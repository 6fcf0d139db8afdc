import Bridge
import LegacyJSON
import LegacyRequests
import Testing

@Suite("VerbatimKeys and PathKeys")
struct KeyMarkerTests {
  private struct User: LegacyDecodable, VerbatimKeys {
    let userName: String
  }

  private struct Story: VerbatimKeys, LegacyFailableDecodable {
    let storyTitle: String?
  }

  private struct Product: LegacyRequiringDecodable, VerbatimKeys {
    let productId: Int
  }

  private class Base: LegacyDecodable, VerbatimKeys {
    let baseName: String
  }

  private struct Repository: LegacyDecodable, PathKeys {
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
    struct Page: LegacyHTTPResponse, VerbatimKeys {
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

  @Test func theMarkerDecides() {
    let types: [any LenientDecodable.Type] = [User.self, Story.self, Product.self, Base.self]
    #expect(types.allSatisfy { $0.keySpelling == .verbatim })
    #expect((Repository.self as any LenientDecodable.Type).keySpelling == .paths)
  }
}
