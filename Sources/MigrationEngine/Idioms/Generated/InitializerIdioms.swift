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
            return try self.decodeIfPresent(String.self).flatMap { formatter.date(from: $0) }
          }
        }
        """#,
      preserves: #"What the property gives for every part of a document."#,
      limits: #"A property that can be written, that has attributes, or that stands under `#if`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/FunctionHelper.swift"
    ),
    Idiom(
      name: "configuration-parameter",
      group: .initializer,
      summary: #"A parameter beside the document that callers give."#,
      details: [],
      before: #"""
        init(json: JSON, depth: Int) {
          id = json["id"].intValue
          self.depth = depth
        }
        """#,
      after: #"""
        init(from container: LegacyContainer, configuration depth: Int) throws {
          id = try container.decode(Int.self, at: "id")
          self.depth = depth
        }
        """#,
      preserves: #"The old spelling, for whoever calls it; converted callers give a configuration."#,
      limits:
        #"Closures, `inout` and `T!`, a document whose nil is not null, classes with a superclass that is converted or with subclasses."#,
      source: "Sources/MigrationEngine/Recognition/Documents/EntryPoint.swift"
    ),
    Idiom(
      name: "defaulted-parameter",
      group: .initializer,
      summary: #"A parameter beside the document, with the value that it has when nobody gives one."#,
      details: [],
      before: #"""
        init(json: JSON, isLocal: Bool = false) {
          id = json["id"].intValue
          self.isLocal = isLocal
        }
        """#,
      after: #"""
        init(from container: LegacyContainer) throws {
          let isLocal: Bool = false
          id = try container.decode(Int.self, at: "id")
          self.isLocal = isLocal
        }
        """#,
      preserves: #"The value, for it is the only one that the parameter ever had."#,
      limits: #"A parameter that some caller gives, or that code outside of the given folders may give."#,
      source: "Sources/MigrationEngine/Recognition/Documents/EntryPoint.swift"
    ),
    Idiom(
      name: "described-document",
      group: .initializer,
      summary: #"A part of the document of which only the text is asked for."#,
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
      preserves: #"The text, which a container has in common with the `JSON` that it reads."#,
      limits:
        #"`dump` and mirrors, which show what a value is made of; functions and interpolations of the project's own."#,
      source: "Sources/MigrationEngine/Recognition/Documents/DescribedDocument.swift"
    ),
    Idiom(
      name: "failable-delegate",
      group: .initializer,
      summary: #"An initializer that may give nil, and to which only the one from JSON delegates."#,
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
        init(from container: LegacyContainer) throws {
          try self.init(id: container.decodeIfPresent(Int.self, at: "id"), name: container.decode(String.self, at: "name"))
        }

        init(id: Int?, name: String) throws {
          guard let id else { throw LegacyContainer.refusal }
          self.id = id
          self.name = name
        }
        """#,
      preserves: #"Which documents are refused: callers of `init?(json:)` get nil as before."#,
      limits:
        #"An initializer that anything else calls or may call, one that delegates further to one that may fail, and `return nil` inside of a `do` with a `catch`."#,
      source: "Sources/MigrationEngine/Recognition/Documents/FailableDelegate.swift"
    ),
    Idiom(
      name: "function-helper",
      group: .initializer,
      summary: #"A function that takes parts of the document, or belongs to `JSON`."#,
      details: [
        #"One that fills an object and is called elsewhere too stays under its old name, in one line."#
      ],
      before: #"""
        static func date(_ json: JSON) -> Date? {
          json.string.flatMap { formatter.date(from: $0) }
        }
        """#,
      after: #"""
        static func date(_ json: LegacyContainer) throws -> Date? {
          try json.decodeIfPresent(String.self).flatMap { formatter.date(from: $0) }
        }
        """#,
      preserves: #"What the function gives for every part of a document."#,
      limits:
        #"A function in a folder that is only read, that is overridden, asynchronous, `rethrows` or local, that stands under `#if`, or that takes any number of arguments."#,
      source: "Sources/MigrationEngine/Recognition/Documents/FunctionHelper.swift"
    ),
    Idiom(
      name: "kept-document",
      group: .initializer,
      summary: #"An initializer that does nothing but keep the document, for members that read it later."#,
      details: [
        #"The type stays backed by its document, and can be decoded from now on. The old initializer stays beside the new one where anything asks for it: it is right as it is."#
      ],
      before: #"""
        internal init(document: JSON = [:]) {
          self.document = document
        }
        """#,
      after: #"""
        init(from container: LegacyContainer) throws { try self.init(document: container.decode(JSON.self)) }
        internal init(document: JSON = [:]) {
          self.document = document
        }
        """#,
      preserves: #"The document, and everything that members read of it."#,
      limits: #"An initializer that does anything else."#,
      source: "Sources/MigrationEngine/Recognition/Documents/KeptDocument.swift"
    ),
    Idiom(
      name: "nil-document-guard",
      group: .initializer,
      summary: #"Leaves the initializer when it was given no document."#,
      details: [],
      before: #"""
        init?(json: JSON?) {
          guard let json = json else { return nil }
          id = json["id"].intValue
          name = json["name"].stringValue.uppercased()
        }
        """#,
      after: #"""
        init(from container: LegacyContainer) throws {
          id = try container.decode(Int.self, at: "id")
          name = try container.decode(String.self, at: "name").uppercased()
        }
        """#,
      preserves:
        #"What the conditions behind the first one ask. Callers that give nil keep an initializer that leaves in the same way."#,
      limits: #"`if let json = json { … }` around the reads, where the container stays optional."#,
      source: "Sources/MigrationEngine/Recognition/Documents/OptionalDocument.swift"
    ),
    Idiom(
      name: "optional-document",
      group: .initializer,
      summary:
        #"What an initializer makes of a parameter that may be nil: `init(json: JSON?)`, `init(fromJson json: JSON!)`."#,
      details: [
        #"Decoding has a document always, so that nothing in the body has to ask for one any more. What counts is what callers that give nil get."#
      ],
      before: #"""
        init(json: JSON?) {
          id = json?["id"].int
          name = json?["owner"]["name"].string ?? "nobody"
        }
        """#,
      after: #"""
        init(from container: LegacyContainer) throws {
          id = try container.decodeIfPresent(Int.self, at: "id")
          name = try container.decodeIfPresent(String.self, at: "owner", "name") ?? "nobody"
        }
        """#,
      preserves: #"The types, since every chain ends with an accessor that is optional by itself."#,
      limits: #"`json?["id"].intValue`, which is nil for nil alone; there the container stays optional."#,
      source: "Sources/MigrationEngine/Recognition/Documents/OptionalDocument.swift"
    ),
    Idiom(
      name: "stored-getters",
      group: .initializer,
      summary: #"The getters of a kept document whose values can be stored, though they do more than read one key."#,
      details: [],
      before: #"""
        struct Event {
          private let json: JSON

          init(json: JSON) {
            self.json = json
          }

          var start: Date { Date(timeIntervalSince1970: json["start"].doubleValue) }
          var city: String? { return json["place"]["city"].string }
        }
        """#,
      after: #"""
        struct Event: LegacyDecodable, ContainerDecodable {
          init(from container: LegacyContainer) throws {
            start = try Date(timeIntervalSince1970: container.decode(Double.self, at: "start"))
            city = try container.decodeIfPresent(String.self, at: "place", "city")
          }

          let start: Date
          let city: String?
        }
        """#,
      preserves: #"Each property's value, which follows from the document alone."#,
      limits:
        #"A getter that may stop the program, depends on anything else, or has an effect: it is asked for each time, and perhaps never. A getter that gives an object, or a value of its own type."#,
      source: "Sources/MigrationEngine/Recognition/Documents/StoredGetters.swift"
    ),
  ]
}
