import LegacyJSON
import Bridge

struct Comment: LegacyConfiguredDecodable {
  let text: String
  let storyID: Int
  let depth: Int

  init(from decoder: any Decoder, configuration: (storyID: Int, depth: Int)) throws {
    let container = try decoder.legacyContainer()
    let (storyID, depth) = configuration
    text = try container.value(String.self, at: "text")
    self.storyID = storyID
    self.depth = depth
  }
  init(json: JSON, storyID: Int, depth: Int = 0) { self.init(json: json, configuration: (storyID, depth)) }
}

final class Owner: LegacyConfiguredDecodable {
  let name: String
  let place: String

  init(from decoder: any Decoder, configuration place: String) throws {
    let container = try decoder.legacyContainer()
    guard let name = try container.valueIfPresent(String.self, at: "name") else { throw container.refusal }
    self.name = name
    self.place = place
  }
}

struct Story: LegacyDecodable {
  @DecodedBy<CommentsRule> private(set) var comments: [Comment]
  @DecodedBy<OwnerRule> private(set) var owner: Owner?

  enum CommentsRule: ObjectDecodingRule {
    static let value = Decoding<[Comment]> { container in
      try container.nestedContainers(at: "comments").map {
        try $0.value(
          Comment.self, configuration: (container.value(Int.self, at: "id"), $0.value(Int.self, at: "depth")))
      }
    }
  }
  enum OwnerRule: ObjectDecodingRule {
    static let value = Decoding<Owner?> { container in
      let place = try container.value(String.self, at: "place")
      return try container.nestedContainer(at: "owner").valueIfAccepted(Owner.self, configuration: place)
    }
  }
}

func comment(_ json: JSON) -> Comment { Comment(json: json, storyID: 1) }
