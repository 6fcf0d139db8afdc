import Bridge

struct Post: LegacyDecodable {
  @DecodedBy<RolesRule> var roles = Set<String>()
  @DecodedBy<AuthorsRule> var authors: Set<String> = []
  @DecodedBy<ReadersRule> private(set) var readers: Set<Int>

  enum RolesRule: DecodingRule { static let value = Decoding<Set<String>> { try Set($0.value([String].self)) } }
  enum AuthorsRule: DecodingRule {
    static let value = Decoding<Set<String>> { container in
      try Set(container.nestedContainers().compactMap { try $0.valueIfPresent(String.self, at: "name") })
    }
  }
  enum ReadersRule: DecodingRule { static let value = Decoding<Set<Int>> { try Set($0.value([Int].self)) } }
}
