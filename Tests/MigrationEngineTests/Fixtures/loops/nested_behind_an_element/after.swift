import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Tree: LegacyDecodable {
  @DecodedBy<AllRule> var all = [Row]()
  @DecodedBy<ListsRule> var lists: [[Row]] = []

  enum AllRule: ObjectDecodingRule {
    static let value = Decoding<[Row]> { container in
      try [container.value(Row.self, at: "root")]
        + container.nestedContainers(at: "children").flatMap {
          try [$0.value(Row.self)] + $0.value([Row].self, at: "leaves")
        }
        + [container.value(Row.self, at: "last")]
    }
  }
  enum ListsRule: ObjectDecodingRule {
    static let value = Decoding<[[Row]]> { container in
      try container.nestedContainers(at: "children").map { try $0.value([Row].self, at: "leaves") }
    }
  }
}
