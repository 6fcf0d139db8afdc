// reason: the document is handed on
import Bridge
import LegacyJSON

struct Part: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesAbsent] }
  let name: String
}

struct Item {
  let part: Part?

  init(json: JSON) {
    part = Part(json: json["part"].exists() ? json["part"] : JSON.null)
  }
}
