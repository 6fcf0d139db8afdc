// reason: stays a class: a member is `lazy`
import Bridge

final class Model: LegacyDecodable {
  let a: Int?
  lazy var b = 1

  private enum CodingKeys: String, CodingKey {
    case a
  }
}
