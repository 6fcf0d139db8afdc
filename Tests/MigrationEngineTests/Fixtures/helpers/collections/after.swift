import Bridge
import LegacyJSON

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension Array where Element == JSON {
  var texts: [String] { map { $0.stringValue } }
  func without(flag key: String) -> [JSON] { filter { !$0[key].boolValue } }
}

struct Item: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let cover: String
  let tags: [String]
  @DecodedBy<ShownRule> private(set) var shown: [Int]
  @DecodedBy<LastRule> private(set) var last: Int?

  private enum CodingKeys: String, CodingKey {
    case tags, shown, last
    case cover = "covers.0"
  }

  enum ShownRule: ObjectDecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.nestedContainers(at: "rows").compactMap {
        try $0.value(Bool.self, at: "hidden") ? nil : $0.value(Int.self, at: "id")
      }
    }
  }
  enum LastRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { container in
      try container.nestedContainers(at: "versions").last.flatMap { try $0.valueIfPresent(Int.self) }
    }
  }
}
