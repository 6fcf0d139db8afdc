import Bridge
import LegacyJSON

// It says that it throws, and takes every document.
class Wait: LegacyThrowingDecodable {
  var eta: String

  init() { eta = "" }
}

struct Form: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let wait: Wait
  let waits: [Wait]
  let next: Wait
  let name: String

  private enum CodingKeys: String, CodingKey {
    case waits, next, name
    case wait = "first.0"
  }
}

func forms(in json: JSON) throws -> [Form] { try json["forms"].arrayValue.map { try Form(json: $0) } }
