import Foundation
import Bridge

/// An event.
class Event: LegacyDecodable, ContainerDecodable {
  enum Kind: String {
    case talk
    case unknown = ""
  }

  required init(from container: LegacyContainer) throws {
    start = try Date(timeIntervalSince1970: container.decode(Double.self, at: "start"))
    kind = try Kind(rawValue: container.decode(String.self, at: "kind")) ?? .unknown
    city = try container.decodeIfPresent(String.self, at: "place", "city")
    link = try container.decodeIfPresent(String.self, at: "link").flatMap { URL(string: $0) }
    names = try container.nestedContainers(at: "people")
      .filter { !$0.isNull(at: "id") }
      .map { try $0.decode(String.self, at: "name") }
    seats = try container.exists(at: "seats") ? container.decode(Int.self, at: "seats") : nil
    venue = try container.isNull(at: "venue") ? nil : container.decode(Venue.self, at: "venue")
  }

  /// When it begins.
  let start: Date
  let kind: Kind
  let city: String?
  let link: URL?
  let names: [String]
  let seats: Int?
  let venue: Venue?

  func text() -> String { "\(names) \(start)" }
}

struct Venue: LegacyDecodable {
  let name: String
}
