import Bridge

struct Settings: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.reads("volume", as: NeverNil<Int>.self)] }
  var volume: Int? {
    didSet { print("changed") }
  }
}
