// reason: needs a written initializer: `line += ", \(json["state"].stringValue)"` is not understood
import Bridge

typealias Line = String

struct Address: LegacyDecodable {
  var line: Line

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    line = try container.value(String.self, at: "street")
    line += try ", \(container.value(String.self, at: "state"))"
  }
}
