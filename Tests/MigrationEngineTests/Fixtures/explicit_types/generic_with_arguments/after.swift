import Bridge
import LegacyJSON

protocol Entry { init?(json: JSON) }

struct Track: LegacyRequiringDecodable, Entry {
  let id: Int
}

struct Listing<Element: Entry>: LegacyFailableDecodable, ContainerDecodable {
  let elements: [Element]

  init(from container: LegacyContainer) throws {
    guard container.exists(at: "elements") else { throw container.refusal }
    elements = try container.nestedContainers(at: "elements").compactMap { try Element(json: $0.decode(JSON.self)) }
  }
}

struct Record: LegacyDecodable, ContainerDecodable {
  let name: String
  let tracks: Listing<Track>?
  let others: Listing<Track>?

  init(from container: LegacyContainer) throws {
    name = try container.decode(String.self, at: "name")
    tracks = try container.decodeIfAccepted(Listing<Track>.self, at: "tracks")
    self.others = try container.decodeIfAccepted(Listing<Track>.self, at: "others")
  }
}

struct Shelf<Element: Entry>: LegacyDecodable, ContainerDecodable {
  let all: [Listing<Element>]

  init(from container: LegacyContainer) throws {
    all = try container.nestedContainers(at: "all").compactMap { try $0.decodeIfAccepted(Listing<Element>.self) }
  }
}
