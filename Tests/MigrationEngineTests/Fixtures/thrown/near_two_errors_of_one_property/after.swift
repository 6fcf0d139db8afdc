// reason: the initializer throws more than one error, or another's
import Bridge

enum PointError: Error { case missing, tooSmall }

struct Point: LegacyThrowingDecodable {
  let size: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let size = try container.valueIfPresent(Int.self, at: "size") else { throw PointError.missing }
    if size < 3 { throw PointError.tooSmall }
    self.size = size
  }
}
