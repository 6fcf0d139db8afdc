// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let declarationIdioms: [Idiom] = [
    Idiom(
      name: "class-to-struct",
      group: .declaration,
      summary: #"Decides whether a class may become a struct: only if no code can tell the difference."#,
      details: [
        #"A class that stays a class gets the same stored properties. `print`, `dump` and string interpolation show a struct differently. If they may get such a value, the report says so."#
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
      preserves: #"The meaning of all code that uses the type. In case of doubt, the class stays a class."#,
      limits:
        #"A class that other modules see, that has a superclass or subclasses, a property that may be written, a use of its metatype or of its object identity, or an unknown protocol."#,
      source: "Sources/MigrationEngine/Decisions/ClassToStruct.swift"
    ),
    Idiom(
      name: "dispatched-initializer",
      group: .declaration,
      summary:
        #"A `required` initializer from JSON in a hierarchy, which `type.init(json:)` may call on a value of a metatype."#,
      details: [
        #"An initializer in a protocol extension is not dynamically dispatched. Called on a variable of type `Base.Type`, it would always create a `Base`. So each class of the hierarchy keeps its own initializer."#,
        #"Swift allows only `required` initializers on a value of a metatype. A call of `self.init(json:)` finds the subclass by itself."#,
      ],
      before: #"""
        required init(json: JSON) {
          id = json["id"].intValue
          print(id)
        }
        """#,
      after: #"""
        required init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          id = try container.value(Int.self, at: "id")
          print(id)
        }
        required convenience init(json: JSON) { self.init(decoding: json) }
        """#,
      preserves: #"The class that a call on a value of a metatype creates."#,
      limits: #"An initializer with another label than `json`, or with further parameters."#,
      source: "Sources/MigrationEngine/Decisions/DispatchedInitializer.swift"
    ),
    Idiom(
      name: "listed-property",
      group: .declaration,
      summary:
        #"A property that is read as by a wrapper, and whose declaration can't have one: the type's list of rules names the wrapper."#,
      details: [],
      before: #"""
        struct Story {
          let id: Int
          let link: String?

          init(json: JSON) {
            id = json["id"].intValue
            link = json["link"].stringValue
          }
        }

        func text(of story: Story) -> String { "\(story)" }
        """#,
      after: #"""
        struct Story: LegacyDecodable {
          static var legacyRules: [LegacyRule] { [.reads("link", as: NeverNil<String>.self)] }
          let id: Int
          let link: String?
        }

        func text(of story: Story) -> String { "\(story)" }
        """#,
      preserves: #"Every value; what `Mirror`, `dump` and other decoders and encoders see of the stored properties."#,
      limits:
        #"Types in a hierarchy; properties whose type the compiler can't decode, which a rule before the property can."#,
      source: "Sources/MigrationEngine/Decisions/ListedProperty.swift"
    ),
    Idiom(
      name: "renamed-requirements",
      group: .declaration,
      summary:
        #"Protocols of the project that require an initializer from JSON with their own label. They can require the libraries' `init(json:)` instead, which every converted type has."#,
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
      preserves: #"The conformances, and the values that generic code creates."#,
      limits:
        #"A protocol that other modules see, one with a conforming type that is not converted or is part of a hierarchy, calls on a value of a metatype."#,
      source: "Sources/MigrationEngine/Decisions/RenamedRequirements.swift"
    ),
    Idiom(
      name: "staying-superclass",
      group: .declaration,
      summary: #"A superclass that is still created from a `JSON`, below which a subclass is decoded."#,
      details: [
        #"A subclass of a class whose initializer is `required` keeps one of that spelling, in one line."#
      ],
      before: #"""
        override init(json: JSON) {
          super.init(json: json)
          title = json["title"].string
        }
        """#,
      after: #"""
        required init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          try super.init(json: container.value(JSON.self))
          title = try container.valueIfPresent(String.self, at: "title")
        }
        """#,
      preserves: #"The reads of the superclass, by the same code as before."#,
      limits:
        #"A superclass whose initializer may fail, that is decoded already, or that has convenience initializers, which the subclass inherits because it overrides all others."#,
      source: "Sources/MigrationEngine/Decisions/StayingSuperclass.swift"
    ),
    Idiom(
      name: "unused-functions",
      group: .declaration,
      summary:
        #"Functions that take a document, or belong to all documents, and methods of a type, that only deleted code used."#,
      details: [
        #"The initializers that used them have become stored properties. What nothing used before stays as it is."#
      ],
      before: #"""
        init(json: JSON) {
          parse(item: json)
        }
        mutating func parse(item: JSON) {
          if let point = item["point"].int { self.point = point }
        }
        """#,
      after: #"""
        @DefaultZero var point = 0
        """#,
      preserves:
        #"What other code, a protocol or another module may use. The report names each function that goes outside of the types that it is about, and each comment that goes with a function."#,
      limits:
        #"Functions and properties under `#if`, with attributes that mean something to others than callers, or that override something; static functions without a document."#,
      source: "Sources/MigrationEngine/Decisions/UnusedFunctions.swift"
    ),
    Idiom(
      name: "unused-keys",
      group: .declaration,
      summary:
        #"Key types inside of a converted type that only its initializer from JSON used, and that are removed with it."#,
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
      preserves: #"Declarations that other code names, and every comment."#,
      limits:
        #"Declarations that code outside of the given folders may name, a type that does more than name strings."#,
      source: "Sources/MigrationEngine/Emission/UnusedKeys.swift"
    ),
    Idiom(
      name: "unwrapping-statement",
      group: .declaration,
      summary: #"A `guard let` or `if let` whose value is never nil any more, so that it tests nothing."#,
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
        #"The code that runs, in its order, and every comment. Comments of removed code stand before the statement. The block becomes `do { … }` if its end matters."#,
      limits: #"A statement that may be a value, or that is in a result builder."#,
      source: "Sources/MigrationEngine/Facts/UnwrappingStatement.swift"
    ),
  ]
}
