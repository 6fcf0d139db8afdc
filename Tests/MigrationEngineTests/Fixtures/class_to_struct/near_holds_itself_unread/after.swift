// reason: stays a class: it holds a value of its own type
import Bridge

final class Node: LegacyDecodable {
  let id: Int?
  var parent: Node?

  private enum CodingKeys: String, CodingKey {
    case id
  }
}
