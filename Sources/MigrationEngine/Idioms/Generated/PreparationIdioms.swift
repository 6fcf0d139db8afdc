// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let preparationIdioms: [Idiom] = [
    Idiom(
      name: "assigning-call",
      group: .preparation,
      summary: #"A call of an initializer that does nothing but assign, as those assignments."#,
      details: [
        #"Each assignment stays in the line of its argument."#
      ],
      before: #"""
        self.init(id: id, name: json["name"].stringValue)
        """#,
      after: #"""
        self.id = id; self.name = json["name"].stringValue
        """#,
      preserves: #"Every value, and the order in which the arguments are evaluated."#,
      limits: #"A call with closures behind it."#,
      source: "Sources/MigrationEngine/Preparation/AssigningCall.swift"
    ),
    Idiom(
      name: "delegating-initializer",
      group: .preparation,
      summary: #"An initializer that hands what it reads to one that only assigns, and does the assigning itself."#,
      details: [],
      before: #"""
        convenience init(json: JSON) {
          let name = json["name"].stringValue.capitalized
          self.init(id: json["id"].intValue, name: name)
        }
        """#,
      after: #"""
        init(json: JSON) {
          let name = json["name"].stringValue.capitalized
          self.id = json["id"].intValue; self.name = name
        }
        """#,
      preserves: #"Every value, and the other initializer, for whoever else calls it."#,
      limits: #"An initializer of a class's extension, or one that calls several others."#,
      source: "Sources/MigrationEngine/Preparation/DelegatingInitializer.swift"
    ),
    Idiom(
      name: "dictionary-constant",
      group: .preparation,
      summary: #"A constant that holds the members of a document, read as the document."#,
      details: [],
      before: #"""
        init(json: JSON) {
          let details = json.dictionaryValue
          id = details["id"]?.int ?? -1
        }
        """#,
      after: #"""
        init(json: JSON) {
          id = json["id"].int ?? -1
        }
        """#,
      preserves: #"Every value. Of a document that is no object, both read nothing."#,
      limits: #"A variable, and a dictionary that is used in any other way than `DictionaryReads` knows."#,
      source: "Sources/MigrationEngine/Preparation/DictionaryConstant.swift"
    ),
    Idiom(
      name: "dictionary-initializer",
      group: .preparation,
      summary: #"An initializer that takes the members of a document, as one that takes the document."#,
      details: [],
      before: #"""
        init(with details: [String: JSON]) {
          id = details["id"]?.intValue ?? 0
          name = details["name"]?.string
        }
        """#,
      after: #"""
        init(json details: JSON) {
          id = details["id"].intValue
          name = details["name"].string
        }
        """#,
      preserves:
        #"Every value. Of a document that is no object, both read nothing; what a missing key gave, it gives."#,
      limits: #"A dictionary that is used in any other way than `DictionaryReads` knows."#,
      source: "Sources/MigrationEngine/Preparation/DictionaryInitializer.swift"
    ),
    Idiom(
      name: "dictionary-reads",
      group: .preparation,
      summary: #"Reads of a document's dictionary, as reads of the document itself."#,
      details: [],
      before: #"""
        id = details["id"]?.intValue ?? 0
        name = details["name"]?.string
        """#,
      after: #"""
        id = json["id"].intValue
        name = json["name"].string
        """#,
      preserves:
        #"Every value. Of a document that is no object, both read nothing; what a missing key gave, it gives (`json["id"].exists() ? … : …`, where the value of one that is null is another)."#,
      limits:
        #"A dictionary that is handed on, looped over, or asked for a whole value (`if let item = details["item"]`), and a key that has to be there (`details["id"]!`)."#,
      source: "Sources/MigrationEngine/Preparation/DictionaryReads.swift"
    ),
    Idiom(
      name: "empty-superclass",
      group: .preparation,
      summary: #"A superclass whose initializer from JSON does nothing, without that initializer."#,
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
      preserves: #"Every value; nothing was read for the superclass."#,
      limits:
        #"A superclass that code may make of a `JSON` (by its initializer, its metatype, or as the argument of something generic), a subclass that inherits the initializer, an initializer with comments inside."#,
      source: "Sources/MigrationEngine/Preparation/EmptySuperclass.swift"
    ),
    Idiom(
      name: "factory-initializer",
      group: .preparation,
      summary: #"The initializer that a static function which makes a value stands for."#,
      details: [],
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
        #"Every value, and the order in which the document is read. What the function gives back is made in one place, by an initializer that only assigns (then by those assignments), or by any other (then by `self.init(…)`)."#,
      limits: #"A function that gives back something else, or from several places."#,
      source: "Sources/MigrationEngine/Preparation/FactoryInitializer.swift"
    ),
    Idiom(
      name: "filling-method",
      group: .preparation,
      summary: #"A method that fills a new value from a document, as the initializer that it stands for."#,
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
        #"Every value, and the order in which documents are read. Nothing sees the value between the two lines."#,
      limits:
        #"A method that is called on anything but a value made just before, that calls other methods, or that fills an observed property."#,
      source: "Sources/MigrationEngine/Preparation/FillingMethod.swift"
    ),
    Idiom(
      name: "guard-conditions",
      group: .preparation,
      summary: #"A guard that refuses a document for each of several reasons, as one guard for each."#,
      details: [],
      before: #"""
        guard let id = json["id"].int, let url = URL(string: json["url"].stringValue) else { return nil }
        """#,
      after: #"""
        guard let id = json["id"].int else { return nil }; guard let url = URL(string: json["url"].stringValue) else { return nil }
        """#,
      preserves: #"The order in which the conditions are asked, and nil where one of them does not hold."#,
      limits: #"An `else` that does anything besides."#,
      source: "Sources/MigrationEngine/Preparation/GuardConditions.swift"
    ),
    Idiom(
      name: "inlined-method",
      group: .preparation,
      summary: #"A method of the type that its initializer gives the document to, in the place of the call."#,
      details: [],
      before: #"""
        init(json: JSON) {
          parse(item: json)
        }
        mutating func parse(item: JSON) {
          if let point = item["point"].int { self.point = point }
        }
        """#,
      after: #"""
        init(json: JSON) {
          if let point = json["point"].int { self.point = point }
        }
        """#,
      preserves:
        #"Every value, and the order in which the document is read. The method stays where other code may call it."#,
      limits:
        #"A method that a subclass may override, that fills observed properties, that gives something back, or whose names mean something else in the initializer."#,
      source: "Sources/MigrationEngine/Preparation/InlinedMethod.swift"
    ),
    Idiom(
      name: "list-factory",
      group: .preparation,
      summary:
        #"A static function that makes a value of each document of an array; where it is called, the array is mapped instead."#,
      details: [
        #"So is one that takes the document which holds the array (`for json in json.arrayValue`), and one that makes each value by the type's initializer from JSON."#
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
      preserves: #"Every value, in its order; nil is left out where it was."#,
      limits:
        #"A function that does anything else, or has comments inside or behind it on its line, one that code outside of the project may call."#,
      source: "Sources/MigrationEngine/Preparation/ListFactory.swift"
    ),
    Idiom(
      name: "parsing-initializer",
      group: .preparation,
      summary: #"An initializer that makes a document of what it is given, as one that takes the document."#,
      details: [],
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
      preserves: #"Every value."#,
      limits:
        #"What has to be parsed first (`Data`, a text), an initializer that uses what it is given in another way, too."#,
      source: "Sources/MigrationEngine/Preparation/ParsingInitializer.swift"
    ),
    Idiom(
      name: "refusing-conditions",
      group: .preparation,
      summary: #"Conditions of an initializer that refuse the document where they don't hold, as guards."#,
      details: [],
      before: #"""
        init?(json: JSON) {
          if let id = json["id"].int, let name = json["name"].string {
            self.id = id
            self.name = name
          } else {
            return nil
          }
          note = json["note"].string
        }
        """#,
      after: #"""
        init?(json: JSON) {
          guard let id = json["id"].int, let name = json["name"].string else { return nil }
            self.id = id
            self.name = name
          note = json["note"].string
        }
        """#,
      preserves: #"Every value, and which documents are refused."#,
      limits: #"Anything else in the `else`, and names that mean something else in the rest of the initializer."#,
      source: "Sources/MigrationEngine/Preparation/RefusingConditions.swift"
    ),
  ]
}
