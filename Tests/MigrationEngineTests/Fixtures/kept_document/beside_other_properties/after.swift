import Bridge
import LegacyJSON

struct User: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private(set) var raw: JSON
  let id: Int
  let part: JSON
}
