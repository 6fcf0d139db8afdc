// reason: `names += json["names"].arrayValue.map { $0.stringValue }` is not understood
import Bridge

struct Table: LegacyDecodable {
  var names: [String]!

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    names += try container.value([String].self, at: "names")
  }
}
