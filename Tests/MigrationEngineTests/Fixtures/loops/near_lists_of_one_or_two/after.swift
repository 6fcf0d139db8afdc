// reason: is not understood
import Bridge

struct Post: LegacyDecodable {
  let words: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    words = try container.nestedContainers(at: "words").flatMap { word throws -> [String] in
      guard let text = try word.valueIfPresent(String.self) else { return [] }
      return try container.value(Bool.self, at: "twice") ? [text, text] : [text]
    }
  }
}
