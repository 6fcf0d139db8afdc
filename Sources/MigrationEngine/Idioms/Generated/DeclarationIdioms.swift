// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let declarationIdioms: [Idiom] = [
    Idiom(
      name: "class-to-struct",
      group: .declaration,
      summary: #"Decides whether a class may become a struct: only when no code can tell the one from the other."#,
      details: [
        #"A class that stays is as short: it has the same stored properties. `print`, `dump` and string interpolation of a value whose type is not certain show a struct otherwise, and the report says so."#
      ],
      before: #"""
        final class Product: JSONDeserializable {
          var name: String?
          init(json: JSON) { name = json["name"].string }
        }
        """#,
      after: #"""
        struct Product: LegacyDecodable {
          let name: String?
        }
        """#,
      preserves: #"Everything that the source says about the type; whatever is not certain keeps the class."#,
      limits:
        #"A class that other modules see, with a superclass or subclasses, with a property that may be written, with a use of its metatype, whose object is asked for anywhere in the project, or with a protocol that is not known."#,
      source: "Sources/MigrationEngine/Decisions/ClassToStruct.swift"
    ),
    Idiom(
      name: "container-initializers",
      group: .declaration,
      summary: #"The types whose written initializer is given the container, as the old one was given the document."#,
      details: [
        #"The classes of a hierarchy hand the container on, so all of them are given it, or none: the others begin with a line that makes one of the decoder, `let container = try decoder.legacyContainer()`."#,
        #"Other parameters become one more argument: `init(from container: LegacyContainer, configuration level: Int) throws`."#,
      ],
      before: #"""
        init(json: JSON) {
          total = "$" + json["total"].stringValue
        }
        """#,
      after: #"""
        init(from container: LegacyContainer) throws {
          total = try "$" + container.decode(String.self, at: "total")
        }
        """#,
      preserves: #"Every value; the two forms differ in the first line alone."#,
      limits:
        #"Enumerations, `open` classes, raw-representable types and option sets, an optional document, parameters beside the document in a class of a hierarchy, hierarchies in which one class can't take it."#,
      source: "Sources/MigrationEngine/Decisions/ContainerInitializers.swift"
    ),
    Idiom(
      name: "dispatched-initializer",
      group: .declaration,
      summary:
        #"A `required` initializer from JSON in a hierarchy, which `type.init(json:)` on a metatype's value may call."#,
      details: [
        #"An initializer that a protocol extension brings is not dispatched: on a variable of type `Base.Type` it would make a `Base` of whatever the variable holds. So each class of the hierarchy keeps an initializer of its own."#,
        #"Swift lets no other than a `required` initializer be called on a metatype's value, and `self.init(json:)` finds the subclass by itself."#,
      ],
      before: #"""
        required init(json: JSON) {
          id = json["id"].intValue
          print(id)
        }
        """#,
      after: #"""
        required init(from container: LegacyContainer) throws {
          id = try container.decode(Int.self, at: "id")
          print(id)
        }
        required convenience init(json: JSON) { self.init(decoding: json) }
        """#,
      preserves: #"Which class of the hierarchy a call on a metatype's value makes."#,
      limits: #"An initializer by another label than `json`, or that takes more than the document."#,
      source: "Sources/MigrationEngine/Decisions/DispatchedInitializer.swift"
    ),
    Idiom(
      name: "renamed-requirements",
      group: .declaration,
      summary:
        #"Protocols of the project that ask for an initializer from JSON by a label of their own, and can ask for the libraries' `init(json:)` as well, which every converted type has."#,
      details: [],
      before: #"""
        protocol Model { init(_ json: JSON) }
        struct Tag: Model {
          let name: String
          init(_ json: JSON) { name = json["name"].stringValue }
        }
        func all<T: Model>(_ json: JSON) -> [T] { json.arrayValue.map { T($0) } }
        """#,
      after: #"""
        protocol Model { init(json: JSON) }
        struct Tag: LegacyDecodable, Model {
          let name: String
        }
        func all<T: Model>(_ json: JSON) -> [T] { json.arrayValue.map { T(json: $0) } }
        """#,
      preserves: #"What conforms, and what generic code makes."#,
      limits:
        #"A protocol that other modules see, one with a conformer that is not converted or has a hierarchy, calls on the value of a metatype."#,
      source: "Sources/MigrationEngine/Decisions/RenamedRequirements.swift"
    ),
    Idiom(
      name: "staying-superclass",
      group: .declaration,
      summary: #"A superclass that goes on being made of a `JSON`, below a subclass that is decoded."#,
      details: [],
      before: #"""
        override init(json: JSON) {
          super.init(json: json)
          title = json["title"].string
        }
        """#,
      after: #"""
        required init(from container: LegacyContainer) throws {
          try super.init(json: container.decode(JSON.self))
          title = try container.decodeIfPresent(String.self, at: "title")
        }
        """#,
      preserves: #"What the superclass reads, by the same code as before."#,
      limits:
        #"An initializer that is `required` (the subclass would have to have it still), that may fail, or beside which convenience initializers stand that the subclass inherits by overriding all others."#,
      source: "Sources/MigrationEngine/Decisions/StayingSuperclass.swift"
    ),
    Idiom(
      name: "unused-keys",
      group: .declaration,
      summary:
        #"The types of key names inside of a converted type that only its initializer from JSON named, and that go with it."#,
      details: [],
      before: #"""
        struct Tier {
          enum Key: String { case id, price = "price_tier" }
          let price: Double?
          init(json: JSON) { price = json[Key.price.rawValue].double }
        }
        """#,
      after: #"""
        struct Tier: LegacyDecodable {
          let price: Double?
          private enum CodingKeys: String, CodingKey {
            case price = "priceTier"
          }
        }
        """#,
      preserves: #"Whatever any other code names, and every comment."#,
      limits: #"What code outside of the given folders may name, a type that does more than give names to texts."#,
      source: "Sources/MigrationEngine/Emission/UnusedKeys.swift"
    ),
    Idiom(
      name: "unwrapping-statement",
      group: .declaration,
      summary: #"A `guard let` or `if let` whose value is always there, so that it tests nothing any more."#,
      details: [],
      before: #"""
        if let id = m.id {
          print(id)
        } else {
          print("none")
        }
        """#,
      after: #"""
        let id = m.id
        print(id)
        """#,
      preserves:
        #"What runs, in its order, and every comment: those of code that goes stand before the statement. The block stays one, `do { … }`, where its end matters."#,
      limits: #"What may be a value, or stand in a result builder."#,
      source: "Sources/MigrationEngine/Facts/UnwrappingStatement.swift"
    ),
  ]
}
