import Bridge

struct Point: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let x: Int

  init?(x: Int?) {
    guard let x = x else { return nil }
    self.x = x
  }
}

let points: [Point?] = [1, nil].map(Point.init)
let origin: Point? = .init(x: 0)
