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
      limits: #"Statements that neither an idiom nor a rule understands; such a type gets the outcome `explicit`."#,
      source: "Sources/MigrationEngine/Plan/Outcome.swift"
    ),
    Idiom(
      name: "explicit",
      group: .outcome,
      summary: #"A written `init(from:)` with one line for each property."#,
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
        struct User: LegacyDecodable {
          let id: Int
          init(from decoder: any Decoder) throws {
            let container = try decoder.legacyContainer()
            id = try container.value(Int.self, at: "id")
            print(id)
          }
        }
        """#,
      preserves: #"Every value, and the statements that read nothing."#,
      limits: #"A document that is passed to unknown code; such a type stays as it is."#,
      source: "Sources/MigrationEngine/Plan/Outcome.swift"
    ),
    Idiom(
      name: "bridged",
      group: .outcome,
      summary: #"Unchanged, with a bridging conformance of one line, so that converted types can contain it."#,
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
      preserves: #"The type as it is."#,
      limits: #"Initializers with other parameters than one document."#,
      source: "Sources/MigrationEngine/Plan/Outcome.swift"
    ),
    Idiom(
      name: "untouched",
      group: .outcome,
      summary: #"Nothing is changed. The report names the construct and its line."#,
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
      preserves: #"The type as it is."#,
      limits: #"Use the type in a converted type."#,
      source: "Sources/MigrationEngine/Plan/Outcome.swift"
    ),
  ]
}
