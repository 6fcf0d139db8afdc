// reason: is not understood
import Bridge

struct Page: LegacyDecodable {
  let isKnown: Bool
  let isSecond: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let members = container.membersIfPresent(at: "names")
    isKnown = try members?["a"].map { try $0.valueIfPresent(String.self) } != nil
    let all = try [container.valueIfPresent(Int.self, at: "first"), container.valueIfPresent(Int.self, at: "second")]
    isSecond = all.last == nil
  }
}
