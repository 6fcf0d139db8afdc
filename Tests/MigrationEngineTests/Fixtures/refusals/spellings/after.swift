import Bridge

struct Reversed: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  let id: Int?
}

struct OfItsType: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  let id: Int?
}

struct OfItsNull: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  let id: Int?
}

struct There: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesAbsent] }
  let id: Int?
}

struct Switched: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  let id: Int?
}
