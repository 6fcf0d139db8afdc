import Foundation
import ModernClient
import Testing

/// As in the comment of `LossyDecodable`.
extension ContiguousArray: LossyDecodable where Element: Decodable {
  public static func lossyValue(from decoder: any Decoder, skipping errors: inout [any Error]) throws -> Self {
    Self(try [Element].lossyValue(from: decoder, skipping: &errors))
  }
}

@Suite struct LossyArrayTests {
  private struct Post: Codable, Hashable {
    let id: Int
  }

  private struct Feed: Codable, Hashable {
    @LossyArray var posts: [Post]
    @LossyArray var drafts: [Post]?
  }

  private func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(type, from: Data(text.utf8))
  }

  private static let arrays: [(String, [Int])] = [
    ("[]", []), (#"[{"id": 1}, {"id": 2}]"#, [1, 2]), (#"[{"id": 1}, {"id": "x"}, {"id": 3}]"#, [1, 3]),
    (#"[null, 5, "x", [], {}, {"id": 4}, true]"#, [4]), (#"[{"id": "x"}]"#, []),
  ]

  @Test(arguments: arrays) func whatCantBeDecodedIsLeftOut(array: String, ids: [Int]) throws {
    let feed = try decode(Feed.self, #"{"posts": \#(array), "drafts": \#(array)}"#)
    #expect(feed.posts.map(\.id) == ids)
    #expect(feed.drafts?.map(\.id) == ids)
  }

  @Test func whatWasSkippedCanBeAskedFor() throws {
    let feed = try decode(Feed.self, #"{"posts": [{"id": 1}, {"id": "x"}, null], "drafts": [{}]}"#)
    let places = (feed.$posts + feed.$drafts).map { error -> String in
      switch error {
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.keyNotFound(_, let context):
        context.codingPath.map(\.stringValue).joined(separator: "/")
      default: "\(error)"
      }
    }
    #expect(places == ["posts/Index 1/id", "posts/Index 2", "drafts/Index 0"])
    #expect(feed == Feed(posts: [Post(id: 1)], drafts: []))
    #expect(Feed(posts: [], drafts: nil).$posts.isEmpty)
  }

  @Test(arguments: ["{}", #"{"posts": null}"#, #"{"posts": {}}"#, #"{"posts": "x"}"#])
  func noArrayIsAnError(text: String) {
    #expect(throws: DecodingError.self) { try decode(Feed.self, text) }
  }

  @Test(arguments: ["", #", "drafts": null"#, #", "drafts": 5"#, #", "drafts": {}"#])
  func noArrayIsNilForAnOptional(rest: String) throws {
    #expect(try decode(Feed.self, "{\"posts\": []\(rest)}").drafts == nil)
  }

  private struct Dates: Decodable {
    @LossyArray var days: [Date]
    @LossyArray var pages: Set<URL>
    @LossyArray var maybe: [Int?]
  }

  @Test func elementsAreDecodedTheDecodersWay() throws {
    let dates = try decode(
      Dates.self,
      #"{"days": ["1970-01-01T00:00:05Z", "soon"], "pages": ["https://a.test", 5], "maybe": [1, null, "x"]}"#)
    #expect(dates.days == [Date(timeIntervalSince1970: 5)])
    #expect(dates.pages == [URL(string: "https://a.test")])
    #expect(dates.maybe == [1, nil])
  }

  @Test func whatItWritesItReads() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let feed = Feed(posts: [Post(id: 1)], drafts: nil)
    let data = try encoder.encode(feed)
    #expect(String(decoding: data, as: UTF8.self) == #"{"posts":[{"id":1}]}"#)
    #expect(try decode(Feed.self, String(decoding: data, as: UTF8.self)) == feed)
    #expect(Set([feed, feed, Feed(posts: [], drafts: [])]).count == 2)
  }

  @Test func genericCodeReadsAnArrayAndFailsLoudlyForAnAbsentKey() throws {
    struct Generic<Value: Decodable>: Decodable { let k: Value }
    #expect(try decode(Generic<LossyArray<[Int]>>.self, #"{"k": [1, "x"]}"#).k.wrappedValue == [1])
    #expect(throws: DecodingError.self) { try decode(Generic<LossyArray<[Int]?>>.self, "{}") }
  }

  @Test func anotherCollectionCanBeMadeOne() throws {
    struct Numbers: Decodable { @LossyArray var list: ContiguousArray<Int> }
    #expect(try decode(Numbers.self, #"{"list": [1, "x", 2]}"#).list == [1, 2])
  }

  @Test func aLongArrayOfFailuresEnds() throws {
    let array = "[" + Array(repeating: #"{"id": null}"#, count: 20_000).joined(separator: ",") + "]"
    #expect(try decode(Feed.self, "{\"posts\": \(array)}").posts.isEmpty)
  }
}
