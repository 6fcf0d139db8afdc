import Bridge

struct Page: LegacyDecodable {
  let id: Int
  let first: Int
  let second: Int
  let third: Int
  let fourth: Int
  let fifth: Int
  let sixth: Int
  @DecodedBy<NamesRule> var names: [String] = []
  let title: String?

  enum NamesRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      var value: [String] = []
      for name in container.nestedContainers() where try !name.decode(String.self).isEmpty {
        try value.append(name.decode(String.self))
      }
      return value
    }
  }
}
