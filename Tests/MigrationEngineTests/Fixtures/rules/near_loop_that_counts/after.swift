// reason: needs a written initializer: `for tag in json["tags"].arrayValue { …` is not understood: `"\(tags.count): "`
import Bridge

class Page: LegacyDecodable {
  var tags: [String] = []
  var owner: String
  var note: String?
  var place: String?

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for tag in container.nestedContainers(at: "tags") {
      try tags.append("\(tags.count): " + tag.value(String.self))
    }
    owner = try container.value(String.self, at: "owner")
    note = try container.valueIfPresent(String.self, at: "note")
    place = try container.valueIfPresent(String.self, at: "place")
  }
}
