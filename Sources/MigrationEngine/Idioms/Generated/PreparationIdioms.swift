// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let preparationIdioms: [Idiom] = [
    Idiom(
      name: "empty-superclass",
      group: .preparation,
      summary: #"A superclass whose initializer from JSON does nothing. That initializer is removed."#,
      details: [],
      before: #"""
        class Model: NSObject {
          override init() {}
          init(json: JSON) {}
        }
        class User: Model {
          var name: String?
          override init(json: JSON) {
            super.init(json: json)
            name = json["name"].string
          }
        }
        """#,
      after: #"""
        class Model: NSObject {
          override init() {}
        }
        class User: Model {
          var name: String?
          init(json: JSON) {
            super.init()
            name = json["name"].string
          }
        }
        """#,
      preserves: #"Every value. The superclass read nothing."#,
      limits:
        #"A superclass that code may create from a `JSON` (by its initializer, its metatype, or as a generic argument), a subclass that inherits the initializer, an initializer with comments inside."#,
      source: "Sources/MigrationEngine/Preparation/EmptySuperclass.swift"
    ),
    Idiom(
      name: "factory-initializer",
      group: .preparation,
      summary: #"A static function that creates a value, replaced by an initializer."#,
      details: [
        #"A method that makes another value than its own is such a function, too: `User().user(from: json)`."#
      ],
      before: #"""
        static func from(_ json: JSON) -> User? {
          guard let id = json["id"].int else { return nil }
          let user = User(id: id)
          user.name = json["name"].stringValue
          return user
        }
        """#,
      after: #"""
        init?(json: JSON) {
          guard let id = json["id"].int else { return nil }
          self.id = id
          self.name = json["name"].stringValue
        }
        """#,
      preserves:
        #"Every value, and the order in which the document is read. If the function creates its result in one place, and calls an initializer that only assigns, the new initializer contains those assignments. Otherwise, it calls `self.init(…)`. A function that creates its result in several places, or by `map` and `flatMap`, is only read as an initializer, and goes if declarations say all of it."#,
      limits:
        #"A method that uses its own value; a function that returns something else, or that changes its result where a property is observed."#,
      source: "Sources/MigrationEngine/Preparation/FactoryInitializer.swift"
    ),
    Idiom(
      name: "filling-method",
      group: .preparation,
      summary: #"A method that fills a new value from a document, replaced by an initializer."#,
      details: [],
      before: #"""
        class User {
          var name = ""
          func fill(json: JSON) {
            name = json["name"].stringValue
          }
        }

        let user = User()
        user.fill(json: answer)
        """#,
      after: #"""
        class User {
          var name = ""
          init(json: JSON) {
            name = json["name"].stringValue
          }
        }

        let user = User(json: answer)
        """#,
      preserves:
        #"Every value, and the order in which documents are read. No code sees the value between the two lines."#,
      limits:
        #"A method that is called on anything but a value created directly before, that calls other methods, or that fills an observed property."#,
      source: "Sources/MigrationEngine/Preparation/FillingMethod.swift"
    ),
    Idiom(
      name: "inline-type",
      group: .preparation,
      summary:
        #"A document that some code parses, holds in a constant and reads, as a value of a type of its own: `--inline-types`."#,
      details: [
        #"The initializer goes, as that of every other type does."#,
        #"Constants for parts of the document are followed, and loops over arrays whose elements become models. Documents of a file that are read alike share a type."#,
      ],
      before: #"""
        func loadItems(_ data: Data) {
          let json = JSON(data)
          if json["status"].intValue == 200 {
            items = json["data"]["items"].arrayValue.map { Item(json: $0) }
          } else {
            show(json["message"].stringValue)
          }
        }
        """#,
      after: #"""
        func loadItems(_ data: Data) {
          let json = ItemsResponse(json: JSON(data))
          if json.status == 200 {
            items = json.items
          } else {
            show(json.message)
          }
        }

        private struct ItemsResponse {
          let status: Int
          let items: [Item]
          let message: String

          init(json: JSON) {
            self.status = json["status"].intValue
            self.items = json["data"]["items"].arrayValue.map { Item(json: $0) }
            self.message = json["message"].stringValue
          }
        }
        """#,
      preserves: #"Every value; a model that is an object is made once."#,
      limits: #"A document that is printed, handed on, changed, or read by keys that are no constants."#,
      source: "Sources/MigrationEngine/Preparation/InlineType.swift"
    ),
    Idiom(
      name: "list-factory",
      group: .preparation,
      summary:
        #"A static function that creates a value from each document of an array. Its calls are replaced by a `map` of the array."#,
      details: [
        #"This also applies to a function that takes the document with the array (`for json in json.arrayValue`), and to one that creates each value by the type's initializer from JSON."#
      ],
      before: #"""
        static func from(jsons: [JSON]) -> [User] {
          var users = [User]()
          for json in jsons {
            users.append(User.from(json: json))
          }
          return users
        }

        let friends = User.from(jsons: json["friends"].arrayValue)
        """#,
      after: #"""
        let friends = json["friends"].arrayValue.map { User(json: $0) }
        """#,
      preserves: #"Every value, in its order. Nil is left out if it was before."#,
      limits:
        #"A function that does anything else, that has comments inside or after it on its line, or that code outside of the project may call."#,
      source: "Sources/MigrationEngine/Preparation/ListFactory.swift"
    ),
    Idiom(
      name: "merged-superclass",
      group: .preparation,
      summary: #"Classes that are only there to be inherited by one other, put together with it."#,
      details: [
        #"In between, an initializer of the superclass is read as a method of the other class, which no compiler understands."#
      ],
      before: #"""
        class Entity {
          let id: Int
          init?(json: JSON) {
            guard let id = json["id"].int else { return nil }
            self.id = id
          }
        }
        class User: Entity {
          let name: String
          override init?(json: JSON) {
            name = json["name"].stringValue
            super.init(json: json)
          }
        }
        """#,
      after: #"""
        struct User: LegacyFailableDecodable {
          static var legacyRules: [LegacyRule] { [.requiresValues] }
          let id: Int
          @Coerced private(set) var name: String
        }
        """#,
      preserves:
        #"Every value, and which documents are refused. What overrides a member of the superclass is what runs."#,
      limits:
        #"A superclass that anything else names, that is open or has extensions, a member that is both overridden and called by `super`, initializers that throw."#,
      source: "Sources/MigrationEngine/Preparation/MergedSuperclass.swift"
    ),
    Idiom(
      name: "moved-statements",
      group: .preparation,
      summary: #"Statements that create a value of another type, moved into an initializer of that type."#,
      details: [
        #"This also applies to what a function does behind the statement that makes a document, `let json = JSON(data)`, to the statements of a loop over an array of documents, and to those of a closure that is called for each. Where several of them create such values, most have to be equal; a type whose values are created outside only is otherwise left alone."#
      ],
      before: #"""
        class User {
          var name = ""
        }
        class UserParser {
          func parse(_ json: JSON) -> User {
            let user = User()
            user.name = json["name"].stringValue
            return user
          }
        }
        """#,
      after: #"""
        class User {
          var name = ""

          init(json: JSON) {
            self.name = json["name"].stringValue
          }
        }
        class UserParser {
          func parse(_ json: JSON) -> User {
            return User(json: json)
          }
        }
        """#,
      preserves:
        #"Every value, and what every name in the statements means. The file of the type gets the imports that they may need. Functions and constants of the type that they stand in are read with them, and go where they are private and nothing else uses them."#,
      limits:
        #"Statements with local names of the code around them, with other names that are private where they stand or mean something else in the type, with a value that is used twice, or with a property that is observed."#,
      source: "Sources/MigrationEngine/Preparation/MovedStatements.swift"
    ),
    Idiom(
      name: "parsing-initializer",
      group: .preparation,
      summary: #"An initializer that creates a document from its argument, changed to take the document."#,
      details: [
        #"So does one that parses `Data`, `JSON(data: data)`, or a text, `JSON(parseJSON: text)`: the caller parses it then, with `try` where the initializer did."#
      ],
      before: #"""
        init(dictionary: [String: Any]) {
          let json = JSON(dictionary)
          name = json["name"].stringValue
        }

        let user = User(dictionary: answer)
        """#,
      after: #"""
        init(json: JSON) {
          name = json["name"].stringValue
        }

        let user = User(json: JSON(answer))
        """#,
      preserves: #"Every value, and what happens if there is no document."#,
      limits: #"An initializer that also uses its argument in another way, or does something else first."#,
      source: "Sources/MigrationEngine/Preparation/ParsingInitializer.swift"
    ),
    Idiom(
      name: "parts-initializer",
      group: .preparation,
      summary: #"An initializer that takes the members or the elements of a document, changed to take the document."#,
      details: [
        #"Where code that can't be changed may call it, it stays, and passes the document on: `self.init(json: JSON(details))`."#
      ],
      before: #"""
        init(with details: [String: JSON]) {
          id = details["id"]?.intValue ?? 0
          name = details["name"]?.string
        }
        """#,
      after: #"""
        init(json: JSON) {
          let details = json.dictionaryValue
          id = details["id"]?.intValue ?? 0
          name = details["name"]?.string
        }
        """#,
      preserves: #"Every value, also for a missing key. If the document is not an object, both forms read nothing."#,
      limits: #"An initializer that is inherited or overridden, or takes anything else."#,
      source: "Sources/MigrationEngine/Preparation/PartsInitializer.swift"
    ),
    Idiom(
      name: "shared-initializer",
      group: .preparation,
      summary:
        #"An initializer from JSON that an extension of a protocol gives to its types. Each type gets one of its own."#,
      details: [],
      before: #"""
        extension Mappable {
          init(json: JSON) {
            self.init()
            map(json)
          }
        }
        """#,
      after: #"""
        extension User {
          init(json: JSON) {
            self.init()
            map(json)
          }
        }
        """#,
      preserves:
        #"Every value, the initializers that Swift writes by itself, and calls through the protocol where it asks for the initializer."#,
      limits:
        #"A public protocol, a class in a hierarchy, a name that means something else in the type, a comment outside of the initializer that would go."#,
      source: "Sources/MigrationEngine/Preparation/SharedInitializer.swift"
    ),
    Idiom(
      name: "source-initializer",
      group: .preparation,
      summary:
        #"An initializer that makes a document of data, a text or a dictionary somewhere in its body, read as one that takes the document."#,
      details: [
        #"Its body is only understood, with the parameter as the document, and goes; see `Interpreter+Sources`."#
      ],
      before: #"""
        init(data: Data) {
          do {
            let json = try JSON(data: data)
            name = json["name"].stringValue
          } catch {
            name = ""
          }
        }

        let user = User(data: answer)
        """#,
      after: #"""
        let name: String

        let user = User(json: try? JSON(data: answer))
        """#,
      preserves: #"Every value. An initializer does the same without a document as with null, or stays."#,
      limits: #"An initializer that takes anything else, throws, or is not left to declarations in the end."#,
      source: "Sources/MigrationEngine/Preparation/SourceInitializer.swift"
    ),
    Idiom(
      name: "split-declaration",
      group: .preparation,
      summary: #"Several properties in one declaration, with a declaration for each."#,
      details: [
        #"A declaration of several takes no wrapper."#
      ],
      before: #"""
        struct Item {
          let id: Int, kind: Kind

          init(json: JSON) {
            id = json["id"].intValue
            kind = Kind(rawValue: json["kind"].stringValue) ?? .other
          }
        }
        """#,
      after: #"""
        struct Item {
          let id: Int
          let kind: Kind

          init(json: JSON) {
            id = json["id"].intValue
            kind = Kind(rawValue: json["kind"].stringValue) ?? .other
          }
        }
        """#,
      preserves: #"Every property, in its order."#,
      limits: #"Declarations with attributes, or over several lines."#,
      source: "Sources/MigrationEngine/Preparation/SplitDeclaration.swift"
    ),
    Idiom(
      name: "split-initializer",
      group: .preparation,
      summary:
        #"An initializer that makes a document first, split in two: it passes the document on to an initializer of its own."#,
      details: [
        #"The other one goes where declarations say all of it."#
      ],
      before: #"""
        public init?(text: String) {
          guard let data = text.data(using: .utf8), let json = try? JSON(data: data) else { return nil }
          name = json["name"].stringValue
        }
        """#,
      after: #"""
        public init?(text: String) {
          guard let data = text.data(using: .utf8), let json = try? JSON(data: data) else { return nil }
          self.init(json: json)
        }
        """#,
      preserves: #"The initializer, for its callers, and what it does where there is no document."#,
      limits: #"An initializer that uses anything but the document behind it, or fills a property before it."#,
      source: "Sources/MigrationEngine/Preparation/SplitInitializer.swift"
    ),
  ]
}
