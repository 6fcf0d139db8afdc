// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let statementIdioms: [Idiom] = [
    Idiom(
      name: "body",
      group: .statement,
      summary:
        #"Turns the reads in a body into typed questions to a `LegacyContainer`, and leaves every other token as it is."#,
      details: [
        #"It follows the document through the body: through constants, optional binding, loops and the closures of the standard sequence methods. Each expression that is replaced has the same type as before, so what stands around it goes on meaning what it meant. A part of the document that goes anywhere else ends the conversion."#
      ],
      before: #"""
        init?(json: JSON) {
          guard let id = json["id"].int else { return nil }
          self.id = id
          name = json["owner"]["name"].stringValue.uppercased()
        }
        """#,
      after: #"""
        init(from container: LegacyContainer) throws {
          guard let id = try container.decodeIfPresent(Int.self, at: "id") else { throw container.refusal }
          self.id = id
          name = try container.decode(String.self, at: "owner", "name").uppercased()
        }
        """#,
      preserves: #"Every token that reads nothing, and the type of each expression."#,
      limits: #"A document that is handed to code outside of the given folders, kept for others, or written to."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion.swift"
    ),
    Idiom(
      name: "body-accessors",
      group: .statement,
      summary: #"The accessors of a document, and the properties that the project gives to `JSON`."#,
      details: [],
      before: #"""
        name = json["name"].stringValue
        note = json["note"].string ?? "none"
        id = json["rows"].count
        link = json["link"].url
        weight = json["weight"].numberValue
        """#,
      after: #"""
        name = try container.decode(String.self, at: "name")
        note = try container.decodeIfPresent(String.self, at: "note") ?? "none"
        id = container.count(at: "rows")
        link = try container.decodeIfPresent(URL.self, at: "link")
        weight = container.number(at: "weight")
        """#,
      preserves:
        #"The coercions and the zeros of each accessor; what stands behind `??` is used for the same documents."#,
      limits: #"`.type`, `.error` and `.rawData()`, but in comparisons; see those."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Accessors.swift"
    ),
    Idiom(
      name: "body-aliases",
      group: .statement,
      summary: #"A local name for a part of the document."#,
      details: [],
      before: #"""
        let data = json["data"]
        let rows = data["rows"].arrayValue
        id = data["id"].intValue
        names = rows.map { row in row["name"].stringValue }
        """#,
      after: #"""
        let data = container.nestedContainer(at: "data")
        let rows = data.nestedContainers(at: "rows")
        id = try data.decode(Int.self, at: "id")
        names = try rows.map { row in try row.decode(String.self, at: "name") }
        """#,
      preserves: #"The name, and what is read through it."#,
      limits: #"A pattern that takes the document apart, and a name that a local function uses."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Aliases.swift"
    ),
    Idiom(
      name: "body-bindings",
      group: .statement,
      summary: #"What `if let` and `guard let` bind, with all branches."#,
      details: [],
      before: #"""
        if let name = json["name"].string {
          self.name = name
        } else {
          name = json["nick"].stringValue
        }
        if let first = json["rows"].array?.first {
          id = first["id"].intValue
        }
        """#,
      after: #"""
        if let name = try container.decodeIfPresent(String.self, at: "name") {
          self.name = name
        } else {
          name = try container.decode(String.self, at: "nick")
        }
        if let first = container.nestedContainersIfPresent(at: "rows")?.first {
          id = try first.decode(Int.self, at: "id")
        }
        """#,
      preserves: #"Which branch is taken, for every document."#,
      limits: #"Patterns that name the document."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Bindings.swift"
    ),
    Idiom(
      name: "body-casts",
      group: .statement,
      summary: #"Casts of untyped values."#,
      details: [],
      before: #"""
        tags = json["tags"].arrayObject as? [String] ?? []
        names = json["names"].dictionaryObject as? [String: String]
        count = json["count"].object as? Int
        title = json["title"].rawValue as? String
        """#,
      after: #"""
        tags = container.strings(at: "tags") ?? []
        names = container.cast(to: [String: String].self, at: "names")
        count = container.cast(to: Int.self, at: "count")
        title = try container.decodeIfPresent(String.self, at: "title")
        """#,
      preserves:
        #"That one element of another type fails the whole cast, and that numbers have to be exact (1.0 is an `Int`, 1.5 is none, true neither). Numbers inside of arrays and dictionaries are cast as before: there true is 1 or nothing, as the Foundation at hand bridges it."#,
      limits: #"Casts to types of the project, and `as` without `?` or `!`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Casts.swift"
    ),
    Idiom(
      name: "body-comparisons",
      group: .statement,
      summary: #"Questions whether there is something: null, `exists()`, `isEmpty`, equality with a text."#,
      details: [],
      before: #"""
        if json["old"] != JSON.null, json["kind"].type != .null { name = json["old"].stringValue }
        if json["rows"].isEmpty || !json["meta"].exists() { return }
        id = json["state"] == "new" ? 1 : 2
        """#,
      after: #"""
        if !container.isNull(at: "old"), !container.isNull(at: "kind") {
          name = try container.decode(String.self, at: "old")
        }
        if container.isEmpty(at: "rows") || !container.exists(at: "meta") { return }
        id = try container.decodeIfPresent(String.self, at: "state") == "new" ? 1 : 2
        """#,
      preserves:
        #"That an explicit null exists, that scalars are empty, that a number is no text. `json["a"] == nil` is taken as "is null"; the report says so."#,
      limits: #"Comparisons of two parts of the document."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Comparisons.swift"
    ),
    Idiom(
      name: "body-configured",
      group: .statement,
      summary: #"Models whose initializer takes more than the document."#,
      details: [],
      before: #"""
        comment = Comment(json: json["comment"], depth: json["depth"].intValue)
        comments = json["comments"].arrayValue.map { Comment(json: $0, depth: 1) }
        """#,
      after: #"""
        comment = try container.decode(Comment.self, at: "comment", configuration: container.decode(Int.self, at: "depth"))
        comments = try container.nestedContainers(at: "comments").map { try $0.decode(Comment.self, configuration: 1) }
        """#,
      preserves: #"What the model is given. More than one value make a tuple."#,
      limits: #"Arguments that are left out where the default is no literal; models that are not converted."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Configured.swift"
    ),
    Idiom(
      name: "body-element-types",
      group: .statement,
      summary: #"Arrays whose elements are read one by one in the way in which the whole array is read."#,
      details: [],
      before: #"""
        tags = json["tags"].arrayValue.map { $0.stringValue }
        users = json["users"].array?.map { User(json: $0) } ?? []
        names = json["names"].arrayValue.map(\.stringValue)
        owners = json["owners"].arrayValue.map(User.init)
        """#,
      after: #"""
        tags = try container.decode([String].self, at: "tags")
        users = try container.decodeIfPresent([User].self, at: "users") ?? []
        names = try container.nestedContainers(at: "names").map({ try $0.decode(String.self) })
        owners = try container.nestedContainers(at: "owners").map({ try $0.decode(User.self) })
        """#,
      preserves: #"Every element, also those that are coerced or made of null."#,
      limits: #"Models whose initializer may throw: it ended the whole loop, where an array leaves the element out."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+ElementTypes.swift"
    ),
    Idiom(
      name: "body-elements",
      group: .statement,
      summary: #"The methods of arrays and objects: `map`, `compactMap`, `flatMap`, `filter` and their like."#,
      details: [],
      before: #"""
        names = json["rows"].arrayValue.map { $0["name"].stringValue }
        tags = json["tags"].arrayValue.compactMap { $0.string }
        active = json["users"].arrayValue.filter { $0["on"].boolValue }.count
        all = json["pages"].arrayValue.flatMap { $0["ids"].arrayValue }.count
        counts = json["counts"].dictionaryValue.mapValues { $0.intValue }
        """#,
      after: #"""
        names = try container.nestedContainers(at: "rows").map { try $0.decode(String.self, at: "name") }
        tags = try container.nestedContainers(at: "tags").compactMap { try $0.decodeIfPresent(String.self) }
        active = try container.nestedContainers(at: "users").filter { try $0.decode(Bool.self, at: "on") }.count
        all = container.nestedContainers(at: "pages").flatMap { $0.nestedContainers(at: "ids") }.count
        counts = try container.members(at: "counts").mapValues { try $0.decode(Int.self) }
        """#,
      preserves: #"Which elements are left out, and their order."#,
      limits: #"Closures that may not throw, such as those of `lazy` sequences."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Elements.swift"
    ),
    Idiom(
      name: "body-expressions",
      group: .statement,
      summary:
        #"Reads inside of any other expression, which stays as it is: raw values, dates, conversions, texts, memberwise initializers."#,
      details: [],
      before: #"""
        init(json: JSON) {
          self.init(
            kind: Kind(rawValue: json["kind"].stringValue) ?? .other,
            when: Date(timeIntervalSince1970: json["when"].doubleValue / 1000),
            day: formatter.date(from: json["day"].stringValue),
            link: URL(string: json["link"].stringValue),
            price: Double(json["price"].stringValue) ?? 0,
            label: "\(json["first"].stringValue) \(json["last"].stringValue)")
        }
        """#,
      after: #"""
        init(from container: LegacyContainer) throws {
          try self.init(
            kind: Kind(rawValue: container.decode(String.self, at: "kind")) ?? .other,
            when: Date(timeIntervalSince1970: container.decode(Double.self, at: "when") / 1000),
            day: formatter.date(from: container.decode(String.self, at: "day")),
            link: URL(string: container.decode(String.self, at: "link")),
            price: Double(container.decode(String.self, at: "price")) ?? 0,
            label: "\(container.decode(String.self, at: "first")) \(container.decode(String.self, at: "last"))")
        }
        """#,
      preserves: #"Everything but the reads."#,
      limits: #"Reads where nothing may throw: autoclosures that do not rethrow, `defer`, captures."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Expressions.swift"
    ),
    Idiom(
      name: "body-handed-on",
      group: .statement,
      summary: #"Parts of the document that are given to functions which stay, and take a `JSON`."#,
      details: [
        #"Where that would name `JSON` more often than the old initializer did, the constant that was the parameter is declared first (`let json = try container.decode(JSON.self)`), and the calls stay as they are."#
      ],
      before: #"""
        guard let id = json["id"].int else {
          Log.report(json)
          return nil
        }
        self.id = id
        """#,
      after: #"""
        guard let id = try container.decodeIfPresent(Int.self, at: "id") else {
          try Log.report(container.decode(JSON.self))
          throw container.refusal
        }
        self.id = id
        """#,
      preserves: #"The value that the function gets, absent or null as it was."#,
      limits:
        #"Functions that are not declared in the given folders, generic ones, and those that are given a type as well; an initializer that does nothing but hand its document on."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+HandedOn.swift"
    ),
    Idiom(
      name: "body-kept-parts",
      group: .statement,
      summary: #"Parts of the document that are kept in properties which hold a `JSON`."#,
      details: [],
      before: #"""
        raw = json["raw"]
        rows = json["rows"].arrayValue
        parsed = JSON(parseJSON: json["text"].stringValue)
        """#,
      after: #"""
        raw = try container.decode(JSON.self, at: "raw")
        rows = try container.decode([JSON].self, at: "rows")
        parsed = try JSON(parseJSON: container.decode(String.self, at: "text"))
        """#,
      preserves: #"The value, absent or null as it was."#,
      limits:
        #"Properties whose type is not written as `JSON`, `[JSON]` or `[String: JSON]`, and what is read besides."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+KeptParts.swift"
    ),
    Idiom(
      name: "body-loops",
      group: .statement,
      summary: #"Loops over arrays and objects."#,
      details: [],
      before: #"""
        for row in json["rows"].arrayValue where row["on"].boolValue {
          names.append(row["name"].stringValue)
        }
        for (key, value) in json["counts"] {
          counts[key] = value.intValue
        }
        """#,
      after: #"""
        for row in container.nestedContainers(at: "rows") where try row.decode(Bool.self, at: "on") {
          try names.append(row.decode(String.self, at: "name"))
        }
        for (key, value) in container.entries(at: "counts") {
          counts[key] = try value.decode(Int.self)
        }
        """#,
      preserves: #"The order of an array; an object is walked in no order, as before."#,
      limits: #"`for case`, and patterns other than a name or a pair."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Loops.swift"
    ),
    Idiom(
      name: "body-made-documents",
      group: .statement,
      summary: #"A document that is made of parts of another, of a text, or of values as Foundation has them."#,
      details: [],
      before: #"""
        let owner = JSON(json["owner"].dictionaryValue)
        name = owner["name"].stringValue
        let state = JSON(parseJSON: json["state"].stringValue)
        page = state["page"].intValue
        let extra = JSON(json["extra"].object)
        note = extra["note"].stringValue
        """#,
      after: #"""
        let owner = LegacyContainer(container.members(at: "owner"))
        name = try owner.decode(String.self, at: "name")
        let state = try LegacyContainer(parsing: container.decode(String.self, at: "state"))
        page = try state.decode(Int.self, at: "page")
        let extra = LegacyContainer(reading: container.object(at: "extra"))
        note = try extra.decode(String.self, at: "note")
        """#,
      preserves: #"What was absent is null from there on, and so is a text that is no document."#,
      limits: #"Documents that are made of data, of literals, or of an optional part of another."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+MadeDocuments.swift"
    ),
    Idiom(
      name: "body-models",
      group: .statement,
      summary: #"Models, made by their initializer from a document."#,
      details: [],
      before: #"""
        owner = User(json: json["owner"])
        session = Session(json: json["session"])
        """#,
      after: #"""
        owner = try container.decode(User.self, at: "owner")
        session = try container.decodeIfAccepted(Session.self, at: "session")
        """#,
      preserves:
        #"A model of null where there is nothing; nil from an initializer that may fail, here that of `Session`. A model that is not converted is made by its old initializer (`read`), and so is one by another initializer from JSON than the one that decoding takes the place of, which stays."#,
      limits: #"Models that take more than the document, or an optional part of it."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Models.swift"
    ),
    Idiom(
      name: "body-numbers",
      group: .statement,
      summary: #"Numbers through `NSNumber`."#,
      details: [],
      before: #"""
        id = json["id"].number?.intValue
        size = json["size"].numberValue.int64Value
        """#,
      after: #"""
        id = try container.decodeIfPresent(Int.self, at: "id")
        size = try container.decode(Int64.self, at: "size")
        """#,
      preserves: #"The coercions, for `.int` is `.number?.intValue`."#,
      limits: #"`.number` by itself, and its `boolValue` and `stringValue`, which are not `.bool` and `.string`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Numbers.swift"
    ),
    Idiom(
      name: "body-paths",
      group: .statement,
      summary: #"Keys and indices, as deep as they go."#,
      details: [],
      before: #"""
        name = json["owner"]["name"].stringValue
        note = json["notes"][0]["text"].string
        id = json["page", "first", 1].intValue
        nick = json[Keys.nick.rawValue].string
        size = json["size_\(unit)"].doubleValue
        """#,
      after: #"""
        name = try container.decode(String.self, at: "owner", "name")
        note = try container.decodeIfPresent(String.self, at: "notes", 0, "text")
        id = try container.decode(Int.self, at: "page", "first", 1)
        nick = try container.decodeIfPresent(String.self, at: Keys.nick.rawValue)
        size = try container.decode(Double.self, at: "size_\(unit)")
        """#,
      preserves: #"The expressions of the keys, which are evaluated as before."#,
      limits: #"Keys that are read from the document themselves, `.name` without its type, slices of arrays."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Paths.swift"
    ),
    Idiom(
      name: "body-refusals",
      group: .statement,
      summary: #"An initializer that may refuse the document."#,
      details: [],
      before: #"""
        init?(json: JSON) {
          guard let id = json["id"].int, json["meta"].exists() else { return nil }
          self.id = id
        }
        """#,
      after: #"""
        init(from container: LegacyContainer) throws {
          guard let id = try container.decodeIfPresent(Int.self, at: "id"), container.exists(at: "meta")
          else { throw container.refusal }
          self.id = id
        }
        """#,
      preserves: #"Which documents are refused: callers of `init?(json:)` get nil as before."#,
      limits: #"`return nil` inside of a `do` with a `catch`, which would catch the refusal."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Refusals.swift"
    ),
    Idiom(
      name: "body-untyped",
      group: .statement,
      summary: #"Values as Foundation has them, and texts of the document."#,
      details: [],
      before: #"""
        properties = json["properties"].dictionaryObject
        rows = json["rows"].arrayObject
        ids = json["ids"].arrayObject as? [Int] ?? []
        any = json["any"].object
        raw = json["raw"].rawString()
        text = json["text"].description
        """#,
      after: #"""
        properties = container.dictionaryObject(at: "properties")
        rows = container.arrayObject(at: "rows")
        ids = container.arrayObject(at: "ids") as? [Int] ?? []
        any = container.object(at: "any")
        raw = container.rawString(at: "raw")
        text = container.nestedContainer(at: "text").description
        """#,
      preserves: #"The value, and with it what a cast of it gives on the platform at hand."#,
      limits: #"`rawString` with an encoding or options."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Untyped.swift"
    ),
  ]
}
