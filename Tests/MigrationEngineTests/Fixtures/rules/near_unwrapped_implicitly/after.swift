// reason: `names = [title, title]` is not understood
import Bridge

class Order: LegacyDecodable {
  var title: String!
  var names: [String] = []

  required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    title = try container.valueIfPresent(String.self, at: "title")
    names = [title, title]
  }
}
