// reason: a model that is tried has errors of its own
import Bridge

enum Failure: Error {
  case inner, outer
}

struct Point: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(Failure.inner)] }
  let x: Double
}

struct Shape: LegacyThrowingDecodable {
  let point: Point

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard let point = try? container.value(Point.self, at: "point") else { throw Failure.outer }
    self.point = point
  }
}
