import Foundation
import LegacyJSON
import Bridge

/// Nothing but its own properties reads the document.
struct Author: LegacyDecodable {
  private enum CodingKeys: String, CodingKey {
    case id, name, note, tags, address, owners
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decodeIfPresent(Int.self, forKey: .id)
    name = try container.decode(String.self, forKey: .name)
    note = try container.decodeIfPresent(String.self, forKey: .note) ?? "-"
    tags = try container.decode([String].self, forKey: .tags)
    address = try container.decode(Place.self, forKey: .address)
    owners = try container.decode([Author].self, forKey: .owners)
  }

  let id: Int?

  /// The name that is shown.
  let name: String

  let note: String
  let tags: [String]
  let address: Place
  let owners: [Author]
}

struct Place: LegacyDecodable {
  let city: String
}

/// Its document can be changed and is shown.
struct Post: CustomStringConvertible, LegacyDecodable {
  var json: JSON

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.json = try container.decode(JSON.self)
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

struct Reply: Backed, LegacyDecodable {
  var document: JSON

  var n: Int { document["n"].intValue }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    self.document = try container.decode(JSON.self)
  }

  init(document: JSON = [:]) {
    self.document = document
  }
}

struct PartsItem: LegacyDecodable {
  let raw: JSON
  let rows: [JSON]
  let sizes: [JSON]?
  let meta: [String: JSON]
  let data: [String: JSON]?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    raw = try container.decode(JSON.self, at: "a", "b")
    rows = try container.decode([JSON].self, at: "rows")
    sizes = try container.decodeIfPresent([JSON].self, at: "sizes")
    meta = try container.decode([String: JSON].self, at: "meta")
    data = try container.decodeIfPresent([String: JSON].self, at: "data")
  }
}

func reply(_ json: JSON) -> Reply { Reply(document: json) }

/// What it computes depends on the document alone.
struct Meeting: LegacyDecodable {
  enum Kind: String {
    case user
    case unknown = ""
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    when = try Date(timeIntervalSince1970: container.decode(Double.self, at: "when"))
    kind = try Kind(rawValue: container.decode(String.self, at: "type")) ?? .unknown
    city = try container.decodeIfPresent(String.self, at: "address", "city")
    link = try container.decodeIfPresent(String.self, at: "link").flatMap { URL(string: $0) }
    names = try container.nestedContainers(at: "owners")
      .filter { !$0.isNull(at: "id") }
      .map { try $0.decode(String.self, at: "name") }
    n = try container.exists(at: "n") ? container.decode(Int.self, at: "n") : nil
  }

  let when: Date
  let kind: Kind
  let city: String?
  let link: URL?
  let names: [String]
  let n: Int?
}
