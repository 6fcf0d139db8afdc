import Bridge
import LegacyJSON

open class Chat: LegacyThrowingDecodable, Encodable {
  public static var legacyRules: [LegacyRule] { [.reads("isIncoming", at: "isincoming")] }
  var isIncoming: String
  var text: String

  public required convenience init(json: JSON) throws { try self.init(decoding: json) }
}
