import Bridge

struct Spot: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys, .requiresValues] }
  let latitude: Double
  let longitude: Double

  private enum CodingKeys: String, CodingKey {
    case latitude = "coordinates.1"
    case longitude = "coordinates.0"
  }
}

struct Name: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  @DecodedBy<MiddleRule> private(set) var middle: String
  let last: String?

  private enum CodingKeys: String, CodingKey {
    case middle
    case last = "parts.2"
  }

  enum MiddleRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.exists(at: "parts", 2) ? $0.value(String.self, at: "parts", 1) : "" }
  }
}

struct Pair: LegacyDecodable {
  @DecodedBy<IsPairRule> private(set) var isPair: Bool
  @DecodedBy<IsMoreRule> private(set) var isMore: Bool
  @DecodedBy<SizeRule> var size = 0

  enum IsPairRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { $0.nestedContainers(at: "parts").count == 2 }
  }
  enum IsMoreRule: ObjectDecodingRule { static let value = Decoding<Bool> { $0.exists(at: "parts", 2) } }
  enum SizeRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      if !container.nestedContainers(at: "sizes").isEmpty {
        if container.exists(at: "sizes", 1) { return try container.value(Int.self, at: "sizes", 1) }
        return try container.value(Int.self, at: "sizes", 0)
      }
      return 5
    }
  }
}
