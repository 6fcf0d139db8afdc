// reason: is not understood
import Bridge

class Order: LegacyDecodable {
  var title: String!
  var mark: Int

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    title = try container.valueIfPresent(String.self, at: "title")
    switch title {
    case "a": mark = 1
    default: mark = 2
    }
  }
}
