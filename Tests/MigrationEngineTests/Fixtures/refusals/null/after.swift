import Bridge
import ModernClient

struct Origin: LegacyFailableDecodable, RefusesNull {
  let id: String
  let title: String?
  @DefaultEmptyString private(set) var kind: String
}

struct Source: LegacyFailableDecodable, RefusesNull {
  let name: String
}
