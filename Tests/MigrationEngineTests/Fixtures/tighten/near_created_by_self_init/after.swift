// reason: not tightened: code that stays as it is creates it from documents without evidence
import LegacyJSON
import Bridge

struct Model: LegacyDecodable {
  let id: Int?
  let name: String?
}

extension Model {
  init(local: JSON) { self.init(json: local["model"]) }
}
