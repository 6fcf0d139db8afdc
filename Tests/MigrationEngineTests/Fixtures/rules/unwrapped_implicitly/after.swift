import Foundation
import Bridge

func doubled(_ number: Int) -> Int { number * 2 }
func orSeven(_ number: Int?) -> Int { number ?? 7 }

struct Order: LegacyDecodable {
  let places: Int!
  @DecodedBy<FirstRule> var first: String?
  @DecodedBy<IsLargeRule> var isLarge: Bool
  @DecodedBy<NextRule> var next: Int
  @DecodedBy<TextRule> var text: String

  enum FirstRule: ObjectDecodingRule {
    static let value = Decoding<String?> { try $0.valueIfPresent(Int.self, at: "places")! > 2 ? "x" : nil }
  }
  enum IsLargeRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.valueIfPresent(Int.self, at: "places")! > 3 }
  }
  enum NextRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.valueIfPresent(Int.self, at: "places")! + 1 }
  }
  enum TextRule: ObjectDecodingRule {
    static let value = Decoding { try String($0.valueIfPresent(Int.self, at: "places")!) }
  }
}

struct Copy: LegacyDecodable {
  let places: Int!
  @DecodedBy<CopyRule> var copy: Int
  @DecodedBy<KeptRule> var kept: Int?
  @DecodedBy<OtherRule> var other: Int
  @DecodedBy<IsThreeRule> var isThree: Bool

  enum CopyRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.valueIfPresent(Int.self, at: "places")! }
  }
  enum KeptRule: ObjectDecodingRule {
    static let value = Decoding<Int?> { try $0.valueIfPresent(Int.self, at: "places") }
  }
  enum OtherRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.valueIfPresent(Int.self, at: "places") ?? 4 }
  }
  enum IsThreeRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.valueIfPresent(Int.self, at: "places") == 3 }
  }
}

struct Handed: LegacyDecodable {
  let places: Int!
  @DecodedBy<TwiceRule> var twice: Int
  @DecodedBy<SevenRule> var seven: Int

  enum TwiceRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try doubled($0.valueIfPresent(Int.self, at: "places")!) }
  }
  enum SevenRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try orSeven($0.valueIfPresent(Int.self, at: "places")) }
  }
}

struct Text: LegacyDecodable {
  let title: String!
  let isOpen: Bool!
  @DecodedBy<UpperRule> var upper: String
  @DecodedBy<SaidRule> var said: String
  @DecodedBy<MarkRule> var mark: Int

  private enum CodingKeys: String, CodingKey {
    case title, upper, said, mark
    case isOpen = "open"
  }

  enum UpperRule: ObjectDecodingRule {
    static let value = Decoding<String> { try $0.valueIfPresent(String.self, at: "title")!.uppercased() }
  }
  enum SaidRule: ObjectDecodingRule {
    static let value = Decoding<String> { try "\($0.valueIfPresent(String.self, at: "title"))" }
  }
  enum MarkRule: ObjectDecodingRule {
    static let value = Decoding<Int> { try $0.valueIfPresent(Bool.self, at: "open")! ? 1 : 2 }
  }
}
