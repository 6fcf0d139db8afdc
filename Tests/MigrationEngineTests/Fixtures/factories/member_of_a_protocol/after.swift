import Bridge
import LegacyJSON

protocol Listed {
  associatedtype Element
  static var defaultName: String { get }
  static func element(_ json: JSON) -> Element?
}

extension Listed {
  static var defaultName: String { "none" }
  static func text(_ key: String, _ value: String?) -> String { "\(key): \(value ?? defaultName)" }
}

struct Area {
  let id: Int
  @DecodedBy<NameRule> private(set) var name: String
  @DecodedBy<NoteRule> private(set) var note: String
}

extension Area: LegacyFailableDecodable, Listed {
  static func element(_ json: JSON) -> Area? { return Area(json: json) }
  static var legacyRules: [LegacyRule] { [.requiresValues] }

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self) ?? Area.defaultName }
  }
  enum NoteRule: DecodingRule {
    static let value = Decoding<String> { try Area.text("note", $0.valueIfPresent(String.self)) }
  }
}

func area(_ json: JSON) -> Area? { Area(json: json["area"]) }
