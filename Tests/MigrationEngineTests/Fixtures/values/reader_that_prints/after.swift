import Bridge
import LegacyJSON

struct LoudReader: LegacyDecodable {
  let json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.value(JSON.self)
    print("reads")
  }

  func text(_ key: String) -> String { json[key].string ?? "" }
}

struct LoudItem: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String

  enum NameRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.value(LoudReader.self).text("name") }
  }
}
