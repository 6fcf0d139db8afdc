import Bridge
import Foundation
import LegacyJSON
import ModernClient
import TestSupport
import Testing

@Suite("@LegacyModel: an old class inside a new struct")
struct LegacyTests {
  // The old world: a class that is not final, one that can refuse, one that can throw.
  class Profile: JSONDeserializable {
    let name: String
    let score: Double
    let isNumberWhole: Bool
    let count: UInt64
    required init(json: JSON) {
      name = json["name"].stringValue
      score = json["score"].doubleValue
      isNumberWhole = json["score"].stringValue.hasSuffix(".0")
      count = json["count"].uInt64Value
    }
  }

  final class Badge {
    let id: Int
    init?(json: JSON) {
      guard let id = json["id"].int else { return nil }
      self.id = id
    }
  }

  struct Key {
    struct Missing: Error {}
    let value: String
    init(json: JSON) throws {
      guard let value = json.string else { throw Missing() }
      self.value = value
    }
  }

  // Old in new in old in new.
  struct Inner: LegacyDecodable { let name: String }

  final class Middle: JSONDeserializable {
    let inners: [Inner]
    init(json: JSON) { inners = json["inners"].arrayValue.map { Inner(json: $0) } }
  }

  struct User: Decodable {
    let userId: Int
    @LegacyModel var mainProfile: Profile
    @LegacyModel var other: Profile?
    @LegacyModel var friends: [Profile]
    @LegacyModel var byName: [String: Profile]
    @LegacyModel var badge: Badge?
    @LegacyModel var badges: [Badge]
    @LegacyModel var keys: [Key]
  }

  private let document = #"""
    {"user_id": 7,
     "main_profile": {"name": 5, "score": 1.0, "count": 18446744073709551615},
     "other": {"name": "o"},
     "friends": [{"name": "a"}, null, 3, {"name": "b", "score": "2.5"}],
     "by_name": {"x_y": {"name": "X"}, "z": []},
     "badge": {"id": "no"},
     "badges": [{"id": 1}, {}, {"id": 2.9}],
     "keys": ["k", 1]}
    """#

  private func expectAll(_ user: User) {
    #expect(user.userId == 7)
    #expect(user.mainProfile.name == "5")
    #expect(user.mainProfile.score == 1)
    #expect(user.other?.name == "o")
    #expect(user.friends.map(\.name) == ["a", "", "", "b"])
    #expect(user.friends.map(\.score) == [0, 0, 0, 2.5])
    #expect(user.byName.mapValues(\.name) == ["x_y": "X", "z": ""])
    #expect(user.badge == nil)
    #expect(user.badges.map(\.id) == [1, 2])
    #expect(user.keys.map(\.value) == ["k"])
  }

  @Test func underLegacyDecoder() throws {
    let user = try LegacyDecoder().decode(User.self, from: Data(document.utf8))
    expectAll(user)
    #expect(user.mainProfile.isNumberWhole)
    #expect(user.mainProfile.count == .max)
  }

  @Test func underFoundationsDecoderWithTheDocumentAtHand() throws {
    let user = try JSONResponseDecoding().decode(User.self, from: Data(document.utf8))
    expectAll(user)
    #expect(user.mainProfile.isNumberWhole)
    #expect(user.mainProfile.count == .max)
  }

  @Test func underFoundationsDecoderAlone() throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let user = try decoder.decode(User.self, from: Data(document.utf8))
    expectAll(user)
    // The documented loss: Foundation says 1 for 1.0.
    #expect(!user.mainProfile.isNumberWhole)
  }

  @Test(
    "what is absent or null is read as null",
    arguments: [
      "{\"user_id\":7}",
      #"{"user_id":7,"main_profile":null,"other":null,"friends":null,"by_name":null,"badge":null,"badges":null,"keys":null}"#,
    ])
  func absent(document: String) throws {
    let decodings: [any ResponseDecoding] = [JSONResponseDecoding(), LegacyResponseDecoding()]
    for decoding in decodings {
      let user = try decoding.decode(User.self, from: Data(document.utf8))
      #expect(user.mainProfile.name == "" && user.mainProfile.score == 0)
      #expect(user.other == nil && user.badge == nil)
      #expect(user.friends.isEmpty && user.byName.isEmpty && user.badges.isEmpty && user.keys.isEmpty)
    }
  }

  @Test func aRefusalIsAnErrorWithItsPath() {
    struct Holder: Decodable { @LegacyModel var key: Key }
    struct Outer: Decodable { let holders: [Holder] }
    for decoding in [JSONResponseDecoding(), LegacyResponseDecoding()] as [any ResponseDecoding] {
      for element in ["{}", "{\"key\":1}"] {
        do {
          _ = try decoding.decode(Outer.self, from: Data("{\"holders\":[\(element)]}".utf8))
          Issue.record("decoded")
        } catch DecodingError.dataCorrupted(let context) {
          #expect(context.codingPath.map(\.stringValue) == ["holders", "Index 0", "key"])
          #expect(context.underlyingError is Key.Missing)
        } catch {
          Issue.record(error)
        }
      }
    }
  }

  @Test func keysThatSeveralMembersMightMeanAreLeftToFoundation() throws {
    struct Holder: Decodable { @LegacyModel var mainProfile: Profile }
    let text = #"{"mainProfile":{"name":"first"},"main_profile":{"name":"second"}}"#
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let expected = try decoder.decode(Holder.self, from: Data(text.utf8)).mainProfile.name
    #expect(try JSONResponseDecoding().decode(Holder.self, from: Data(text.utf8)).mainProfile.name == expected)
  }

  @Test func severalLevelsDeepAndBackAgain() throws {
    struct Outer: Decodable { @LegacyModel var middle: Middle }
    let text = #"{"list":[{"middle":{"inners":[{"name":1},{"name":"x"},{}]}}]}"#
    for decoding in [JSONResponseDecoding(), LegacyResponseDecoding()] as [any ResponseDecoding] {
      let list = try decoding.decode([String: [Outer]].self, from: Data(text.utf8))["list"]
      #expect(list?.first?.middle.inners.map(\.name) == ["1", "x", ""])
    }
  }

  @Test func overTheNetwork() async throws {
    struct Feed: Decodable {
      let items: [Outer]
      @LegacyModel var mainProfile: Profile
    }
    struct Outer: Decodable { @LegacyModel var middle: Middle }
    struct FeedRequest: HTTPGetRequest {
      typealias Response = Unchecked<Feed>
      let endpoint: any HTTPEndpointConvertible = .path("feed")
    }
    let body =
      #"{"items":[{"middle":{"inners":[{"name":1},{}]}}],"main_profile":{"score":1.0,"count":18446744073709551615}}"#
    try await withRawServer { _ in
      [.response(body: body)]
    } _: { server in
      let client = HTTPClient(configuration: .init(baseURL: server.url, timeout: patience))
      let feed = try await client.call(FeedRequest()).value
      #expect(feed.items.map { $0.middle.inners.map(\.name) } == [["1", ""]])
      #expect(feed.mainProfile.isNumberWhole && feed.mainProfile.count == .max)
    }
  }

  /// Old classes are not Sendable; a test that hands one on and keeps nothing may say so.
  struct Unchecked<Value: Decodable>: Decodable, @unchecked Sendable {
    let value: Value
    init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
  }

  @Test func aSubclassNeedsAReadOfItsOwn() throws {
    final class Special: Profile {}
    struct Holder: Decodable { @LegacyModel var special: Special }
    #expect(throws: DecodingError.self) {
      try LegacyDecoder().decode(Holder.self, from: ["special": ["name": "x"]] as JSON)
    }
  }
}

extension LegacyTests.Profile: LegacyReadable {
  static func legacyValue(from json: JSON) -> LegacyTests.Profile { LegacyTests.Profile(json: json) }
}

extension LegacyTests.Badge: LegacyReadable {
  static func legacyValue(from json: JSON) -> LegacyTests.Badge? { LegacyTests.Badge(json: json) }
}

extension LegacyTests.Key: LegacyReadable {
  static func legacyValue(from json: JSON) throws -> LegacyTests.Key { try LegacyTests.Key(json: json) }
}

extension LegacyTests.Middle: LegacyReadable {
  static func legacyValue(from json: JSON) -> LegacyTests.Middle { LegacyTests.Middle(json: json) }
}
