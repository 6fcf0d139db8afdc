// reason: the arguments of the generic type `Page` are not written
import LegacyJSON
import Bridge

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

struct Page<T: Row>: LegacyFailableDecodable {
  let rows: [T]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard container.exists(at: "rows") else { throw container.refusal }
    rows = try container.nestedContainers(at: "rows").compactMap { try T(json: $0.value(JSON.self)) }
  }
}
