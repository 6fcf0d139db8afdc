// reason: is not understood
import Bridge

struct Names: LegacyDecodable {
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let array = container.nestedContainers(at: "names")
    var index = 0
    if array.count > 0 {
      repeat {
        if try array[index].valueIfPresent(String.self) == nil {
          index += 2
          continue
        }
        try names.append(array[index].value(String.self))
        index += 1
      } while index < array.count
    }
  }
}
