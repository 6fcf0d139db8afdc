// reason: is not understood
import Bridge
import LegacyJSON

extension JSON {
  var waitOwner: JSON {
    get throws {
      if !self["owner"].exists() { throw SwiftyJSONError.notExist }
      return self["owner"]
    }
  }
}

class Wait {
  var eta: String

  required init(json: JSON) throws { eta = try json.waitOwner["eta"].stringValue }
}

extension Wait: LegacyReadable { static func legacyValue(from json: JSON) throws -> Wait { try Wait(json: json) } }

struct Form: LegacyThrowingDecodable {
  @DecodedBy<BridgedElementsRule<Wait>> var waits: [Wait]
}
