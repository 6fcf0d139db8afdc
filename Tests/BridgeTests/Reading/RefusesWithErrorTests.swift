import Foundation
import LegacyJSON
import Testing

@testable import Bridge

/// What a throwing initializer threw, a type throws that has it in its rules.
@Suite("Errors of refusal") struct RefusesWithErrorTests {
  enum StoryError: Error, Equatable { case invalid, noAuthor }

  struct Story: LegacyThrowingDecodable {
    static var legacyRules: [LegacyRule] { [.refusesEmpty, .requiresValues, .refusesWithError(StoryError.invalid)] }
    let id: Int
    let note: String?
    @Coerced var likes: Int
  }

  struct Author: LegacyThrowingDecodable {
    static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(StoryError.noAuthor)] }
    let name: String
  }

  struct Article: LegacyThrowingDecodable {
    static var legacyRules: [LegacyRule] { [.refusesWithError(StoryError.invalid)] }
    let author: Author
    let editor: Author?
    let readers: [Author]
  }

  enum PlaceError: Error, Equatable {
    case empty
    case missing(String)
  }

  /// One with an error for each property.
  struct Place: LegacyThrowingDecodable {
    static var legacyRules: [LegacyRule] {
      [
        .refusesEmpty, .requiresValues, .refusesWithError(PlaceError.empty),
        .refusesWithError(PlaceError.missing("lat"), for: "lat"),
        .refusesWithError(PlaceError.missing("map title"), for: "mapTitle"),
        .refusesWithError(PlaceError.missing("kind"), for: "kind"),
      ]
    }
    let lat: Double
    let mapTitle: String
    @DecodedBy<RefusingRule<ExactParsedTextRule<Int>>> var kind: Int
    let story: Story?
  }

  struct Tour: LegacyThrowingDecodable {
    static var legacyRules: [LegacyRule] { [.refusesWithError(PlaceError.missing("start"), for: "start")] }
    let start: Page
    let places: [Place]
    let last: Place
  }

  /// One that says nothing of its error.
  struct Page: LegacyThrowingDecodable {
    static var legacyRules: [LegacyRule] { [.requiresValues] }
    let number: Int
  }

  @Test("take the place of decoding's own", arguments: ["{}", "[]", #"{"note": "n"}"#, #"{"id": "x"}"#])
  func ownError(document: String) throws {
    let json = try JSON(data: Data(document.utf8))
    #expect(throws: StoryError.invalid) { try Story(json: json) }
    #expect(throws: StoryError.invalid) { try Story(decoding: json) }
    #expect(throws: StoryError.invalid) { try LegacyDecoder().decode(Story.self, from: json) }
    #expect(throws: StoryError.invalid) { try LegacyDecoder().decode(Story.self, from: Data(document.utf8)) }
  }

  @Test("are thrown for null and for what is absent") func nothingThere() {
    #expect(throws: StoryError.invalid) { try Story(json: .null) }
    #expect(throws: StoryError.invalid) { try Story(json: JSON([:])["story"]) }
  }

  @Test("are not thrown where the document has what it needs") func accepted() throws {
    let story = try Story(json: ["id": 7])
    #expect(story.id == 7 && story.note == nil && story.likes == 0)
  }

  @Test("are those of the model that refuses, and leave optionals nil and elements out") func models() throws {
    #expect(throws: StoryError.noAuthor) { try Article(json: ["author": ["nick": "n"]]) }
    let article = try Article(json: ["author": ["name": "a"], "editor": [:], "readers": [["name": "r"], [:]]])
    #expect(article.author.name == "a" && article.editor == nil && article.readers.map(\.name) == ["r"])
  }

  @Test(
    "are those of the first property at fault",
    arguments: [
      ("{}", PlaceError.empty), ("null", .empty), ("7", .empty), (#"{"lat": "1"}"#, .missing("lat")),
      (#"{"lat": 1}"#, .missing("map title")), (#"{"map_title": "m"}"#, .missing("lat")),
      (#"{"lat": 1, "map_title": "m"}"#, .missing("kind")),
      (#"{"lat": 1, "map_title": "m", "kind": "x"}"#, .missing("kind")),
      (#"{"lat": 1, "map_title": 5, "kind": "5"}"#, .missing("map title")),
    ])
  func ofProperties(document: String, error: PlaceError) throws {
    let json = JSON(parseJSON: document)
    #expect(throws: error) { try Place(json: json) }
    #expect(throws: error) { try Tour(json: ["start": ["number": 1], "last": json]) }
    #expect(try Tour(json: ["start": ["number": 1], "places": [json], "last": Self.place]).places.isEmpty)
  }

  private static let place: JSON = ["lat": 1, "map_title": "m", "kind": "5"]

  @Test("are not those of a property below") func below() throws {
    let place = try Place(json: ["lat": 1, "map_title": "m", "kind": "5", "story": ["note": "n"]])
    #expect(place.kind == 5 && place.story == nil)
    #expect(throws: PlaceError.missing("start")) { try Tour(json: ["last": Self.place]) }
    #expect(throws: PlaceError.missing("start")) { try Tour(json: ["start": ["number": "x"]]) }
    #expect(throws: PlaceError.empty) { try Tour(json: ["start": ["number": 1]]) }
  }

  @Test("are a decoding error where the type says nothing, or another decoder decodes it") func otherwise() {
    #expect(throws: DecodingError.self) { try Page(json: [:]) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Story.self, from: Data(#"{"note": "n"}"#.utf8)) }
  }

  @Test("do not hide what is no data at all") func notJSON() {
    #expect(throws: DecodingError.self) { try LegacyDecoder().decode(Story.self, from: Data("<html>".utf8)) }
  }
}
