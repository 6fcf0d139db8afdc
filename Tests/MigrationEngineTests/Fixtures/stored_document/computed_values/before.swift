import Foundation
import LegacyJSON

/// An event.
class Event {
  enum Kind: String {
    case talk
    case unknown = ""
  }

  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  /// When it begins.
  var start: Date { Date(timeIntervalSince1970: json["start"].doubleValue) }
  var kind: Kind { return Kind(rawValue: self.json["kind"].stringValue) ?? .unknown }
  var city: String? {
    return json["place"]["city"].string
  }
  var link: URL? { json["link"].string.flatMap { URL(string: $0) } }
  var names: [String] {
    return json["people"].arrayValue
      .filter { $0["id"] != JSON.null }
      .map { $0["name"].stringValue }
  }
  var seats: Int? { json["seats"].exists() ? json["seats"].intValue : nil }
  var venue: Venue? { json["venue"] == JSON.null ? nil : Venue(json: json["venue"]) }

  func text() -> String { "\(names) \(start)" }
}

struct Venue {
  let name: String

  init(json: JSON) {
    name = json["name"].stringValue
  }
}
