// reason: needs a written initializer
import Bridge

struct Box: LegacyDecodable, ContainerDecodable {
  let first: [Tag]
  let second: [Tag]

  struct Tag {
    let text: String

    init(_ text: String) {
      print(text)
      self.text = text
    }
  }

  init(from container: LegacyContainer) throws {
    second = try container.decode(String.self, at: "second").split(separator: ",").map { String($0) }.map(Box.Tag.init)
    first = try container.decode(String.self, at: "first").split(separator: ",").map { String($0) }.map(Box.Tag.init)
  }
}
