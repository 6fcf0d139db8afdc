// reason: is not understood
import Bridge

struct Names: LegacyDecodable {
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let array = container.nestedContainers(at: "names")
    var index = 0
    repeat {
      try names.append(array[index].value(String.self))
      index += 1
    } while index < array.count
  }
}
