// reason: is not understood
import Bridge

struct Item: LegacyDecodable {
  var first = ""
  var count = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let parts = container.nestedContainers(at: "parts")
    var index = 0
    while index < parts.count {
      if try parts[index].value(Bool.self, at: "main") {
        first = try parts[index].value(String.self, at: "name")
        break
      }
      index += 1
    }
    count = index
  }
}
