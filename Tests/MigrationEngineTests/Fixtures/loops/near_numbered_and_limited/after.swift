// reason: needs a written initializer: `for (index, item) in json["names"].arrayValue.enumerated() { …` is not understood: `index > 2`
import Bridge

final class Post: LegacyDecodable, ContainerDecodable {
  var names: [String] = []

  init(from container: LegacyContainer) throws {
    for (index, item) in container.nestedContainers(at: "names").enumerated() {
      if index > 2 { break }
      try names.append(item.decode(String.self))
    }
  }
}
