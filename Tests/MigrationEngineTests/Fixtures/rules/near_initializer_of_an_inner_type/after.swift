// reason: needs a written initializer
import Bridge

struct Box: LegacyDecodable {
  let first: [Tag]
  let second: [Tag]

  struct Tag {
    let text: String

    init(_ text: String) {
      print(text)
      self.text = text
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    second = try container.value(String.self, at: "second").split(separator: ",").map { String($0) }.map(Box.Tag.init)
    first = try container.value(String.self, at: "first").split(separator: ",").map { String($0) }.map(Box.Tag.init)
  }
}
