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
  let comments: [Comment]
  let owner: Owner?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let id = try container.value(Int.self, at: "id")
    comments = try container.nestedContainers(at: "comments").map {
      try $0.value(Comment.self, configuration: (id, $0.value(Int.self, at: "depth")))
    }
    owner =
      try container.valueIfAccepted(Owner.self, at: "owner", configuration: container.value(String.self, at: "place"))
  }
}

func comment(_ json: JSON) -> Comment { Comment(json: json, storyID: 1) }
