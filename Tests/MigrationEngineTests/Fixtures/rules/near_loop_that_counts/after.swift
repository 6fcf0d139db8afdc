// reason: needs a written initializer: `for tag in json["tags"].arrayValue { …` is not understood: `"\(tags.count): "`
import Bridge

class Page: LegacyDecodable, ContainerDecodable {
  var tags: [String] = []
  var owner: String
  var note: String?
  var place: String?

  required init(from container: LegacyContainer) throws {
    for tag in container.nestedContainers(at: "tags") {
      try tags.append("\(tags.count): " + tag.decode(String.self))
    }
    owner = try container.decode(String.self, at: "owner")
    note = try container.decodeIfPresent(String.self, at: "note")
    place = try container.decodeIfPresent(String.self, at: "place")
  }
}
