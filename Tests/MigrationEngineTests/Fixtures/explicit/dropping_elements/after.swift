import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: [String]

  enum ARule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }
    }
  }
}

final class Counts: LegacyDecodable {
  var sizes: [Int]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    print("made")
    sizes = try container.entries(at: "groups").map {
      try $0.1.nestedContainers(at: "items").sorted { try $0.value(Int.self, at: "n") < $1.value(Int.self, at: "n") }.count
    }
  }
}
