// reason: the arguments of the generic type `Page` are not written
import LegacyJSON

protocol Row { init?(json: JSON) }

struct Answer<T: Row> {
  let code: Int
  let pages: [Page<T>]

  init?(json: JSON) {
    guard let code = json["code"].int else { return nil }
    self.code = code
    pages = json["pages"].arrayValue.compactMap { Page(json: $0) }
  }
}

struct Page<T: Row> {
  let rows: [T]

  init?(json: JSON) {
    guard json["rows"].exists() else { return nil }
    rows = json["rows"].arrayValue.compactMap { T(json: $0) }
  }
}
