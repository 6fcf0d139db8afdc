import Bridge
import LegacyJSON

class Album: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var title: String!
}

class Albums: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @DecodedBy<AlbumsRule> var albums: [Album]!
  @DecodedBy<RowsRule> var rows: [AnyObject]!
  @NeverNil var owner: String!
  @DecodedBy<StateRule> var state: String?
  @DecodedBy<RankRule> var rank = 1

  enum AlbumsRule: ObjectDecodingRule {
    static let value = Decoding<[Album]?> { try $0.isEmpty() ? nil : $0.value([Album].self) }
  }
  enum RowsRule: ObjectDecodingRule {
    static let value = Decoding<[AnyObject]?> { container in
      if container.isEmpty() { return nil }
      return try container.nestedContainers(at: "rows").map { try $0.value(String.self) as AnyObject }
    }
  }
  enum StateRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.value(Bool.self, at: "open") ? "open" : container.valueIfPresent(String.self, at: "state")
    }
  }
  enum RankRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.isEmpty() ? 1 : 10 - $0.value(Int.self, at: "rank") }
  }
}

func albums(_ json: JSON) -> Albums { Albums(json: json) }
