// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let propertyIdioms: [Idiom] = [
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
      source: "Sources/MigrationEngine/Interpretation/Forms/ConstantAssignment.swift"
    ),
    Idiom(
      name: "decoding-rule",
      group: .property,
      summary:
        #"Turns the value of a property into a rule of its own, if no declaration and no rule of the libraries says it."#,
      details: [],
      before: #"""
        price = "$" + json["total"].stringValue
        """#,
      after: #"""
        @DecodedBy<PriceRule> var price: String

        enum PriceRule: ObjectDecodingRule {
          static let value = Decoding<String> { try "$" + $0.value(String.self, at: "total") }
        }
        """#,
      preserves: #"The value, and the order of what does more than give one."#,
      limits: #"Code that calls members of the new value, or that would run twice, or in another order."#,
      source: "Sources/MigrationEngine/Interpretation/Forms/DecodingRule.swift"
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
      name: "document-condition",
      group: .property,
      summary:
        #"Asks the whole document once, where an initializer returns, or refuses the document, for lack of something."#,
      details: [
        #"A document without an integer `id` is read as null, so that each property keeps the value that it had before the guard."#,
        #"Where the initializer returns nil or throws, the rule is `.refusesUnless`. It stands for what no property says by itself: a property that is not optional is required anyway."#,
      ],
      before: #"""
        struct Story {
          var id: Int?
          var title: String?
          var note: String?

          init(json: JSON) {
            guard let id = json["id"].int else { return }
            self.id = id
            title = json["title"].stringValue
            note = json["note"].stringValue
          }
        }
        """#,
      after: #"""
        struct Story: LegacyDecodable {
          static var legacyRules: [LegacyRule] { [.nullUnless { $0.numberIfPresent(at: "id") != nil }] }
          let id: Int?
          @NeverNil var title: String?
          @NeverNil var note: String?
        }
        """#,
      preserves: #"Which documents are refused, and what the others give."#,
      limits: #"Conditions with models or functions of the project, types with subclasses."#,
      source: "Sources/MigrationEngine/Interpretation/Forms/DocumentCondition.swift"
    ),
    Idiom(
      name: "elements-read",
      group: .property,
      summary: #"Reads an array by mapping its elements one by one, or by a loop that appends them."#,
      details: [],
      before: #"""
        tags = json["tags"].arrayValue.map { $0.stringValue }
        users = json["users"].arrayValue.compactMap { User(json: $0) }
        notes = json["notes"].array?.map { $0.stringValue } ?? []
        for item in json["guests"].arrayValue {
          do { guests.append(try Guest(json: item)) } catch {}
        }
        """#,
      after: #"""
        let tags: [String]
        let users: [User]
        let notes: [String]
        let guests: [Guest]
        """#,
      preserves: #"Every element, and an empty array for a value that is not an array."#,
      limits:
        #"Elements that `compactMap` drops by value (`{ $0.string }`), filters, nested arrays; an array that has elements before the loop. These get a rule."#,
      source: "Sources/MigrationEngine/Interpretation/Forms/ElementsRead.swift"
    ),
    Idiom(
      name: "guarded-read",
      group: .property,
      summary: #"Leaves the initializer if the document is null, or empty."#,
      details: [
        #"Every read of a null document gives the property's initial value anyway, so nothing replaces the guard."#,
        #"Optional properties that would always get a value are nil by the rules `.nilWhenNull` and `.nilWhenEmpty`. If another property would get another value, its rule or line begins with `isNull ? … :`."#,
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
      preserves:
        #"The value of each property for a null or empty document, as SwiftyJSON up to 4.1 means the comparison."#,
      limits: #"A guard that does more than leave the initializer."#,
      source: "Sources/MigrationEngine/Interpretation/Forms/GuardedRead.swift"
    ),
    Idiom(
      name: "library-rule",
      group: .property,
      summary: #"Makes something of a value by a rule of the libraries."#,
      details: [
        #"`Session` is a model that is not converted: its old initializer makes it."#
      ],
      before: #"""
        role = Role(rawValue: json["role"].stringValue)
        link = URL(string: json["link"].stringValue)
        date = Date(timeIntervalSince1970: json["date"].doubleValue)
        count = json["count"].string.flatMap { Int($0) }
        session = Session(json: json["session"])
        raw = json
        for (_, item) in json["items"] { items.append(Item(json: item)) }
        for index in 0..<json["names"].count { names.append(json["names"][index].stringValue) }
        """#,
      after: #"""
        @DecodedBy<RawValueRule<Role>> var role: Role?
        @DecodedBy<TextURLRule> var link: URL?
        @DecodedBy<SecondsSince1970Rule> var date: Date
        @DecodedBy<ExactParsedTextRule<Int>> var count: Int?
        @DecodedBy<BridgedRule<Session>> var session: Session
        @DecodedBy<WholeDocumentRule> var raw: JSON
        @DecodedBy<EntriesRule<Item>> var items: [Item] = []
        @DecodedBy<CountedElementsRule<String>> var names: [String] = []
        """#,
      preserves:
        #"The value, and nil where the initializer gives nil. `Exact…` rules ask for a value without coercion."#,
      limits:
        #"A path of several keys, a type that the project declares itself, another type than that of the property."#,
      source: "Sources/MigrationEngine/Interpretation/Forms/LibraryRule.swift"
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
      source: "Sources/MigrationEngine/Interpretation/Forms/LosslessRead.swift"
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
      source: "Sources/MigrationEngine/Interpretation/Forms/ModelRead.swift"
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
      source: "Sources/MigrationEngine/Interpretation/Forms/OptionalElementsRead.swift"
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
      limits: #"A property with another initial value, other conditions. These get a rule."#,
      source: "Sources/MigrationEngine/Interpretation/Forms/PresentRead.swift"
    ),
    Idiom(
      name: "printed-refusal",
      group: .property,
      summary: #"Printing before a document is refused."#,
      details: [],
      before: #"""
        guard let id = json["id"].int else {
          print("no id in \(json)")
          return nil
        }
        self.id = id
        """#,
      after: #"""
        let id: Int
        """#,
      preserves:
        #"Every value, and which documents are refused. The error says what a document lacks; the report names what is not printed any more."#,
      limits:
        #"Printing that is followed by anything but the refusal (unless `--drop-prints` asks for it), or that does more than read values; other functions, such as those of loggers."#,
      source: "Sources/MigrationEngine/Recognition/Responses/PrintedRefusal.swift"
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
        struct Statistics: LegacyFailableDecodable {
          static var legacyRules: [LegacyRule] { [.refusesAbsent] }
          let views: Int?
        }
        """#,
      preserves: #"Nil for an absent, null or empty document, depending on the check."#,
      limits: #"A check after a read, a comparison with `nil`."#,
      source: "Sources/MigrationEngine/Recognition/Responses/RefusingStatement.swift"
    ),
    Idiom(
      name: "required-read",
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
      limits:
        #"Other conditions, a name that no property uses, an optional property (these get a rule); several errors."#,
      source: "Sources/MigrationEngine/Interpretation/Forms/RequiredRead.swift"
    ),
    Idiom(
      name: "scalar-read",
      group: .property,
      summary: #"Reads a scalar by an accessor."#,
      details: [
        #"Names for parts of the document, optional bindings, branches and functions in between make no difference."#
      ],
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
      source: "Sources/MigrationEngine/Interpretation/Forms/ScalarRead.swift"
    ),
    Idiom(
      name: "stored-document",
      group: .property,
      summary: #"A document that a type keeps only for the computed properties that read it."#,
      details: [
        #"A getter that does more than read one key gets a rule, if its value depends on nothing but the document, and can't be told from another one that is equal."#
      ],
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
        #"A document that other code reads, writes, compares or shows to other modules; a property that can be set (writes to a document that is not an object are lost), that may stop the program, or gives a new object each time. In these cases the type keeps its document when it is decoded."#,
      source: "Sources/MigrationEngine/Recognition/Responses/StoredDocument.swift"
    ),
    Idiom(
      name: "thrown-error",
      group: .property,
      summary: #"Throws an error for documents that are refused: the same for all, or one for each property."#,
      details: [
        #"Functions of the project that throw are read through."#
      ],
      before: #"""
        struct Story {
          let id: Int

          init(json: JSON) throws {
            if json.isEmpty { throw StoryError.invalid }
            id = json["id"].intValue
          }
        }
        struct Place {
          let lat: Double
          let lng: Double

          init(json: JSON) throws {
            guard let lat = json["lat"].double else { throw PlaceError.missing("lat") }
            guard let lng = json["lng"].double else { throw PlaceError.missing("lng") }
            self.lat = lat
            self.lng = lng
          }
        }
        """#,
      after: #"""
        struct Story: LegacyThrowingDecodable {
          static var legacyRules: [LegacyRule] { [.refusesEmpty, .refusesWithError(StoryError.invalid)] }
          let id: Int
        }
        struct Place: LegacyThrowingDecodable {
          static var legacyRules: [LegacyRule] {
            [
              .requiresValues,
              .refusesWithError(PlaceError.missing("lat"), for: "lat"),
              .refusesWithError(PlaceError.missing("lng"), for: "lng"),
            ]
          }
          let lat: Double
          let lng: Double
        }
        """#,
      preserves: #"The documents that are refused, and the error that callers get, under the legacy decoder."#,
      limits:
        #"Errors of properties that are checked in another order than that of their declarations, or twice; an error that contains values from the document; a `try` of models with another error."#,
      source: "Sources/MigrationEngine/Recognition/Responses/ThrownError.swift"
    ),
    Idiom(
      name: "unwrapped-refusal",
      group: .property,
      summary: #"Refuses a document for an answer that is unwrapped by force."#,
      details: [],
      before: #"""
        init?(json: JSON) {
          let isParsed: Bool? = parse(json)
          guard isParsed! else { return nil }
        }
        private mutating func parse(_ json: JSON) -> Bool? {
          if json == JSON.null { return nil }
          name = json["name"].stringValue
          return true
        }
        """#,
      after: #"""
        static var legacyRules: [LegacyRule] { [.refusesNull] }
        let name: String
        """#,
      preserves:
        #"Every value, and which documents are refused. One for which the program stopped is refused, too; the report says so."#,
      limits: #"A `guard` whose body does anything but refuse the document, and a `!` inside of a longer expression."#,
      source: "Sources/MigrationEngine/Recognition/Responses/UnwrappedRefusal.swift"
    ),
  ]
}
