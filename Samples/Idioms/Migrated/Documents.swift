import Foundation
import LegacyJSON
import Bridge
import ModernClient

/// Nothing but its own properties reads the document.
struct Author: LegacyDecodable {
  enum NoteDefault: DefaultProviding { static var decodingDefault: String { "-" } }

  let id: Int?

  /// The name that is shown.
  let name: String

  @DefaultValue<NoteDefault> private(set) var note: String
  let tags: [String]
  let address: Place
  let owners: [Author]
}

struct Place: LegacyDecodable {
  let city: String
}

/// Its document can be changed and is shown.
struct Post: LegacyDecodable, CustomStringConvertible {
  @DecodedBy<WholeDocumentRule> var json: JSON

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

struct Reply: LegacyDecodable, Backed {
  @DecodedBy<WholeDocumentRule> var document: JSON

  var n: Int { document["n"].intValue }

  init(document: JSON = [:]) { self.init(json: document) }
}

struct PartsItem: LegacyDecodable {
  @DecodedBy<RawRule> private(set) var raw: JSON
  let rows: [JSON]
  let sizes: [JSON]?
  let meta: [String: JSON]
  let data: [String: JSON]?

  enum RawRule: ObjectDecodingRule { static let value = Decoding<JSON> { try $0.value(JSON.self, at: "a", "b") } }
}

func reply(_ json: JSON) -> Reply { Reply(document: json) }

/// What it computes depends on the document alone.
struct Meeting: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  enum Kind: String {
    case user
    case unknown = ""
  }

  private enum CodingKeys: String, CodingKey {
    case when, kind, link, names, n
    case city = "address.city"
  }

  enum KindRule: ObjectDecodingRule {
    static let value = Decoding { try Kind(rawValue: $0.value(String.self, at: "type")) ?? .unknown }
  }
  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "owners").compactMap {
        try $0.isNull(at: "id") ? nil : $0.value(String.self, at: "name")
      }
    }
  }

  @DecodedBy<SecondsSince1970Rule> private(set) var when: Date
  @DecodedBy<KindRule> private(set) var kind: Kind
  let city: String?
  @DecodedBy<ExactTextURLRule> private(set) var link: URL?
  @DecodedBy<NamesRule> private(set) var names: [String]
  @NilIfAbsent private(set) var n: Int?
}
