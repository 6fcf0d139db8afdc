// reason: a `Cover` may stop the program, and is declared before `id`, without which the document is refused
import Bridge

struct Cover: LegacyDecodable {
  @DecodedBy<UnwrappedRule<Int>> private(set) var width: Int
}

struct Story: LegacyFailableDecodable {
  let covers: [Cover]
  let id: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
    self.id = id
    covers = try container.value([Cover].self, at: "covers")
  }
}

struct Page: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let cover: Cover
}
