// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let outcomeIdioms: [Idiom] = [
    Idiom(
      name: "synthesized",
      group: .outcome,
      summary: #"Stored properties only; the compiler writes `init(from:)`."#,
      details: [],
      before: #"""
        struct User {
          let id: Int
          init(json: JSON) { id = json["id"].intValue }
        }
        """#,
      after: #"""
        struct User: LegacyDecodable {
          let id: Int
        }
        """#,
      preserves: #"Every value, for every document."#,
      limits: #"Statements that neither an idiom nor a rule understands; such a type is `explicit`."#,
      source: "Sources/MigrationEngine/Plan/Outcome.swift"
    ),
    Idiom(
      name: "explicit",
      group: .outcome,
      summary: #"A written `init(from:)`, one line a property."#,
      details: [],
      before: #"""
        struct User {
          let id: Int
          init(json: JSON) {
            id = json["id"].intValue
            print(id)
          }
        }
        """#,
      after: #"""
        struct User: LegacyDecodable, ContainerDecodable {
          let id: Int
          init(from container: LegacyContainer) throws {
            id = try container.decode(Int.self, at: "id")
            print(id)
          }
        }
        """#,
      preserves: #"Every value, and the statements that are no reads."#,
      limits: #"A document that goes where nothing is known of it; such a type stays."#,
      source: "Sources/MigrationEngine/Plan/Outcome.swift"
    ),
    Idiom(
      name: "bridged",
      group: .outcome,
      summary: #"Untouched, with one line through Bridge, so that converted types can hold it."#,
      details: [],
      before: #"""
        struct Owner {
          let values: Any
          init(json: JSON) { values = json.error as Any }
        }
        """#,
      after: #"""
        struct Owner {
          let values: Any
          init(json: JSON) { values = json.error as Any }
        }

        extension Owner: LegacyReadable { static func legacyValue(from json: JSON) -> Owner { Owner(json: json) } }
        """#,
      preserves: #"The type, as it is."#,
      limits: #"Initializers from anything else than one document."#,
      source: "Sources/MigrationEngine/Plan/Outcome.swift"
    ),
    Idiom(
      name: "untouched",
      group: .outcome,
      summary: #"Nothing was changed; the report names the construct and its line."#,
      details: [],
      before: #"""
        struct Owner {
          let values: Any
          init(json: JSON) { values = json.error as Any }
        }
        """#,
      after: #"""
        struct Owner {
          let values: Any
          init(json: JSON) { values = json.error as Any }
        }
        """#,
      preserves: #"The type, as it is."#,
      limits: #"Be read by a converted type."#,
      source: "Sources/MigrationEngine/Plan/Outcome.swift"
    ),
  ]
}
