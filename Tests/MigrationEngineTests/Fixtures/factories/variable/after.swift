import Bridge
import LegacyJSON

struct Comment: LegacyDecodable {
  let postId: Int?
  let name: String?

  static let keySpelling: KeySpelling = .verbatim
}

func comments(_ json: JSON) -> [Comment] {
  var found: [Comment] = []
  for item in json.arrayValue { found.append(Comment(json: item)) }
  return found
}
