// reason: `.stringValue` into an optional is never nil
import Bridge

struct Pen: LegacyFailableDecodable, Encodable {
  static var legacyRules: [LegacyRule] {
    [.requiresValues, .reads("title", as: NeverNil<String>.self), .reads("maker", as: NeverNil<String>.self)]
  }
  let id: Int
  let title: String?
  let maker: String?
}
