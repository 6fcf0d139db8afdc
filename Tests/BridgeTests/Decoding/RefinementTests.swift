import Bridge
import Foundation
import LegacyJSON
import Testing

/// `init(json:)` in the three forms that old callers use.
@Suite("LegacyDecodable: plain, failable, throwing")
struct RefinementTests {
  class Product: LegacyDecodable {
    let id: Int
    let name: String
  }

  struct Story: LegacyFailableDecodable {
    struct NoID: Error {}
    let id: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let id = try container.decodeIfPresent(Int.self, forKey: .storyID) else { throw NoID() }
      self.id = id
    }

    private enum CodingKeys: CodingKey { case storyID }
  }

  struct Chapter: LegacyThrowingDecodable {
    let title: String
    let kind: Kind
    enum Kind: String, Decodable { case short, long }
  }

  let json = JSON(parseJSON: #"[{"id":"7","name":1,"story_id":1,"title":2,"kind":"short"},{"story_id":"x"},null]"#)

  @Test func plain() {
    #expect(json.arrayValue.map(Product.init(json:)).map(\.id) == [7, 0, 0])
    #expect(json.arrayValue.map { Product(json: $0).name } == ["1", "", ""])
  }

  @Test func failable() {
    #expect(json.arrayValue.compactMap(Story.init(json:)).map(\.id) == [1])
    #expect(Story(json: json[0])?.id == 1)
    #expect(Story(json: json[1]) == nil)
  }

  @Test func throwing() throws {
    #expect(try Chapter(json: json[0]).title == "2")
    #expect(throws: DecodingError.self) { try Chapter(json: json[1]) }
    #expect(json.arrayValue.compactMap { try? Chapter(json: $0) }.count == 1)
  }

  @Test func asPropertiesTheyAreNilOrDropped() throws {
    struct Shelf: LegacyDecodable {
      let story: Story?
      let stories: [Story]
      let chapter: Chapter?
    }
    let shelf = Shelf(json: ["story": json[1], "stories": json, "chapter": json[2]])
    #expect(shelf.story == nil && shelf.chapter == nil)
    #expect(shelf.stories.map(\.id) == [1])
  }

  @Test func aTypeSaysWhatDecodesIt() throws {
    struct News: LegacyDecodable {
      static var legacyDecoder: LegacyDecoder { LegacyDecoder(dateDecodingStrategy: .secondsSince1970) }
      let published: Date?
    }
    #expect(News(json: ["published": 60]).published == Date(timeIntervalSince1970: 60))
    let body = Data(#"{"published":60}"#.utf8)
    #expect(try News.responseDecoding.decode(News.self, from: body).published == Date(timeIntervalSince1970: 60))
  }
}
