/// Reasons for types to stay that the statements show, by what they do with the document.
extension ReasonKind {
  static let documentKinds: [ReasonKind] = [
    documentHandedOn, documentInNestedCode, documentUseNotUnderstood, documentWrittenTo, helperNotConverted,
    layoutInTheWay, modelNotConverted, readWhereNothingMayThrow, subclassNotConverted,
    superclassNotConverted,
  ]

  static let documentHandedOn = ReasonKind(
    "document-handed-on", .type, "The document, or a part of it, is handed on to code that is not converted.",
    why: "That code may read anything from it, so that the type has to go on having a `JSON`.",
    byHand: "read here what the other code needs, and hand on those values.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) {
          id = json["id"].intValue
          Analytics.track(json)
        }
      }
      """)

  static let documentInNestedCode = ReasonKind(
    "document-in-nested-code", .type,
    "A closure, a local function, a pattern, a `defer` or a `catch` uses the document.",
    why: "Reads may throw once they decode, which such code can't do everywhere.",
    byHand: "read into a local constant before that code.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) {
          func read() -> Int { json["id"].intValue }
          id = read()
          print(id)
        }
      }
      """)

  static let documentUseNotUnderstood = ReasonKind(
    "document-use-not-understood", .type, "The document is used in a way that the tool does not understand.",
    byHand: "store values that are read by keys, such as `json[\"id\"].intValue`, one statement each.",
    example: """
      struct User {
        let data: Data?
        init(json: JSON) {
          data = try? json["picture"].rawData()
          print("reading")
        }
      }
      """)

  static let documentWrittenTo = ReasonKind(
    "document-written-to", .type, "The initializer writes into the document.",
    byHand: "compute from values that were read, and leave the document as it is.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) {
          var json = json
          json["id"] = 1
          id = json["id"].intValue
        }
      }
      """)

  static let helperNotConverted = ReasonKind(
    "helper-not-converted", .type, "A function or property that is given the document can't be converted.",
    why: "It throws or waits, is overridden, has an attribute, is under `#if`, or has no body here.",
    byHand: "read the values here and pass them, or make the function a plain one.",
    example: """
      func title(of json: JSON...) -> String { json[0]["title"].stringValue }
      class Item {
        var title = ""
        init(json: JSON) {
          title = title(of: json)
          print(title)
        }
      }
      """)

  static let layoutInTheWay = ReasonKind(
    "layout-in-the-way", .type, "A comment stands inside of the code that would be replaced, or the line has no room.",
    byHand: "move the comment above the statement, or put the statement on a line of its own.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      func show(_ data: Data) throws {
        let user = User(json: JSON(/* the answer */ data))
        print(user)
      }
      """)

  static let modelNotConverted = ReasonKind(
    "model-not-converted", .type, "The type contains a model that is not converted.",
    byHand: "convert that model first; `explain` says what is in its way.",
    example: """
      struct User {
        let card: Card
        init(json: JSON) { card = Card(json: json["card"]) }
      }
      // migrate-tool:ignore
      struct Card {
        let number: String
        init(json: JSON) { number = json["number"].stringValue }
      }
      """)

  static let readWhereNothingMayThrow = ReasonKind(
    "read-where-nothing-may-throw", .type,
    "The document is read where nothing may throw, for example in a closure that is kept.",
    why: "A read is `try container.decode(…)` once it decodes.",
    byHand: "read into a local constant before the closure.",
    example: """
      class User {
        var id = 0
        var load: () -> Int = { 0 }
        init(json: JSON) {
          load = { json["id"].intValue }
          id = load()
        }
      }
      """)

  static let subclassNotConverted = ReasonKind(
    "subclass-not-converted", .type, "A subclass is not converted, and calls the initializer of this class.",
    byHand: "convert the subclass first.",
    example: """
      class User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      class Admin: User {
        let tags: [String]
        override init(json: JSON) {
          tags = json["tags"].arrayValue.map { $0.stringValue }
          super.init(json: json)
          Analytics.track(json)
        }
      }
      """)

  static let superclassNotConverted = ReasonKind(
    "superclass-not-converted", .type, "The superclass is not converted, or is not given the same document.",
    byHand: "convert the superclass first, and pass the document on: `super.init(json: json)`.",
    example: """
      class User {
        let id: Int
        init(json: JSON) {
          id = json["id"].intValue
          Analytics.track(json)
        }
      }
      class Admin: User {
        let name: String
        override init(json: JSON) {
          name = json["name"].stringValue
          super.init(json: json)
        }
      }
      """)
}
