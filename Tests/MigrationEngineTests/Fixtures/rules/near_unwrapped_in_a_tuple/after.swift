// reason: is not understood
import Bridge

class Order: LegacyDecodable {
  var title: String!
  var pair: (String, Int)

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    title = try container.valueIfPresent(String.self, at: "title")
    pair = (title, 1)
  }
}
