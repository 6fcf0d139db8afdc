import Testing

@testable import MigrationEngine

/// Elements that the old code left out are left out by a type that is decoded as it is declared.
@Suite("Refused elements of a tightened type", .computesForLong)
struct RefusedElementsTests {
  private static let models = """
    import SwiftyJSON

    struct Tag {
      let id: Int
      init?(json: JSON) {
        guard let id = json["id"].int else { return nil }
        self.id = id
      }
    }

    struct Story {
      let id: Int
      init(json: JSON) throws {
        guard let id = json["id"].int else { throw StoryError.invalid }
        self.id = id
      }
    }

    enum StoryError: Error { case invalid }

    struct Place {
      let id: Int
      init(json: JSON) { id = json["id"].intValue }
    }

    """

  private func feed(_ property: String, _ statements: String) throws -> Project {
    try Project(
      Self.models + """
        struct Feed {
          \(property)
          init(json: JSON) {
            \(statements)
          }
        }

        """, tightening: .declared)
  }

  @Test(
    "are left out in every form",
    arguments: [
      ("let l: [Tag]", "l = json[\"l\"].arrayValue.compactMap { Tag(json: $0) }"),
      ("let l: [Tag]", "l = json[\"l\"].arrayValue.flatMap { Tag(json: $0) }"),
      ("let l: [Tag]", "l = json[\"l\"].array?.compactMap(Tag.init) ?? []"),
      ("let l: [Tag]?", "l = json[\"l\"].array?.compactMap { Tag(json: $0) }"),
      ("let l: [Story]", "l = json[\"l\"].arrayValue.compactMap { try? Story(json: $0) }"),
      ("var l: [Tag] = []", "for item in json[\"l\"].arrayValue { if let m = Tag(json: item) { l.append(m) } }"),
      ("var l = [Tag]()", "for item in json[\"l\"].arrayValue { if let m = Tag(json: item) { l.append(m) } }"),
      ("var l: [Story] = []", "json[\"l\"].arrayValue.forEach { if let m = try? Story(json: $0) { l.append(m) } }"),
    ])
  func leftOut(property: String, statements: String) throws {
    let project = try feed(property, statements)
    let text = project.text()
    #expect(text.contains("@LossyArray "), "\(text) \(project.reasons("Feed"))")
    #expect(text.contains("struct Feed: Codable"))
    #expect(project.reasons("Feed").contains("that is refused is left out"))
  }

  @Test(
    "that none refuses, and single models, need nothing",
    arguments: [
      ("let l: [Place]", "l = json[\"l\"].arrayValue.map { Place(json: $0) }"),
      ("let l: Place", "l = Place(json: json[\"l\"])"),
      ("let l: [Int]", "l = json[\"l\"].arrayValue.map { $0.intValue }"),
    ])
  func notNeeded(property: String, statements: String) throws {
    let text = try feed(property, statements).text()
    #expect(text.contains("let l: "))
    #expect(!text.contains("@LossyArray"))
  }

  @Test("keep the old rules where the wrapper can't stand")
  func declaredTogether() throws {
    let project = try feed(
      "let a: [Tag], b: [Tag]",
      """
      a = json["a"].arrayValue.compactMap { Tag(json: $0) }
      b = json["b"].arrayValue.compactMap { Tag(json: $0) }
      """)
    #expect(project.text().contains("struct Feed: LegacyDecodable"))
    #expect(project.reasons("Feed").contains("not tightened: `a` leaves out each `Tag` that is refused"))
  }
}
