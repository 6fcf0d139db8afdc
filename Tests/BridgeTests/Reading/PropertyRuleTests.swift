import Bridge
import Foundation
import LegacyJSON
import ModernClient
import Testing

@Suite("A rule for a property")
struct PropertyRuleTests {
  struct Owner: LegacyDecodable, Equatable {
    let name: String
  }

  enum Price: DecodingRule { static let value = Decoding<String> { try "$" + $0.value(String.self) } }
  enum Whole: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try container.value(String.self, at: "first") + " " + container.value(String.self, at: "lastName")
    }
  }

  /// The same properties, once with wrappers.
  struct Wrapped: LegacyDecodable {
    @NeverNil var never: Int!
    @NeverNil var owner: Owner?
    @NilIfAbsent var absent: String?
    @NilIfEmpty var empty: Owner?
    @NilIfNull var null: String?
    @Coerced var coerced: Int
    @Lossless var lossless: Double?
    @LossyArray var lossy: [Int]?
    @DefaultTrue var flag: Bool
    @DefaultZero var zero: Int
    @DefaultValue<Owners> var owners: [Owner]
    @DecodedBy<Price> var price: String
    @DecodedBy<Whole> var whole: String
  }

  /// And once with rules.
  struct Listed: LegacyDecodable {
    static var legacyRules: [LegacyRule] {
      [
        .reads("never", as: NeverNil<Int>.self), .reads("owner", as: NeverNil<Owner>.self),
        .reads("absent", as: NilIfAbsent<String>.self), .reads("empty", as: NilIfEmpty<Owner>.self),
        .reads("null", as: NilIfNull<String>.self), .reads("coerced", as: Coerced<Int>.self),
        .reads("lossless", as: Lossless<Double?>.self), .reads("lossy", as: LossyArray<[Int]?>.self),
        .reads("flag", as: DefaultTrue.self), .reads("zero", as: DefaultZero<Int>.self),
        .reads("owners", as: DefaultValue<Owners>.self), .reads("price", as: DecodedBy<Price>.self),
        .reads("whole", as: DecodedBy<Whole>.self),
      ]
    }
    let never: Int!
    let owner: Owner?
    let absent: String?
    let empty: Owner?
    let null: String?
    let coerced: Int
    let lossless: Double?
    let lossy: [Int]?
    let flag: Bool
    let zero: Int
    let owners: [Owner]
    let price: String
    let whole: String
  }

  enum Owners: DefaultProviding { static var decodingDefault: [Owner] { [] } }

  private static let values = [
    "null", "true", "false", "0", "1", "-7", "3.9", "1e30", #""""#, #""12""#, #""abc""#, "[]", "{}", "[1, \"2\", null]",
    #"{"name": "Ann"}"#, #"[{"name": "Ann"}, {}, 5]"#,
  ]

  @Test("reads as the wrapper does", arguments: [nil] + values.map(Optional.some))
  func readsAlike(value: String?) throws {
    let keys = [
      "never", "owner", "absent", "empty", "null", "coerced", "lossless", "lossy", "flag", "zero", "owners", "price",
      "whole", "first", "lastName",
    ]
    let members = value.map { value in keys.map { "\"\($0)\": \(value)" } } ?? []
    let json = JSON(parseJSON: "{\(members.joined(separator: ", "))}")
    let (wrapped, listed) = (Wrapped(json: json), Listed(json: json))
    #expect(listed.never == wrapped.never)
    #expect(listed.owner == wrapped.owner)
    #expect(listed.absent == wrapped.absent)
    #expect(listed.empty == wrapped.empty)
    #expect(listed.null == wrapped.null)
    #expect(listed.coerced == wrapped.coerced)
    #expect(listed.lossless == wrapped.lossless)
    #expect(listed.lossy == wrapped.lossy)
    #expect(listed.flag == wrapped.flag)
    #expect(listed.zero == wrapped.zero)
    #expect(listed.owners == wrapped.owners)
    #expect(listed.price == wrapped.price)
    #expect(listed.whole == wrapped.whole)
  }

  @Test("goes by the coding key, however keys are spelled")
  func codingKeys() throws {
    struct Snake: LegacyDecodable {
      static var legacyRules: [LegacyRule] { [.reads("linkUrl", as: NeverNil<String>.self)] }
      let link: String?
      enum CodingKeys: String, CodingKey { case link = "linkUrl" }
    }
    struct Path: LegacyDecodable {
      static var legacyRules: [LegacyRule] { [.pathKeys, .reads("owner.name", as: NeverNil<String>.self)] }
      let name: String?
      enum CodingKeys: String, CodingKey { case name = "owner.name" }
    }
    #expect(Snake(json: ["link_url": 5]).link == "5")
    #expect(Snake(json: [:]).link == "")
    #expect(Path(json: ["owner": ["name": 5]]).name == "5")
    #expect(Path(json: [:]).name == "")
  }

  @Test("is of no concern to another decoder, and shows nowhere")
  func otherDecoder() throws {
    struct Link: LegacyDecodable, Encodable {
      static var legacyRules: [LegacyRule] { [.reads("text", as: NeverNil<String>.self)] }
      let text: String?
    }
    #expect(try JSONDecoder().decode(Link.self, from: Data("{}".utf8)).text == nil)
    let link = Link(json: [:])
    #expect("\(link)" == #"Link(text: Optional(""))"#)
    #expect(String(decoding: try JSONEncoder().encode(link), as: UTF8.self) == #"{"text":""}"#)
  }

  @Test("refuses what its wrapper refuses")
  func refusal() throws {
    enum Needed: DecodingRule { static let value = Decoding<Int>.required { try $0.valueIfPresent(Int.self) } }
    struct Item: LegacyFailableDecodable {
      static var legacyRules: [LegacyRule] { [.reads("id", as: DecodedBy<Needed>.self)] }
      let id: Int
    }
    #expect(Item(json: ["id": 3])?.id == 3)
    #expect(Item(json: ["id": "3"]) == nil)
    #expect(Item(json: [:]) == nil)
  }

  @Test("with a wrapper of another type is an error with its path")
  func wrongType() throws {
    struct Item: LegacyThrowingDecodable {
      static var legacyRules: [LegacyRule] { [.reads("id", as: NeverNil<String>.self)] }
      let id: Int
    }
    let error = try #require(throws: DecodingError.self) { try Item(json: ["id": 3]) }
    guard case .typeMismatch(let type, let context) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(ObjectIdentifier(type) == ObjectIdentifier(Int.self))
    #expect(context.debugDescription.contains("Int"))
  }
}
