import Bridge

struct Product: LegacyDecodable {
  let a: Int
  let b: Int
  let c: Int
  let d: Int
  let e: Int
  @DecodedBy<OneRule> var one: Int
  @DecodedBy<TwoRule> var two: Int
  enum OneRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.nestedContainers(at: "n").map { try $0.value(Int.self) + 1 }.count + 1 }
  }
  enum TwoRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.nestedContainers(at: "n").map { try $0.value(Int.self) + 1 }.count + 2 }
  }
}
