// reason: show `_json` for `json` from now on
import LegacyJSON
import Bridge

public struct Model: LegacyDecodable {
  @DecodedBy<WholeDocumentRule> public private(set) var json: JSON
  public init(json: JSON) { self.init(decoding: json) }
  public var a: Int? { json["a"].int }
}
