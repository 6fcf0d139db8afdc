// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let initializerIdioms: [Idiom] = [
    Idiom(
      name: "accessor-helper",
      group: .initializer,
      summary: #"A computed property that the project adds to `JSON`."#,
      details: [],
      before: #"""
        var date: Date? {
          return string.flatMap { formatter.date(from: $0) }
        }
        """#,
      after: #"""
        var date: Date? {
          get throws {
            return try self.valueIfPresent(String.self).flatMap { formatter.date(from: $0) }
          }
        }
        """#,
      preserves: #"The property's value for every part of a document."#,
      limits: #"A property whose getter throws, that has attributes, or that is under `#if`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/FunctionHelper.swift"
    ),
    Idiom(
      name: "configuration-parameter",
      group: .initializer,
      summary: #"A parameter beside the document that callers pass."#,
      details: [],
      before: #"""
        init(json: JSON, depth: Int) {
          id = json["id"].intValue
          self.depth = depth
        }
        """#,
      after: #"""
        init(from decoder: any Decoder, configuration depth: Int) throws {
          let container = try decoder.legacyContainer()
          id = try container.value(Int.self, at: "id")
          self.depth = depth
        }
        """#,
      preserves: #"The old initializer, for its callers. Converted callers pass a configuration."#,
      limits:
        #"Closures, `inout` and `T!`, an optional document for which nil differs from null, classes with a superclass that is converted or with subclasses."#,
      source: "Sources/MigrationEngine/Recognition/Documents/EntryPoint.swift"
    ),
    Idiom(
      name: "defaulted-parameter",
      group: .initializer,
      summary: #"A parameter beside the document that no caller passes, so that it always has its default value."#,
      details: [],
      before: #"""
        init(json: JSON, isLocal: Bool = false) {
          id = json["id"].intValue
          self.isLocal = isLocal
        }
        """#,
      after: #"""
        init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          let isLocal: Bool = false
          id = try container.value(Int.self, at: "id")
          self.isLocal = isLocal
        }
        """#,
      preserves: #"The value, which is the only one that the parameter ever had."#,
      limits: #"A parameter that a caller passes, or that code outside of the given folders may pass."#,
      source: "Sources/MigrationEngine/Recognition/Documents/EntryPoint.swift"
    ),
    Idiom(
      name: "described-document",
      group: .initializer,
      summary: #"A part of the document that is only used as text."#,
      details: [],
      before: #"""
        print(json)
        id = String(describing: json["id"])
        title = "#\(json["number"])"
        """#,
      after: #"""
        print(container)
        id = String(describing: container.nestedContainer(at: "id"))
        title = "#\(container.nestedContainer(at: "number"))"
        """#,
      preserves: #"The text. A container has the same description as the `JSON` that it reads."#,
      limits:
        #"`dump` and mirrors, which show a value's structure; functions and interpolations of the project's own."#,
      source: "Sources/MigrationEngine/Recognition/Documents/DescribedDocument.swift"
    ),
    Idiom(
      name: "failable-delegate",
      group: .initializer,
      summary: #"A failable initializer to which only the one from JSON delegates."#,
      details: [],
      before: #"""
        init?(json: JSON) {
          self.init(id: json["id"].int, name: json["name"].stringValue)
        }

        init?(id: Int?, name: String) {
          guard let id else { return nil }
          self.id = id
          self.name = name
        }
        """#,
      after: #"""
        init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          try self.init(id: container.valueIfPresent(Int.self, at: "id"), name: container.value(String.self, at: "name"))
        }

        init(id: Int?, name: String) throws {
          guard let id else { throw LegacyContainer.refusal }
          self.id = id
          self.name = name
        }
        """#,
      preserves: #"The documents that are refused. Callers of `init?(json:)` get nil as before."#,
      limits:
        #"An initializer that other code calls or may call, one that delegates to another failable one, and `return nil` inside of a `do` with a `catch`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/FailableDelegate.swift"
    ),
    Idiom(
      name: "function-helper",
      group: .initializer,
      summary: #"A function that takes parts of the document, or belongs to `JSON`."#,
      details: [
        #"A function that fills an object and is also called elsewhere keeps its old name, in a forwarding function of one line."#
      ],
      before: #"""
        static func date(_ json: JSON) -> Date? {
          json.string.flatMap { formatter.date(from: $0) }
        }
        """#,
      after: #"""
        static func date(_ json: LegacyContainer) throws -> Date? {
          try json.valueIfPresent(String.self).flatMap { formatter.date(from: $0) }
        }
        """#,
      preserves: #"The function's result for every part of a document."#,
      limits:
        #"A function in a folder that is only read; a function that is overridden, asynchronous, `rethrows`, local, variadic, or under `#if`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/FunctionHelper.swift"
    ),
    Idiom(
      name: "kept-document",
      group: .initializer,
      summary: #"An initializer that only stores the document, for members that read it later."#,
      details: [
        #"The type still stores its document, but can now be decoded. The old initializer stays beside the new one if anything calls it. A type without superclass and subclasses needs no new one: a rule of the libraries reads its property."#
      ],
      before: #"""
        internal init(document: JSON = [:]) {
          self.document = document
        }
        """#,
      after: #"""
        required init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          self.document = try container.value(JSON.self)
        }

        internal init(document: JSON = [:]) {
          self.document = document
        }
        """#,
      preserves: #"The document, and everything that members read from it."#,
      limits: #"An initializer that does anything else."#,
      source: "Sources/MigrationEngine/Recognition/Documents/KeptDocument.swift"
    ),
    Idiom(
      name: "nil-document-guard",
      group: .initializer,
      summary: #"Leaves the initializer if it got no document."#,
      details: [],
      before: #"""
        init?(json: JSON?) {
          guard let json = json else { return nil }
          id = json["id"].intValue
          name = json["name"].stringValue.uppercased()
        }
        """#,
      after: #"""
        init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          id = try container.value(Int.self, at: "id")
          name = try container.value(String.self, at: "name").uppercased()
        }
        """#,
      preserves:
        #"The conditions after the first one. Callers that pass nil keep an initializer that leaves in the same way."#,
      limits: #"`if let json = json { … }` around the reads, where the container stays optional."#,
      source: "Sources/MigrationEngine/Recognition/Documents/OptionalDocument.swift"
    ),
    Idiom(
      name: "optional-document",
      group: .initializer,
      summary: #"A parameter that may be nil: `init(json: JSON?)`, `init(fromJson json: JSON!)`."#,
      details: [
        #"Decoding always has a document, so the body no longer has to check for one. The result for callers that pass nil has to stay the same."#
      ],
      before: #"""
        init(json: JSON?) {
          id = json?["id"].int
          name = json?["owner"]["name"].string ?? "nobody"
        }
        """#,
      after: #"""
        init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          id = try container.valueIfPresent(Int.self, at: "id")
          name = try container.valueIfPresent(String.self, at: "owner", "name") ?? "nobody"
        }
        """#,
      preserves: #"The types, because every chain ends with an accessor that returns an optional."#,
      limits: #"`json?["id"].intValue`, which is nil only for a nil document; there the container stays optional."#,
      source: "Sources/MigrationEngine/Recognition/Documents/OptionalDocument.swift"
    ),
  ]
}
