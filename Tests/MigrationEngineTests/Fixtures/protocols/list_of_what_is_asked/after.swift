import Bridge
import LegacyJSON

protocol Listed {
  init(json: JSON)
}

struct Movie: LegacyDecodable, Listed {
  let id: Int?
}

struct Shelf: LegacyDecodable {
  let movies: [Movie]
  @NeverNil private(set) var others: [Movie]?
}
