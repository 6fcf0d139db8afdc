import Foundation
import Bridge

struct Item: LegacyDecodable, ContainerDecodable {
  let title: String?
  let count: Int?
  let weight: Double
  let isNew: Bool
  let tags: [String]
  let names: [String]?
  let links: [[String: String]]?
  let texts: [String: String]
  let first: String

  init(from container: LegacyContainer) throws {
    title = try container.decodeIfPresent(String.self, at: "title")
    count = container.cast(to: Int.self, at: "count")
    weight = (container.cast(to: Double.self, at: "sizes", "weight")) ?? 1.5
    isNew = container.cast(to: Bool.self, at: "new") ?? false
    tags = container.strings(at: "tags") ?? []
    names = container.strings(at: "names")
    links = container.nestedContainersIfPresent(at: "links")?.compactMap { $0.cast(to: [String: String].self) }
    texts = container.cast(to: [String: String].self, at: "texts") ?? [:]
    first = try container.decodeIfPresent(String.self, at: "first")!
  }
}

struct Sizes: LegacyDecodable {
  let id: Int?
  let size: Int64
  let ratio: Double?
  let code: UInt
  @DecodedBy<LastRule> private(set) var last: Int?

  enum LastRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.nestedContainers(at: "sizes").last?.decodeIfPresent(Int.self, at: "id") }
  }
}
