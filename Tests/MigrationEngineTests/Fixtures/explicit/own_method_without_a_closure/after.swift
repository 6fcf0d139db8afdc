import Bridge

enum Direction { case up, down }

extension Array where Element == Int {
  func sorted(_ direction: Direction) -> [Int] { direction == .up ? sorted() : sorted { $0 > $1 } }
}

struct Scores: LegacyDecodable {
  @DecodedBy<NamesRule> private(set) var names: [String]
  @DecodedBy<BestRule> private(set) var best: [Int]

  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "players").sorted { try $0.value(Int.self, at: "rank") < $1.value(Int.self, at: "rank") }.map {
        try $0.value(String.self, at: "name").isEmpty ? "?" : $0.value(String.self, at: "name")
      }
    }
  }
  enum BestRule: DecodingRule { static let value = Decoding<[Int]> { try $0.value([Int].self).sorted(.down) } }
}
