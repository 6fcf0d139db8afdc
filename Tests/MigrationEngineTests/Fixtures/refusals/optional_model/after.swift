import Bridge

struct Origin: LegacyRequiringDecodable {
  let id: Int
}

struct Author: LegacyFailableDecodable, RefusesEmpty {
  let name: String
}

struct Entry: LegacyDecodable, PathKeys {
  let origin: Origin?
  let author: Author?
  let first: Origin?

  private enum CodingKeys: String, CodingKey {
    case origin, author
    case first = "list.0"
  }
}
