import Bridge

struct Branch: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

struct Bank: LegacyDecodable {
  let branches: [Branch]?
  @DecodedBy<NamesRule> private(set) var names: [String]
  @DecodedBy<NotesRule> private(set) var notes: [String?]

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }
    }
  }
  enum NotesRule: DecodingRule {
    static let value = Decoding<[String?]> { container in
      try container.nestedContainers().filter { $0.exists(at: "id") }.map {
        try $0.valueIfPresent(String.self, at: "text")
      }
    }
  }
}
