import Foundation
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let when: Date?
  let link: URL?
  let price: Double
  let label: String
  let kind: Kind

  enum Kind: Int { case a, b }

  init(from container: LegacyContainer) throws {
    when = try container.decodeIfPresent(Double.self, at: "when").map { Date(timeIntervalSince1970: $0 / 1000) }
    link = try URL(string: container.decode(String.self, at: "link"))
    price = try Double(container.decode(String.self, at: "price")) ?? 0
    label = try "\(container.decode(String.self, at: "first")) \(container.decode(String.self, at: "last"))"
    kind = try Kind(rawValue: container.decode(Int.self, at: "kind")) ?? .a
  }
}
