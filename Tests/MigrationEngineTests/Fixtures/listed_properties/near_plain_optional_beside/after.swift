// reason: `.stringValue` into an optional is never nil
import Bridge

struct Pen: LegacyDecodable, Encodable {
  static var legacyRules: [LegacyRule] {
    [.reads("title", as: NeverNil<String>.self), .reads("maker", as: NeverNil<String>.self)]
  }
  let title: String?
  let maker: String?
  let note: String?
}
