// reason: needs a written initializer: `for _ in json["likes"].arrayValue { share += 1 }` is not understood
import Bridge

struct Post: LegacyDecodable {
  var share: Double = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for _ in container.nestedContainers(at: "likes") { share += 1 }
  }
}
