// reason: `print("made")` is not understood
import Bridge
import LegacyJSON

struct Person: LegacyDecodable, ContainerDecodable {
  var age: Int?
  let isList: Bool

  init(from container: LegacyContainer) throws {
    if [.number, .string].contains(container.type(at: "age")) {
      age = try container.decodeIfPresent(Int.self, at: "age")
    }
    print("made")
    isList = [.array, .dictionary].contains(container.type())
  }
}
