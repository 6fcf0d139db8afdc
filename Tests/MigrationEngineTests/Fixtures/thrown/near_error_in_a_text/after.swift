// reason: is not understood
import Bridge

enum PartError: Error {
  case missing
}

struct Part: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(PartError.missing)] }
  let id: Int
}

struct Whole: LegacyDecodable {
  let part: Part?
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    do {
      part = try container.value(Part.self, at: "part")
      text = ""
    } catch {
      part = nil
      text = "no part: \("\(error)".isEmpty)"
    }
  }
}
