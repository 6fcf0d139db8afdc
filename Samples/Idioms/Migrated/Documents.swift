import Foundation
import LegacyJSON
import Bridge
import ModernClient

/// Nothing but its own properties reads the document.
struct Author: LegacyDecodable {
  enum NoteDefault: DefaultProviding { static var defaultValue: String { "-" } }

  let id: Int?

  /// The name that is shown.
  let name: String

  @Default<NoteDefault> private(set) var note: String
  let tags: [String]
  let address: Place
  let owners: [Author]
}

struct Place: LegacyDecodable {
  let city: String
}

/// Its document can be changed and is shown.
struct Post: CustomStringConvertible, LegacyDecodable, ContainerDecodable {
  var json: JSON

  init(from container: LegacyContainer) throws {
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

struct Reply: Backed, LegacyDecodable, ContainerDecodable {
  var document: JSON

  var n: Int { document["n"].intValue }

  init(from container: LegacyContainer) throws { try self.init(document: container.decode(JSON.self)) }
  init(document: JSON = [:]) {
    self.document = document
  }
}

struct PartsItem: LegacyDecodable {
  @DecodedBy<RawRule> private(set) var raw: JSON
  let rows: [JSON]
  let sizes: [JSON]?
  let meta: [String: JSON]
  let data: [String: JSON]?

  enum RawRule: ObjectDecodingRule { static let value = Decoding<JSON> { try $0.decode(JSON.self, at: "a", "b") } }
}

func reply(_ json: JSON) -> Reply { Reply(document: json) }

/// What it computes depends on the document alone.
struct Meeting: LegacyDecodable, ContainerDecodable {
  enum Kind: String {
    case user
    case unknown = ""
  }

  init(from container: LegacyContainer) throws {
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
