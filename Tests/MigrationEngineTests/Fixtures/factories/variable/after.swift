import Bridge
import LegacyJSON

struct Comment: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.verbatimKeys] }
  let postId: Int?
  let name: String?
}

func comments(_ json: JSON) -> [Comment] {
  var found: [Comment] = []
  for item in json.arrayValue { found.append(Comment(json: item)) }
  return found
}
