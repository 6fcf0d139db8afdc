import Bridge

struct Row: LegacyDecodable {
  let id: Int
}

struct Messages: LegacyDecodable {
  @DecodedBy<AllRule> var all = [Row]()
  @DecodedBy<UnreadRule> var unread = [Row]()
  @NeverNil var pinned: [Row]? = []

  enum AllRule: ObjectDecodingRule {
    static let value = Decoding<[Row]> { container in
      try container.nestedContainers(at: "messages").reversed().map { try $0.value(Row.self) }
    }
  }
  enum UnreadRule: ObjectDecodingRule {
    static let value = Decoding<[Row]> { container in
      try container.nestedContainers(at: "messages").reversed().compactMap {
        try $0.value(Bool.self, at: "isRead") ? nil : $0.value(Row.self)
      }
    }
  }
}
