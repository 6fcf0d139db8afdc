// options: declared
import LegacyJSON
import Bridge

struct Story: Codable {
  let id: Int
  let note: String?
}

func stories(_ json: JSON) -> [Story] { json["stories"].arrayValue.compactMap { try? $0.decode(Story.self) } }
func others(_ json: JSON) -> [Story] { json["stories"].arrayValue.compactMap { try? $0.decode(Story.self) } }

func first(_ json: JSON) -> Story? {
  if let story = try? json["first"].decode(Story.self) { return story }
  return (try? json.decode(Story.self)) ?? (try? json["second"].decode(Story.self))
}

func note(_ json: JSON) -> String { (try? json.decode(Story.self))?.note ?? "" }
