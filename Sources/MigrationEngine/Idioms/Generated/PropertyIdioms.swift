// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let propertyIdioms: [Idiom] = [
    Idiom(
      name: "appending-loop",
      group: .property,
      summary: #"Fills an empty array in a loop over the document's elements."#,
      details: [],
      before: #"""
        for item in json["users"].arrayValue {
          users.append(User(json: item))
        }
        if let items = json["admins"].array {
          for item in items {
            let admin = User(json: item)
            admins.append(admin)
          }
        }
        for item in json["guests"].arrayValue {
          do { guests.append(try Guest(json: item)) } catch {}
        }
        """#,
      after: #"""
        let users: [User]
        let admins: [User]
        let guests: [Guest]
        """#,
      preserves:
        #"Every element, in its order. The loop is read as `users = json["users"].arrayValue.map { User(json: $0) }`. Without an array there is nothing to iterate, for either accessor."#,
      limits:
        #"An array that is not empty initially, a loop over a `JSON` itself (which also iterates objects), anything else in the body."#,
      source: "Sources/MigrationEngine/Recognition/Responses/AppendingLoop.swift"
    ),
    Idiom(
      name: "constant-assignment",
      group: .property,
      summary: #"Assigns a constant to a property, independent of the document."#,
      details: [],
      before: #"""
        isEnabled = true
        items = []
        """#,
      after: #"""
        var isEnabled: Bool = true
        var items: [Item] = []
        """#,
      preserves: #"The value, which is now in the declaration. The property has no key."#,
      limits:
        #"Anything except literals, empty arrays and dictionaries, and implicit members; declarations without a type."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ConstantAssignment.swift"
    ),
    Idiom(
      name: "decoding-rule",
      group: .property,
      summary: #"Turns the statements that set a property into a rule, if no idiom recognises them."#,
      details: [],
      before: #"""
        price = "$" + json["total"].stringValue
        """#,
      after: #"""
        @DecodedBy<PriceRule> var price: String

        enum PriceRule: ObjectDecodingRule {
          static let value = Decoding<String> { try "$" + $0.decode(String.self, at: "total") }
        }
        """#,
      preserves: #"The statements, in the form of a written initializer, with the constants that they need."#,
      limits:
        #"Statements that call members of the new value, that set several properties, or that leave the initializer."#,
      source: "Sources/MigrationEngine/Recognition/Responses/DecodingRuleRecognition.swift"
    ),
    Idiom(
      name: "delegated-initializer",
      group: .property,
      summary: #"A call of another initializer of the type that only assigns its arguments to the properties."#,
      details: [],
      before: #"""
        init(id: Int, name: String) {
          self.id = id
          self.name = name
        }
        convenience init(json: JSON) {
          self.init(id: json["id"].intValue, name: json["name"].stringValue)
        }
        """#,
      after: #"""
        let id: Int
        let name: String
        """#,
      preserves:
        #"The other initializer, for its other callers. The call is read as the assignments, with the arguments in their place."#,
      limits:
        #"An initializer that transforms or refuses its arguments, assigns one object to two properties, or does anything else."#,
      source: "Sources/MigrationEngine/Recognition/Responses/DelegatedInitializer.swift"
    ),
    Idiom(
      name: "elements-read",
      group: .property,
      summary: #"Reads an array by mapping its elements one by one."#,
      details: [],
      before: #"""
        tags = json["tags"].arrayValue.map { $0.stringValue }
        users = json["users"].arrayValue.compactMap { User(json: $0) }
        notes = json["notes"].array?.map { $0.stringValue } ?? []
        lines = (json["lines"].array ?? []).map { $0.stringValue }
        """#,
      after: #"""
        let tags: [String]
        let users: [User]
        let notes: [String]
        let lines: [String]
        """#,
      preserves: #"Every element, and an empty array for a value that is not an array."#,
      limits: #"Elements that `compactMap` drops by value (`{ $0.string }`), filters, nested arrays."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ElementsRead.swift"
    ),
    Idiom(
      name: "empty-guard-statement",
      group: .property,
      summary: #"Leaves the initializer if the document is empty."#,
      details: [],
      before: #"""
        if json.isEmpty { return }
        id = json["id"].intValue
        """#,
      after: #"""
        struct Item: LegacyDecodable, NilWhenEmpty {
          @NeverNil var id: Int!
        }
        """#,
      preserves: #"Nil in each property for an empty document, and the value for every other."#,
      limits: #"A property whose initial value differs from the result of reading an empty document."#,
      source: "Sources/MigrationEngine/Recognition/Responses/EmptyGuardStatement.swift"
    ),
    Idiom(
      name: "guarded-constants",
      group: .property,
      summary: #"Refuses a document that lacks a value."#,
      details: [],
      before: #"""
        guard let id = json["id"].int, let author = Author(json: json["author"]) else { return nil }
        self.id = id
        self.author = author
        """#,
      after: #"""
        let id: Int
        let author: Author
        """#,
      preserves:
        #"Nil for each document that lacks a value, has one of another type, or contains a part that is refused."#,
      limits: #"Other conditions, several errors, a name that no property uses, an optional property."#,
      source: "Sources/MigrationEngine/Recognition/Responses/GuardedConstants.swift"
    ),
    Idiom(
      name: "guarded-loop",
      group: .property,
      summary: #"Checks for an array before iterating it."#,
      details: [],
      before: #"""
        if json["users"].exists() {
          let items = json["users"].arrayValue
          for item in items {
            users.append(User(json: item))
          }
        }
        """#,
      after: #"""
        let users: [User]
        """#,
      preserves:
        #"Every element. If the check fails, there is no array, and the loop alone would iterate nothing either."#,
      limits: #"An `else`, a check of something else than the array, anything besides the loop."#,
      source: "Sources/MigrationEngine/Recognition/Responses/GuardedLoop.swift"
    ),
    Idiom(
      name: "local-constant",
      group: .property,
      summary: #"A local name for a part of the document, or for a value read from it."#,
      details: [],
      before: #"""
        let owner = json["owner"]
        let name = owner["name"].stringValue
        self.name = name
        """#,
      after: #"""
        let name: String
        """#,
      preserves: #"The read, which gives the same value at any place."#,
      limits: #"Variables, constants with a type, names that are used in anything but an assignment."#,
      source: "Sources/MigrationEngine/Recognition/Responses/LocalConstant.swift"
    ),
    Idiom(
      name: "lossless-read",
      group: .property,
      summary: #"Reads a number that the server may send as a string."#,
      details: [],
      before: #"""
        coin = APIUtil.int(json["coin"])
        """#,
      after: #"""
        @Lossless var coin: Int?
        """#,
      preserves: #"A number as `.int` reads it, or a string that is wholly a number; nil otherwise."#,
      limits: #"An `APIUtil` that the project declares itself, since its rules may differ."#,
      source: "Sources/MigrationEngine/Recognition/Responses/LosslessRead.swift"
    ),
    Idiom(
      name: "model-read",
      group: .property,
      summary: #"Reads a nested model."#,
      details: [],
      before: #"""
        owner = User(json: json["owner"])
        """#,
      after: #"""
        let owner: User
        """#,
      preserves:
        #"A model created from null if the key is absent (`@NeverNil` in an optional property, because `decodeIfPresent` would give nil); nil for values that a model refuses, if it refuses null; the model's error, if the code tries it."#,
      limits: #"A model that is not migrated itself, any other model with a failable initializer."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ModelRead.swift"
    ),
    Idiom(
      name: "null-guard-statement",
      group: .property,
      summary: #"Leaves the initializer if the document is null."#,
      details: [
        #"Every read of a null document gives the property's initial value anyway, so nothing replaces the guard."#,
        #"If a property would get another value, its rule or line begins with `isNull ? … :`."#,
        #"The comparison means "is null" in SwiftyJSON up to 4.1 and in LegacyJSON; since 4.2 it is always false. The report says so for each type that has one."#,
      ],
      before: #"""
        if json == nil { return }
        id = json["id"].intValue
        name = json["name"].string
        """#,
      after: #"""
        let id: Int
        let name: String?
        """#,
      preserves: #"The value of each property for a null document, as SwiftyJSON up to 4.1 means the comparison."#,
      limits: #"A guard that does more than leave the initializer, or that also checks something else."#,
      source: "Sources/MigrationEngine/Recognition/Responses/NullGuardStatement.swift"
    ),
    Idiom(
      name: "optional-binding-read",
      group: .property,
      summary: #"Reads a scalar if there is one, and otherwise leaves the property as it is."#,
      details: [],
      before: #"""
        if let level = json["level"].int {
          self.level = level
        }
        """#,
      after: #"""
        let level: Int?
        """#,
      preserves:
        #"The property's initial value if the key is absent. A wrapper or a rule provides any value other than nil."#,
      limits: #"An `else`, or anything else in the body."#,
      source: "Sources/MigrationEngine/Recognition/Responses/OptionalBindingRead.swift"
    ),
    Idiom(
      name: "optional-elements-read",
      group: .property,
      summary: #"Reads an array if there is one, and otherwise leaves the property as it is."#,
      details: [],
      before: #"""
        if let array = json["users"].array {
          users = array.compactMap({ User(json: $0) })
        }
        """#,
      after: #"""
        let users: [User]
        """#,
      preserves: #"The property's initial value for anything that is not an array."#,
      limits: #"An `else`, or anything else in the body."#,
      source: "Sources/MigrationEngine/Recognition/Responses/OptionalElementsRead.swift"
    ),
    Idiom(
      name: "present-read",
      group: .property,
      summary: #"Reads a value only if there is one."#,
      details: [],
      before: #"""
        if json["owner"] != JSON.null {
          owner = User(json: json["owner"])
        }
        if !json["editor"].isEmpty { editor = User(json: json["editor"]) }
        title = json["title"].exists() ? json["title"].stringValue : nil
        if json["likes"].exists() { likes = json["likes"].intValue }
        if json["next"].exists() { next = User(json: json["next"]) } else { next = nil }
        """#,
      after: #"""
        let owner: User?
        @NilIfEmpty var editor: User?
        @NilIfAbsent var title: String?
        let likes: Int
        @NilIfAbsent var next: User?
        """#,
      preserves:
        #"The value if the condition holds, and nil otherwise; or 0, an empty string or an empty array, if a read of an absent value gives the same."#,
      limits: #"A property with another initial value, other conditions, an `else` that does anything but assign."#,
      source: "Sources/MigrationEngine/Recognition/Responses/PresentRead.swift"
    ),
    Idiom(
      name: "refusing-statement",
      group: .property,
      summary: #"Refuses a document as a whole, before reading anything."#,
      details: [],
      before: #"""
        guard json.exists() else { return nil }
        views = json["views"].int
        """#,
      after: #"""
        struct Statistics: LegacyFailableDecodable, RefusesAbsent {
          let views: Int?
        }
        """#,
      preserves: #"Nil for an absent, null or empty document, depending on the check."#,
      limits: #"A check after a read, a comparison with `nil`."#,
      source: "Sources/MigrationEngine/Recognition/Responses/RefusingStatement.swift"
    ),
    Idiom(
      name: "rule-text-loops",
      group: .property,
      summary: #"Converts a loop that only fills an array to a `map`."#,
      details: [
        #"If an element can't fail, the array is decoded as a whole: `try container.decode([Banner].self, at: "banners")`."#
      ],
      before: #"""
        for banner in json["banners"].arrayValue {
          let imageURL = banner["image_url"].stringValue
          urls.append(imageURL)
        }
        """#,
      after: #"""
        enum UrlsRule: ObjectDecodingRule {
          static let value = Decoding<[String]> { container in
            try container.nestedContainers(at: "banners").map { try $0.decode(String.self, at: "image_url") }
          }
        }
        """#,
      preserves: #"Every element, in its order, and the error of the first that fails."#,
      limits: #"A loop that skips elements, does anything else, or fills something other than an array."#,
      source: "Sources/MigrationEngine/Recognition/Responses/RuleText+Loops.swift"
    ),
    Idiom(
      name: "scalar-read",
      group: .property,
      summary: #"Reads a scalar by an accessor."#,
      details: [],
      before: #"""
        count = json["count"].int
        name = json["name"].stringValue
        level = json["level"].int ?? 1
        """#,
      after: #"""
        let count: Int?
        let name: String
        @DecodedBy<LevelRule> var level: Int
        """#,
      preserves:
        #"The key, the accessor's coercions (through `LegacyDecoder`), the fallback. A wrapper or a rule provides the fallback, because `decode` would give the `…Value` accessor's zero instead."#,
      limits: #"Paths of several keys, accessors of untyped values (`object`, `arrayObject`)."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ScalarRead.swift"
    ),
    Idiom(
      name: "stored-document",
      group: .property,
      summary: #"A document that a type keeps only for the computed properties that read it."#,
      details: [],
      before: #"""
        struct User {
          private let json: JSON

          init(json: JSON) {
            self.json = json
          }

          var id: Int? { return json["id"].int }
          var name: String { return json["name"].stringValue }
        }
        """#,
      after: #"""
        struct User: LegacyDecodable {
          let id: Int?
          let name: String
        }
        """#,
      preserves: #"Each property's value, which depends only on the document. The document never changes."#,
      limits:
        #"A document that other code reads, writes, compares or shows to other modules; a property that can be set (writes to a document that is not an object are lost), or that does more than read one key. In these cases the type keeps its document when it is decoded."#,
      source: "Sources/MigrationEngine/Recognition/Responses/StoredDocument.swift"
    ),
    Idiom(
      name: "thrown-error",
      group: .property,
      summary: #"Throws the same error for every document that is refused."#,
      details: [],
      before: #"""
        struct Story {
          let id: Int

          init(json: JSON) throws {
            if json.isEmpty { throw StoryError.invalid }
            id = json["id"].intValue
          }
        }
        """#,
      after: #"""
        struct Story: LegacyThrowingDecodable, RefusesEmpty, RefusesWithError {
          let id: Int

          static var errorOfRefusal: any Error { StoryError.invalid }
        }
        """#,
      preserves: #"The documents that are refused, and the error that callers get, under the legacy decoder."#,
      limits:
        #"Several errors, an error that contains values from the document, any `try` except of models with the same error."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ThrownError.swift"
    ),
  ]
}
