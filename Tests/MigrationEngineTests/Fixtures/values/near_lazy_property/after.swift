// reason: is not understood
import Bridge
import LegacyJSON

struct LateReader: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> private(set) var json: JSON
  lazy var title: String = json["title"].stringValue

  private enum CodingKeys: String, CodingKey {
    case json
  }

  init(json: JSON) { self.init(decoding: json) }
}

struct LateItem: LegacyDecodable {
  let title: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    var reader = try container.value(LateReader.self)
    title = reader.title
  }
}
