// reason: needs a written initializer: it may stop the program before it refuses a document, or the other way round
import Bridge

struct Story: LegacyFailableDecodable {
  let name: String
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
    name = try container.valueIfPresent(String.self, at: "name")!
  }
}

struct Page: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  @DecodedBy<UnwrappedRule<String>> private(set) var name: String
}
