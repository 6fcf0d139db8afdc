// reason: `print("made")` is not understood
import Bridge
import LegacyJSON

struct Person: LegacyDecodable {
  var age: Int?
  let isList: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    if [.number, .string].contains(container.type(at: "age")) {
      age = try container.valueIfPresent(Int.self, at: "age")
    }
    print("made")
    isList = [.array, .dictionary].contains(container.type())
  }
}
