import Bridge

struct Model: LegacyDecodable {
  @DecodedBy<ARule> var a: [String]

  enum ARule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.decodeIfPresent(String.self) }
    }
  }
}

final class Counts: LegacyDecodable, ContainerDecodable {
  var sizes: [Int]

  init(from container: LegacyContainer) throws {
    print("made")
    sizes = try container.entries(at: "groups").map {
      try $0.1.nestedContainers(at: "items").sorted { try $0.decode(Int.self, at: "n") < $1.decode(Int.self, at: "n") }.count
    }
  }
}
