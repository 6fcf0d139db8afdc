import Bridge
import LegacyJSON
import ModernClient

struct Reader: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private(set) var json: JSON
  let fallback: String = "none"

  private enum CodingKeys: String, CodingKey {
    case json
  }

  var count: Int { json["count"].intValue }

  func text(_ key: String) -> String { json[key].string ?? fallback }
}

struct Item: LegacyDecodable {
  @DefaultValue<NameDefault> private(set) var name: String
  @DecodedBy<NoteRule> private(set) var note: String
  let count: Int

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "none" } }
  enum NoteRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self, at: "details", "note") ?? "none" }
  }
}
