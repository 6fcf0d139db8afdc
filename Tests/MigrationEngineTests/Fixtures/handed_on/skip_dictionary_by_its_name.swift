// reason: the document is handed on: `document.dictionaryValue`
import SwiftyJSON

struct Zone {
  var most = 0

  init(from: JSON) {
    let members: [String: JSON] = Zone.members(of: from)
    guard let found: Zone = Zone.found(in: members) else { return }
    self = found
  }

  static func members(of document: JSON) -> Dictionary<String, JSON> { document.dictionaryValue }

  static func found<Value>(in members: Dictionary<String, JSON>) -> Value? { members.isEmpty ? nil : nil }
}
