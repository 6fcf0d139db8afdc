// reason: may stop the program, and is declared before `code`
import Bridge

struct Part: LegacyDecodable {
  @DecodedBy<UnwrappedRule<Int>> private(set) var size: Int
}

struct Item: LegacyFailableDecodable {
  let part: Part
  let code: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let code = try container.valueIfPresent(String.self, at: "code") else { throw container.refusal }
    self.code = code.uppercased()
    part = try container.value(Part.self, at: "part")
  }
}
