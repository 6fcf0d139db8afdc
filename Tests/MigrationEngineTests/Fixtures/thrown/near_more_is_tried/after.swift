// reason: needs a written initializer
import Bridge

struct Failure: Error {}

func other() throws -> Int { throw Failure() }

prefix operator ^^^
prefix func ^^^ (number: Int) throws -> Int {
  if number == 5 { throw Failure() }
  return number
}

func run(_ make: () -> Int) throws -> Int {
  if make() == 5 { throw Failure() }
  return make()
}

struct First: LegacyThrowingDecodable {
  var number: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    number = try container.valueIfPresent(Int.self, at: "number") ?? other()
  }
}

struct Second: LegacyThrowingDecodable {
  var number: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    number = try ^^^container.value(Int.self, at: "number")
  }
}

struct Third: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] {
    [.refusesUnless { try $0.value(Int.self, at: "number") != 5 }, .refusesWithError(Failure())]
  }
  let number: Int
}

// Each of them may refuse a document.
struct All: LegacyDecodable {
  @DecodedBy<FirstRule> private(set) var first: First?
  @DecodedBy<SecondRule> private(set) var second: Second?
  @DecodedBy<ThirdRule> private(set) var third: Third?

  enum FirstRule: DecodingRule { static let value = Decoding<First?> { try $0.valueIfAccepted(First.self) } }
  enum SecondRule: DecodingRule { static let value = Decoding<Second?> { try $0.valueIfAccepted(Second.self) } }
  enum ThirdRule: DecodingRule { static let value = Decoding<Third?> { try $0.valueIfAccepted(Third.self) } }
}
