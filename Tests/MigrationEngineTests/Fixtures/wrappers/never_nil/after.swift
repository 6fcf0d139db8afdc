import Bridge
import LegacyJSON

struct Owner: LegacyDecodable {
  let name: String
}

class Banner: LegacyDecodable {
  @NeverNil var id: Int!
  @NeverNil var link: String?
  let note: String!
  @NeverNil var owner: Owner?
  @NeverNil private(set) var tags: [String]?
}

func make(_ json: JSON) -> Banner {
  let banner = Banner(json: json)
  banner.id = 1
  return banner
}
