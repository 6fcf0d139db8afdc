// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let statementIdioms: [Idiom] = [
    Idiom(
      name: "body",
      group: .statement,
      summary:
        #"Converts the reads in a body to typed calls on a `LegacyContainer`, and leaves every other token as it is."#,
      details: [
        #"Follows the document through constants, optional binding, loops and the closures of the standard sequence methods. Each replacement has the type of the old expression, so the surrounding code keeps its meaning. The conversion fails if a part of the document goes anywhere else."#
      ],
      before: #"""
        init?(json: JSON) {
          guard let id = json["id"].int else { return nil }
          self.id = id
          name = json["owner"]["name"].stringValue.uppercased()
        }
        """#,
      after: #"""
        init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          guard let id = try container.valueIfPresent(Int.self, at: "id") else { throw container.refusal }
          self.id = id
          name = try container.value(String.self, at: "owner", "name").uppercased()
        }
        """#,
      preserves: #"Every token that reads nothing, and the type of each expression."#,
      limits: #"A document that is passed to code outside of the given folders, kept for other code, or written to."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion.swift"
    ),
    Idiom(
      name: "body-accessors",
      group: .statement,
      summary: #"The accessors of a document, and the properties that the project adds to `JSON`."#,
      details: [],
      before: #"""
        name = json["name"].stringValue
        note = json["note"].string ?? "none"
        id = json["rows"].count
        link = json["link"].url
        weight = json["weight"].numberValue
        """#,
      after: #"""
        name = try container.value(String.self, at: "name")
        note = try container.valueIfPresent(String.self, at: "note") ?? "none"
        id = container.count(at: "rows")
        link = try container.valueIfPresent(URL.self, at: "link")
        weight = container.number(at: "weight")
        """#,
      preserves: #"The coercions and the zeros of each accessor. The value after `??` is used for the same documents."#,
      limits: #"`.error` and `.rawData()`."#,
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
        id = try data.value(Int.self, at: "id")
        names = try rows.map { row in try row.value(String.self, at: "name") }
        """#,
      preserves: #"The name, and the values that are read through it."#,
      limits: #"A pattern that takes the document apart, and a name that a local function uses."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Aliases.swift"
    ),
    Idiom(
      name: "body-bindings",
      group: .statement,
      summary: #"The bindings of `if let` and `guard let`, with all branches."#,
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
        if let name = try container.valueIfPresent(String.self, at: "name") {
          self.name = name
        } else {
          name = try container.value(String.self, at: "nick")
        }
        if let first = container.nestedContainersIfPresent(at: "rows")?.first {
          id = try first.value(Int.self, at: "id")
        }
        """#,
      preserves: #"The branch that is taken, for every document."#,
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
        title = try container.valueIfPresent(String.self, at: "title")
        """#,
      preserves:
        #"One element of another type fails the whole cast, and numbers have to be exact (1.0 is an `Int`, 1.5 and true are not). Numbers inside of arrays and dictionaries are cast as before: true is 1 there or fails, depending on how the platform's Foundation bridges it."#,
      limits: #"Casts to types of the project, and `as` without `?` or `!`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Casts.swift"
    ),
    Idiom(
      name: "body-comparisons",
      group: .statement,
      summary: #"Checks for existence or content: null, `exists()`, `isEmpty`, equality with a string."#,
      details: [],
      before: #"""
        if json["old"] != JSON.null, json["kind"].type != .null { name = json["old"].stringValue }
        if json["rows"].isEmpty || !json["meta"].exists() { return }
        id = json["state"] == "new" ? 1 : 2
        """#,
      after: #"""
        if !container.isNull(at: "old"), !container.isNull(at: "kind") {
          name = try container.value(String.self, at: "old")
        }
        if container.isEmpty(at: "rows") || !container.exists(at: "meta") { return }
        id = try container.valueIfPresent(String.self, at: "state") == "new" ? 1 : 2
        """#,
      preserves:
        #"An explicit null exists, scalars are empty, a number is not a string. `json["a"] == nil` is taken to mean "is null", which the report states."#,
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
        comment = try container.value(Comment.self, at: "comment", configuration: container.value(Int.self, at: "depth"))
        comments = try container.nestedContainers(at: "comments").map { try $0.value(Comment.self, configuration: 1) }
        """#,
      preserves: #"The values that the model gets. Several values become a tuple."#,
      limits: #"Omitted arguments whose default is not a literal; models that are not converted."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Configured.swift"
    ),
    Idiom(
      name: "body-element-types",
      group: .statement,
      summary:
        #"Arrays whose elements are read one by one. They are read as a whole instead, if the meaning is the same."#,
      details: [],
      before: #"""
        tags = json["tags"].arrayValue.map { $0.stringValue }
        users = json["users"].array?.map { User(json: $0) } ?? []
        names = json["names"].arrayValue.map(\.stringValue)
        owners = json["owners"].arrayValue.map(User.init)
        """#,
      after: #"""
        tags = try container.value([String].self, at: "tags")
        users = try container.valueIfPresent([User].self, at: "users") ?? []
        names = try container.nestedContainers(at: "names").map({ try $0.value(String.self) })
        owners = try container.nestedContainers(at: "owners").map({ try $0.value(User.self) })
        """#,
      preserves: #"Every element, also those that are coerced or created from null."#,
      limits: #"Models whose initializer may throw: an error ended the whole loop, but an array skips the element."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+ElementTypes.swift"
    ),
    Idiom(
      name: "body-elements",
      group: .statement,
      summary: #"The methods of arrays and objects: `map`, `compactMap`, `flatMap`, `filter` and similar ones."#,
      details: [],
      before: #"""
        names = json["rows"].arrayValue.map { $0["name"].stringValue }
        tags = json["tags"].arrayValue.compactMap { $0.string }
        active = json["users"].arrayValue.filter { $0["on"].boolValue }.count
        all = json["pages"].arrayValue.flatMap { $0["ids"].arrayValue }.count
        counts = json["counts"].dictionaryValue.mapValues { $0.intValue }
        """#,
      after: #"""
        names = try container.nestedContainers(at: "rows").map { try $0.value(String.self, at: "name") }
        tags = try container.nestedContainers(at: "tags").compactMap { try $0.valueIfPresent(String.self) }
        active = try container.nestedContainers(at: "users").filter { try $0.value(Bool.self, at: "on") }.count
        all = container.nestedContainers(at: "pages").flatMap { $0.nestedContainers(at: "ids") }.count
        counts = try container.members(at: "counts").mapValues { try $0.value(Int.self) }
        """#,
      preserves: #"The elements that are kept, and their order."#,
      limits: #"Closures that may not throw, such as those of `lazy` sequences."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Elements.swift"
    ),
    Idiom(
      name: "body-expressions",
      group: .statement,
      summary:
        #"Reads inside of any other expression: raw values, dates, conversions, strings, memberwise initializers. The expression itself stays as it is."#,
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
        init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          try self.init(
            kind: Kind(rawValue: container.value(String.self, at: "kind")) ?? .other,
            when: Date(timeIntervalSince1970: container.value(Double.self, at: "when") / 1000),
            day: formatter.date(from: container.value(String.self, at: "day")),
            link: URL(string: container.value(String.self, at: "link")),
            price: Double(container.value(String.self, at: "price")) ?? 0,
            label: "\(container.value(String.self, at: "first")) \(container.value(String.self, at: "last"))")
        }
        """#,
      preserves: #"Everything except the reads."#,
      limits: #"Reads in code that may not throw: autoclosures that do not rethrow, `defer`, captures."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Expressions.swift"
    ),
    Idiom(
      name: "body-handed-on",
      group: .statement,
      summary: #"Parts of the document that are passed to functions which take a `JSON` and stay as they are."#,
      details: [
        #"If that would name `JSON` more often than the old initializer did, the old parameter becomes a constant at the start (`let json = try container.value(JSON.self)`), and the calls stay as they are."#
      ],
      before: #"""
        guard let id = json["id"].int else {
          Log.report(json)
          return nil
        }
        self.id = id
        """#,
      after: #"""
        guard let id = try container.valueIfPresent(Int.self, at: "id") else {
          try Log.report(container.value(JSON.self))
          throw container.refusal
        }
        self.id = id
        """#,
      preserves: #"The value that the function gets, absent or null as it was."#,
      limits:
        #"Functions outside of the given folders, generic functions, functions that also take a type; an initializer that only passes its document on."#,
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
        raw = try container.value(JSON.self, at: "raw")
        rows = try container.value([JSON].self, at: "rows")
        parsed = try JSON(parseJSON: container.value(String.self, at: "text"))
        """#,
      preserves: #"The value, absent or null as it was."#,
      limits:
        #"Properties whose type is not written as `JSON`, `[JSON]`, `[String: JSON]` or with `Any` for them, and parts that are also read."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+KeptParts.swift"
    ),
    Idiom(
      name: "body-kinds",
      group: .statement,
      summary: #"Questions about the kind of a part of the document."#,
      details: [],
      before: #"""
        switch json["price"].type {
        case .string: price = Double(json["price"].stringValue)
        case .number: price = json["price"].double
        default: price = nil
        }
        isList = json["rows"].type == .array
        """#,
      after: #"""
        switch container.type(at: "price") {
        case .string: price = try Double(container.value(String.self, at: "price"))
        case .number: price = try container.valueIfPresent(Double.self, at: "price")
        default: price = nil
        }
        isList = container.type(at: "rows") == .array
        """#,
      preserves: #"The answer. An absent value is of kind `.null`, and `true` is no number."#,
      limits: #"A kind that is stored, returned or passed on."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Kinds.swift"
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
        for row in container.nestedContainers(at: "rows") where try row.value(Bool.self, at: "on") {
          try names.append(row.value(String.self, at: "name"))
        }
        for (key, value) in container.entries(at: "counts") {
          counts[key] = try value.value(Int.self)
        }
        """#,
      preserves: #"The order of an array. An object is iterated in no order, as before."#,
      limits: #"`for case`, patterns other than a name or a pair."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Loops.swift"
    ),
    Idiom(
      name: "body-made-documents",
      group: .statement,
      summary: #"A document that is created from parts of another, from a string, or from Foundation values."#,
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
        name = try owner.value(String.self, at: "name")
        let state = try LegacyContainer(parsing: container.value(String.self, at: "state"))
        page = try state.value(Int.self, at: "page")
        let extra = LegacyContainer(reading: container.object(at: "extra"))
        note = try extra.value(String.self, at: "note")
        """#,
      preserves: #"Null for absent values, and for a string that is not a document."#,
      limits: #"Documents that are created from data, literals, or an optional part of another document."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+MadeDocuments.swift"
    ),
    Idiom(
      name: "body-models",
      group: .statement,
      summary: #"Models that their initializer creates from a document."#,
      details: [],
      before: #"""
        owner = User(json: json["owner"])
        session = Session(json: json["session"])
        """#,
      after: #"""
        owner = try container.value(User.self, at: "owner")
        session = try container.valueIfAccepted(Session.self, at: "session")
        """#,
      preserves:
        #"A model created from null for an absent value; nil from a failable initializer, such as that of `Session`. A model that is not converted is created by its old initializer (`read`). The same holds for a call of another initializer from JSON than the one that decoding replaces."#,
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
        id = try container.valueIfPresent(Int.self, at: "id")
        size = try container.value(Int64.self, at: "size")
        """#,
      preserves: #"The coercions, because `.int` is `.number?.intValue`."#,
      limits: #"`.number` by itself, and its `boolValue` and `stringValue`, which are not `.bool` and `.string`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Numbers.swift"
    ),
    Idiom(
      name: "body-paths",
      group: .statement,
      summary: #"Keys and indices, at any depth."#,
      details: [],
      before: #"""
        name = json["owner"]["name"].stringValue
        note = json["notes"][0]["text"].string
        id = json["page", "first", 1].intValue
        nick = json[Keys.nick.rawValue].string
        size = json["size_\(unit)"].doubleValue
        """#,
      after: #"""
        name = try container.value(String.self, at: "owner", "name")
        note = try container.valueIfPresent(String.self, at: "notes", 0, "text")
        id = try container.value(Int.self, at: "page", "first", 1)
        nick = try container.valueIfPresent(String.self, at: Keys.nick.rawValue)
        size = try container.value(Double.self, at: "size_\(unit)")
        """#,
      preserves: #"The key expressions, which are evaluated as before."#,
      limits: #"Keys that are themselves read from the document, `.name` without its type, slices of arrays."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Paths.swift"
    ),
    Idiom(
      name: "body-refusals",
      group: .statement,
      summary: #"An initializer that may refuse the document."#,
      details: [],
      before: #"""
        init?(json: JSON) {
          guard let id = json["id"].int else {
            assertionFailure("no id")
            return nil
          }
          self.id = id
        }
        """#,
      after: #"""
        init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          guard let id = try container.valueIfPresent(Int.self, at: "id") else {
            assertionFailure("no id")
            throw container.refusal
          }
          self.id = id
        }
        """#,
      preserves: #"The documents that are refused. Callers of `init?(json:)` get nil as before."#,
      limits: #"`return nil` inside of a `do` with a `catch`, which would catch the refusal."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Refusals.swift"
    ),
    Idiom(
      name: "body-untyped",
      group: .statement,
      summary: #"Values as Foundation represents them, and text descriptions of the document."#,
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
      preserves: #"The value, and so the result of casting it on each platform."#,
      limits: #"`rawString` with an encoding or options."#,
      source: "Sources/MigrationEngine/Recognition/Documents/BodyConversion+Untyped.swift"
    ),
  ]
}
