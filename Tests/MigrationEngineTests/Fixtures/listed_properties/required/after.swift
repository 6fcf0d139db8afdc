import Bridge

struct Pen: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .reads("likes", as: Coerced<Int>.self)] }
  let id: Int
  let likes: Int
}

func text(of pen: Pen) -> String { "\(pen)" }
