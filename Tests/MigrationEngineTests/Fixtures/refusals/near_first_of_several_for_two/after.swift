// reason: needs a written initializer: no declaration can say what `code` is
import Bridge

struct Ticket: LegacyFailableDecodable {
  let code: String
  let kind: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if let text = try container.valueIfPresent(String.self, at: "code") {
      code = text
      kind = 1
    } else if let number = try container.valueIfPresent(Int.self, at: "code") {
      code = "\(number)"
      kind = 2
    } else {
      throw container.refusal
    }
  }
}
