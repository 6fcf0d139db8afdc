// options: declared
import LegacyJSON

struct Story {
  let id: Int
  let note: String?

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    note = json["note"].string
  }
}

func stories(_ json: JSON) -> [Story] { json["stories"].arrayValue.compactMap { Story(json: $0) } }
func others(_ json: JSON) -> [Story] { json["stories"].arrayValue.compactMap(Story.init) }

func first(_ json: JSON) -> Story? {
  if let story = Story(json: json["first"]) { return story }
  return Story(json: json) ?? Story(json: json["second"])
}

func note(_ json: JSON) -> String { Story(json: json)?.note ?? "" }
