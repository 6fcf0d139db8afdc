import Bridge

struct Spot: LegacyRequiringDecodable, PathKeys {
  let latitude: Double
  let longitude: Double

  private enum CodingKeys: String, CodingKey {
    case latitude = "coordinates.1"
    case longitude = "coordinates.0"
  }
}

struct Name: LegacyDecodable, PathKeys {
  @DecodedBy<MiddleRule> private(set) var middle: String
  let last: String?

  private enum CodingKeys: String, CodingKey {
    case middle = "parts"
    case last = "parts.2"
  }

  enum MiddleRule: DecodingRule {
    static let value = Decoding<String> { try $0.exists(at: 2) ? $0.decode(String.self, at: 1) : "" }
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
        if container.exists(at: "sizes", 1) { return try container.decode(Int.self, at: "sizes", 1) }
        return try container.decode(Int.self, at: "sizes", 0)
      }
      return 5
    }
  }
}
