// reason: stays a class: it holds a value of its own type
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
  let next: [Model]
  let parent: Model?

  private enum CodingKeys: String, CodingKey {
    case a, next, parent
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let isNull = try decoder.singleValueContainer().decodeNil()
    a = try container.decodeIfPresent(Int.self, forKey: .a)
    next = try container.decode([Model].self, forKey: .next)
    parent = try isNull ? nil : container.decode(Model.self, forKey: .parent)
  }
}
