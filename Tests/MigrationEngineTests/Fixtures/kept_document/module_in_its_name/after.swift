import Bridge
import LegacyJSON

struct Model: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private(set) var json: LegacyJSON.JSON
}
