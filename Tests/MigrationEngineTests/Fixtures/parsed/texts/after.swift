import Foundation
import Bridge
import LegacyJSON

struct Draft: LegacyDecodable {
  let id: Int

  init(json text: JSON?) { self.init(json: text ?? .null) }
}

struct Note: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.membersIfPresent() != nil }] }
  var title: String?

  init?(data: Data?) {
    guard let data = data,
      let object = try? JSONSerialization.jsonObject(with: data, options: .allowFragments)
    else { return nil }
    self.init(reading: object)
  }
}

func read(_ text: String) -> (Draft, Note?) { (Draft(json: try? JSON(data: Data(text.utf8))), Note(data: Data(text.utf8))) }
