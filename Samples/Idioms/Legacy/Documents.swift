import Foundation
import LegacyJSON

/// Nothing but its own properties reads the document.
struct Author {
  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var id: Int? { return json["id"].int }

  /// The name that is shown.
  var name: String {
    return self.json["name"].stringValue
  }

  var note: String { json["note"].string ?? "-" }
  var tags: [String] { json["tags"].arrayValue.map { $0.stringValue } }
  var address: Place { Place(json: json["address"]) }
  var owners: [Author] { json["owners"].arrayValue.map { Author(json: $0) } }
}

final class Place {
  let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var city: String { json["city"].stringValue }
}

/// Its document can be changed and is shown.
struct Post: CustomStringConvertible {
  var json: JSON

  init(json: JSON) {
    self.json = json
  }

  var title: String {
    get { json["title"].stringValue }
    set { json["title"].stringValue = newValue }
  }

  var description: String { json.rawString() ?? "" }
}

/// Keeps its document under a label of its own, for a protocol.
protocol Backed {
  init(document: JSON)
  var document: JSON { get set }
}

struct Reply: Backed {
  var document: JSON

  var n: Int { document["n"].intValue }

  init(document: JSON = [:]) {
    self.document = document
  }
}

struct PartsItem {
  let raw: JSON
  let rows: [JSON]
  let sizes: [JSON]?
  let meta: [String: JSON]
  let data: [String: JSON]?

  init(json: JSON) {
    raw = json["a"]["b"]
    rows = json["rows"].arrayValue
    sizes = json["sizes"].array
    meta = json["meta"].dictionaryValue
    data = json["data"].dictionary
  }
}

func reply(_ json: JSON) -> Reply { Reply(document: json) }

/// What it computes depends on the document alone.
struct Meeting {
  enum Kind: String {
    case user
    case unknown = ""
  }

  private let json: JSON

  init(json: JSON) {
    self.json = json
  }

  var when: Date { Date(timeIntervalSince1970: json["when"].doubleValue) }
  var kind: Kind { return Kind(rawValue: self.json["type"].stringValue) ?? .unknown }
  var city: String? { json["address"]["city"].string }
  var link: URL? { json["link"].string.flatMap { URL(string: $0) } }
  var names: [String] {
    return json["owners"].arrayValue
      .filter { $0["id"] != JSON.null }
      .map { $0["name"].stringValue }
  }
  var n: Int? { json["n"].exists() ? json["n"].intValue : nil }
}
