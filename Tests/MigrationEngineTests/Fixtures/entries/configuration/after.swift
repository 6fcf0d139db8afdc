import LegacyJSON
import Bridge

struct Comment: LegacyConfiguredDecodable, ConfiguredContainerDecodable {
  let text: String
  let storyID: Int
  let depth: Int

  init(from container: LegacyContainer, configuration: (storyID: Int, depth: Int)) throws {
    let (storyID, depth) = configuration
    text = try container.decode(String.self, at: "text")
    self.storyID = storyID
    self.depth = depth
  }
  init(json: JSON, storyID: Int, depth: Int = 0) { self.init(json: json, configuration: (storyID, depth)) }
}

final class Owner: LegacyFailableConfiguredDecodable, ConfiguredContainerDecodable {
  let name: String
  let place: String

  init(from container: LegacyContainer, configuration place: String) throws {
    guard let name = try container.decodeIfPresent(String.self, at: "name") else { throw container.refusal }
    self.name = name
    self.place = place
  }
}

struct Story: LegacyDecodable, ContainerDecodable {
  let comments: [Comment]
  let owner: Owner?

  init(from container: LegacyContainer) throws {
    let id = try container.decode(Int.self, at: "id")
    comments = try container.nestedContainers(at: "comments").map {
      try $0.decode(Comment.self, configuration: (id, $0.decode(Int.self, at: "depth")))
    }
    owner =
      try container.decodeIfAccepted(Owner.self, at: "owner", configuration: container.decode(String.self, at: "place"))
  }
}

func comment(_ json: JSON) -> Comment { Comment(json: json, storyID: 1) }
