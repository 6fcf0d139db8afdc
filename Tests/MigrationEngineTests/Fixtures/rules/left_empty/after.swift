import Bridge
import LegacyJSON

class Album: LegacyDecodable, NilWhenEmpty {
  @NeverNil var title: String!
}

class Albums: LegacyDecodable, NilWhenEmpty {
  @DecodedBy<AlbumsRule> var albums: [Album]!
  @DecodedBy<RowsRule> var rows: [AnyObject]!
  @NeverNil var owner: String!
  @DecodedBy<StateRule> var state: String?
  @DecodedBy<RankRule> var rank = 1

  enum AlbumsRule: ObjectDecodingRule {
    static let value = Decoding<[Album]?> { try $0.isEmpty() ? nil : $0.decode([Album].self) }
  }
  enum RowsRule: ObjectDecodingRule {
    static let value = Decoding<[AnyObject]?> { container in
      if container.isEmpty() { return nil }
      return try container.nestedContainers(at: "rows").map { try $0.decode(String.self) as AnyObject }
    }
  }
  enum StateRule: ObjectDecodingRule {
    static let value = Decoding<String?> { container in
      try container.decode(Bool.self, at: "open") ? "open" : container.decodeIfPresent(String.self, at: "state")
    }
  }
  enum RankRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.isEmpty() ? 1 : 10 - $0.decode(Int.self, at: "rank") }
  }
}

func albums(_ json: JSON) -> Albums { Albums(json: json) }
