import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<MarksRule> var marks: [String] = []

  enum MarksRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { $0.nestedContainers(at: "parts").map { _ in "x" } }
  }
}

struct Box: LegacyDecodable {
  @DecodedBy<LettersRule> var letters: [String] = []

  enum LettersRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "parts").flatMap { _ in
        try container.nestedContainers(at: "others").map { try $0.value(String.self, at: "name") }
      }
    }
  }
}

struct Lid: LegacyDecodable {
  @DecodedBy<SizesRule> var sizes: [Int] = []
  @DecodedBy<IsOpenRule> var isOpen = false

  enum SizesRule: ObjectDecodingRule {
    static let value = Decoding<[Int]> { container in
      try container.nestedContainers(at: "parts").map { _ in try container.value(Int.self, at: "size") }
    }
  }
  enum IsOpenRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { container in
      try container.nestedContainers(at: "parts").contains { _ in try container.value(Bool.self, at: "open") }
    }
  }
}
