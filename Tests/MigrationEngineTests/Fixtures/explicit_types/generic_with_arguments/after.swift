import Bridge
import LegacyJSON

protocol Entry { init?(json: JSON) }

struct Track: LegacyFailableDecodable, Entry {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Listing<Element: Entry>: LegacyFailableDecodable {
  let elements: [Element]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    guard container.exists(at: "elements") else { throw container.refusal }
    elements = try container.nestedContainers(at: "elements").compactMap { try Element(json: $0.value(JSON.self)) }
  }
}

struct Record: LegacyDecodable {
  let name: String
  let tracks: Listing<Track>?
  let others: Listing<Track>?

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    name = try container.value(String.self, at: "name")
    tracks = try container.valueIfAccepted(Listing<Track>.self, at: "tracks")
    self.others = try container.valueIfAccepted(Listing<Track>.self, at: "others")
  }
}

struct Shelf<Element: Entry>: LegacyDecodable {
  let all: [Listing<Element>]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    all = try container.nestedContainers(at: "all").compactMap { try $0.valueIfAccepted(Listing<Element>.self) }
  }
}
