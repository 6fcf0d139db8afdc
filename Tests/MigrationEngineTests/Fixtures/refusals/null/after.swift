import Bridge
import ModernClient

struct Origin: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  let id: String
  let title: String?
  @DefaultEmptyString private(set) var kind: String
}

struct Source: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesNull] }
  let name: String
}
