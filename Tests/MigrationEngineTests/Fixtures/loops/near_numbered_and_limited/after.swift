// reason: needs a written initializer: `for (index, item) in json["names"].arrayValue.enumerated() { …` is not understood: `index > 2`
import Bridge

final class Post: LegacyDecodable {
  var names: [String] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for (index, item) in container.nestedContainers(at: "names").enumerated() {
      if index > 2 { break }
      try names.append(item.value(String.self))
    }
  }
}
