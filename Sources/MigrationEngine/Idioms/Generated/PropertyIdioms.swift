// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let propertyIdioms: [Idiom] = [
    Idiom(
      name: "appending-loop",
      group: .property,
      summary: #"Fills an empty array by a loop over the document's elements."#,
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
        #"Every element, in its order. The loop means `users = json["users"].arrayValue.map { User(json: $0) }`, and is read as that; without an array there is nothing to loop over, whichever accessor says so."#,
      limits:
        #"An array that begins with elements, a loop over a `JSON` itself (whose objects have elements too), anything else in the body."#,
      source: "Sources/MigrationEngine/Recognition/Responses/AppendingLoop.swift"
    ),
    Idiom(
      name: "constant-assignment",
      group: .property,
      summary: #"Gives a property a constant value, whatever the document has."#,
      details: [],
      before: #"""
        isEnabled = true
        items = []
        """#,
      after: #"""
        var isEnabled: Bool = true
        var items: [Item] = []
        """#,
      preserves: #"The value, which the declaration gives now; the property has no key."#,
      limits:
        #"Anything but literals, empty arrays and dictionaries, and implicit members; declarations without a type."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ConstantAssignment.swift"
    ),
    Idiom(
      name: "decoding-rule",
      group: .property,
      summary: #"Makes a rule of the statements that give a property its value, where no idiom understands them."#,
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
      preserves: #"The statements, as a written initializer would have them, with the constants that they need."#,
      limits:
        #"What calls members of the value that is being made, what fills several properties, what ends the initializer."#,
      source: "Sources/MigrationEngine/Recognition/Responses/DecodingRuleRecognition.swift"
    ),
    Idiom(
      name: "delegated-initializer",
      group: .property,
      summary:
        #"A call of another initializer of the type, which does nothing but fill the properties with what it is given."#,
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
        #"The other initializer, for whoever else calls it. The call means its assignments, with the arguments in them, and is read as those."#,
      limits:
        #"An initializer that makes something of what it is given, refuses it, gives one object to two properties, or does anything else."#,
      source: "Sources/MigrationEngine/Recognition/Responses/DelegatedInitializer.swift"
    ),
    Idiom(
      name: "elements-read",
      group: .property,
      summary: #"Reads an array whose elements are mapped one by one."#,
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
      preserves: #"An empty array for anything that is not one, and every element."#,
      limits: #"Elements that `compactMap` drops by value (`{ $0.string }`), filters, nested arrays."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ElementsRead.swift"
    ),
    Idiom(
      name: "empty-guard-statement",
      group: .property,
      summary: #"Leaves the initializer when the document is empty."#,
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
      limits: #"A property that begins with another value than the read of an empty document gives."#,
      source: "Sources/MigrationEngine/Recognition/Responses/EmptyGuardStatement.swift"
    ),
    Idiom(
      name: "guarded-constants",
      group: .property,
      summary: #"Refuses a document that lacks something."#,
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
        #"Nil for each document that lacks one of them, has it with another type, or of which a part is refused."#,
      limits: #"Other conditions, several errors, a name that no property takes, a property that is optional."#,
      source: "Sources/MigrationEngine/Recognition/Responses/GuardedConstants.swift"
    ),
    Idiom(
      name: "guarded-loop",
      group: .property,
      summary: #"Asks whether there is an array before it loops over it."#,
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
        #"Every element. Where the answer is no, there is no array, and the loop by itself runs over nothing either."#,
      limits: #"An `else`, a question about something else than the array, anything besides the loop."#,
      source: "Sources/MigrationEngine/Recognition/Responses/GuardedLoop.swift"
    ),
    Idiom(
      name: "local-constant",
      group: .property,
      summary: #"A local name for a part of the document, or for what is read from it."#,
      details: [],
      before: #"""
        let owner = json["owner"]
        let name = owner["name"].stringValue
        self.name = name
        """#,
      after: #"""
        let name: String
        """#,
      preserves: #"The read, which gives the same wherever it stands."#,
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
        #"A model of null when the key is absent (`@NeverNil` in an optional property, as `decodeIfPresent` would give nil instead); nil for what a model refuses that refuses null; what a model throws, where it is tried."#,
      limits: #"A model that is not migrated itself, nor any other one whose initializer may fail."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ModelRead.swift"
    ),
    Idiom(
      name: "null-guard-statement",
      group: .property,
      summary: #"Leaves the initializer when the document is null."#,
      details: [
        #"Every read of a null document gives what the property holds anyway, so that nothing takes the place of the guard."#,
        #"Where a property would hold something else, its rule or line begins with `isNull ? … :`."#,
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
      preserves: #"What each property holds for a null document, as SwiftyJSON up to 4.1 means the comparison."#,
      limits: #"A guard that does more than leave the initializer, or that asks for something besides."#,
      source: "Sources/MigrationEngine/Recognition/Responses/NullGuardStatement.swift"
    ),
    Idiom(
      name: "optional-binding-read",
      group: .property,
      summary: #"Reads a scalar where there is one, and leaves the property as it is otherwise."#,
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
        #"The property's initial value when the key is absent; one other than nil is said by a wrapper or a rule."#,
      limits: #"An `else`, or anything else in the body."#,
      source: "Sources/MigrationEngine/Recognition/Responses/OptionalBindingRead.swift"
    ),
    Idiom(
      name: "optional-elements-read",
      group: .property,
      summary: #"Reads an array where there is one, and leaves the property as it is otherwise."#,
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
      summary: #"Reads something where there is something."#,
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
        #"What is read where the condition holds, and nil where it does not; or 0, an empty text, an empty array, where that is also what reading nothing gives."#,
      limits: #"A property that begins with another value, other conditions, an `else` that does anything but assign."#,
      source: "Sources/MigrationEngine/Recognition/Responses/PresentRead.swift"
    ),
    Idiom(
      name: "refusing-statement",
      group: .property,
      summary: #"Refuses a document as a whole, before anything is read of it."#,
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
      preserves: #"Nil for what is absent, null or empty, whichever the code asked for."#,
      limits: #"A question behind a read, a comparison with `nil`."#,
      source: "Sources/MigrationEngine/Recognition/Responses/RefusingStatement.swift"
    ),
    Idiom(
      name: "rule-text-loops",
      group: .property,
      summary: #"A loop that only fills an array is a `map`."#,
      details: [
        #"Where an element can't fail, the array is asked for: `try container.decode([Banner].self, at: "banners")`."#
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
      preserves: #"Every element, in its order, and what is thrown at the first that fails."#,
      limits: #"A loop that leaves elements out, does anything else, or fills what is no array."#,
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
        #"The key, the accessor's coercions (through `LegacyDecoder`), the fallback. A fallback is said by a wrapper or a rule, because `decode` would give the `…Value` accessor's zero instead."#,
      limits: #"Paths of several keys, accessors of untyped values (`object`, `arrayObject`)."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ScalarRead.swift"
    ),
    Idiom(
      name: "stored-document",
      group: .property,
      summary: #"A document that a type keeps for nothing but the computed properties that read it."#,
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
      preserves: #"Each property's value, which follows from the document alone, and the document never changes."#,
      limits:
        #"A document that anything else reads, writes, compares or shows to other modules; a property that can be set (what is written to a document that is no object is dropped), or that does more than read one key. The document is kept then, and the type is decoded into it."#,
      source: "Sources/MigrationEngine/Recognition/Responses/StoredDocument.swift"
    ),
    Idiom(
      name: "thrown-error",
      group: .property,
      summary: #"Throws one and the same error for every document that is refused."#,
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
      preserves: #"Which documents are refused, and the error that callers get, under the legacy decoder."#,
      limits:
        #"Several errors, an error that is made of something read, anything that is tried but models with the same error."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ThrownError.swift"
    ),
  ]
}
