import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("Types that take something besides the document") struct ConfiguredTests {
  struct Comment: LegacyConfiguredDecodable {
    let id: Int
    let storyID: Int

    init(from decoder: any Decoder, configuration storyID: Int) throws {
      let container = try decoder.legacyContainer()
      id = try container.value(Int.self, at: "id")
      self.storyID = storyID
    }
  }

  struct Owner: LegacyConfiguredDecodable {
    let name: String
    let place: String

    init(from decoder: any Decoder, configuration: (place: String, depth: Int)) throws {
      let container = try decoder.legacyContainer()
      guard let name = try container.valueIfPresent(String.self, at: "name") else { throw container.refusal }
      self.name = name
      place = "\(configuration.place) \(configuration.depth)"
    }
  }

  struct Reply: LegacyConfiguredDecodable {
    let text: String
    let depth: Int

    init(from decoder: any Decoder, configuration depth: Int) throws {
      let container = try decoder.legacyContainer()
      guard let text = try container.valueIfPresent(String.self, at: "text") else { throw container.refusal }
      self.text = text
      self.depth = depth
    }
  }

  struct Refusing: LegacyConfiguredDecodable {
    struct Refused: Error {}
    init(from decoder: any Decoder, configuration: Bool) throws {
      if configuration { throw Refused() }
    }
  }

  struct Story: LegacyDecodable {
    let comments: [Comment]
    let owner: Owner?

    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      let id = try container.value(Int.self, at: "id")
      comments = try container.nestedContainers(at: "comments").map { try $0.value(Comment.self, configuration: id) }
      owner = try container.valueIfAccepted(Owner.self, at: "owners", 0, configuration: ("here", id))
    }
  }

  @Test func areReadByTheOldRules() {
    #expect(Comment(json: ["id": "12abc"], configuration: 3).id == 12)
    #expect(Comment(json: .null, configuration: 3).storyID == 3)
  }

  @Test func mayBeGivenTheContainer() throws {
    #expect(Reply(ifAccepted: ["text": "x"], configuration: 3)?.depth == 3)
    #expect(Reply(ifAccepted: ["text": 1], configuration: 3) == nil)
    let strict = JSONDecoder()
    let data = Data(#"{"text":"x"}"#.utf8)
    #expect(try strict.decode(Reply.self, from: data, configuration: 4).depth == 4)
  }

  @Test func mayRefuseTheDocument() {
    #expect(Owner(ifAccepted: ["name": "x"], configuration: ("there", 1))?.place == "there 1")
    #expect(Owner(ifAccepted: ["name": 1], configuration: ("there", 1)) == nil)
    #expect(throws: Refusing.Refused.self) { try Refusing(decoding: .null, configuration: true) }
    #expect(throws: Never.self) { try Refusing(decoding: .null, configuration: false) }
  }

  @Test func areContainedInOtherTypes() throws {
    let story = Story(json: ["id": 7, "comments": [["id": 1], 2], "owners": [["name": "x"]]])
    #expect(story.comments.map(\.id) == [1, 0])
    #expect(story.comments.map(\.storyID) == [7, 7])
    #expect(story.owner?.place == "here 7")
    #expect(Story(json: ["owners": [[:]]]).owner == nil)
  }

  @Test func keepTheirPlaceInErrors() throws {
    struct Outer: LegacyThrowingDecodable {
      init(from decoder: any Decoder) throws {
        _ = try decoder.legacyContainer().value(Owner.self, at: "a", 1, configuration: ("", 0))
      }
    }
    do {
      _ = try Outer(json: ["a": [1, 2]])
      Issue.record("nothing was thrown")
    } catch DecodingError.dataCorrupted(let context) {
      #expect(context.codingPath.map(\.stringValue) == ["a", "Index 1"])
    }
  }
}
