import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("ContainerInitializable")
struct ContainerInitializableTests {
  private struct Movie: Codable, Equatable, LegacyDecodable, ContainerInitializable {
    let id: Int
    let poster: String

    init(id: Int, poster: String) {
      self.id = id
      self.poster = poster
    }

    init(from container: LegacyContainer) throws {
      id = try container.value(Int.self, at: "id")
      poster = try container.value(String.self, at: "poster_path")
    }
  }

  private struct Refused: Error {}

  private struct Story: Decodable, LegacyThrowingDecodable, ContainerInitializable {
    static var legacyRules: [LegacyRule] { [.refusesWithError(Refused())] }
    let id: Int

    init(from container: LegacyContainer) throws {
      guard let id = try container.valueIfPresent(Int.self, at: "number") else { throw container.refusal }
      self.id = id
    }
  }

  private struct Page: LegacyDecodable {
    let movies: [Movie]
    let first: Movie?
    let story: Story?
  }

  private struct Archive: Codable {
    let movies: [Movie]
  }

  @Test func aJSONIsReadByTheOldRules() {
    #expect(Movie(json: ["id": "1", "poster_path": 2]) == Movie(id: 1, poster: "2"))
    #expect(Movie(json: .null) == Movie(id: 0, poster: ""))
  }

  @Test func otherDecodersReadItAsBefore() throws {
    let text = Data(#"{"id": 1, "poster": "/a.png"}"#.utf8)
    #expect(try JSONDecoder().decode(Movie.self, from: text) == Movie(id: 1, poster: "/a.png"))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Movie.self, from: Data(#"{"id": 1, "poster_path": "/a.png"}"#.utf8))
    }
  }

  @Test func itIsReadInsideOfOtherTypes() {
    let movie: JSON = ["id": 1, "poster_path": "a"]
    let page = Page(json: ["movies": [movie, ["id": 2]], "first": movie, "story": ["id": 3]])
    #expect(page.movies == [Movie(id: 1, poster: "a"), Movie(id: 2, poster: "")])
    #expect(page.first == Movie(id: 1, poster: "a"))
    #expect(page.story == nil)
    #expect(Page(json: ["story": ["number": 3]]).story?.id == 3)
  }

  @Test func itIsWrittenAndReadInOtherCodableTypesAsBefore() throws {
    let archive = try JSONDecoder().decode(
      Archive.self, from: Data(#"{"movies": [{"id": 1, "poster": "a"}]}"#.utf8))
    let written = try JSON(data: JSONEncoder().encode(archive))
    #expect(written == ["movies": [["id": 1, "poster": "a"]]])
  }

  @Test func aRefusalIsTheErrorThatTheTypeNames() {
    #expect(throws: Refused.self) { try Story(json: ["id": 1]) }
  }
}
