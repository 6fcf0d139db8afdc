// reason: is not understood: `catch {
import Bridge

struct Item: LegacyFailableDecodable {
  var id = 0
  var name = ""

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    do {
      name = try container.value(Name.self, at: "name").text
    } catch {
      name = "none"
      if try container.value(Bool.self, at: "strict") { throw container.refusal }
    }
  }
}

struct Name: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesWithError(NameError.noText)] }
  @DecodedBy<TextRule> private(set) var text: String

  enum TextRule: ObjectDecodingRule {
    static let value = Decoding<String>.required { try $0.valueIfPresent(String.self) }
  }
}

enum NameError: Error { case noText }
