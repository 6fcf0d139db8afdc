import Bridge
import LegacyJSON

protocol Checked {
  init(json: JSON)
  static func isValid(_ json: JSON) -> Bool
}

extension Checked {
  static func isValid(_ json: JSON) -> Bool { return true }
}

struct Director: LegacyDecodable, Checked {
  let name: String

  static func isValid(_ json: JSON) -> Bool { return json["name"].type == .string }
}

struct Film: LegacyDecodable {
  @DecodedBy<DirectorRule> private(set) var director: Director?

  enum DirectorRule: DecodingRule {
    static let value = Decoding<Director?> { container in
      try container.valueIfPresent(String.self, at: "name") != nil ? container.value(Director.self) : nil
    }
  }
}
