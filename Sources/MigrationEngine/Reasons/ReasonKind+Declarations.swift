/// Reasons for types to stay that their declarations show, and what is declared around them.
extension ReasonKind {
  static let declarationKinds: [ReasonKind] = [
    alreadyCodable, alreadyConverted, askedWhetherCodable, attributeOnType, conditionalCompilation, faultOfTheTool,
    fileDoesNotParse, initializerElsewhere, leftAloneOnRequest, moreThanOneInitializer, nameDeclaredTwice,
    nameNeededByResult, nilDocument, notAClassOrStruct, notInGivenFolders, ownDocumentType,
    rivalInitializer, targetsDisagree, unusualInitializer, writeDecodingInitializer,
  ]

  static let alreadyCodable = ReasonKind(
    "already-codable", .type, "The type is `Codable` already, besides its initializer from `JSON`.",
    why: "The two may read different keys, and other code may decode or encode the type as it is. What other decoders "
      + "call stays, and a `LegacyDecoder` calls an initializer of its own.",
    byHand: "keep one of the two: remove `Codable`, or the initializer from `JSON`.",
    example: """
      struct User: Codable {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
        init(from decoder: Decoder) throws { id = 1 }
      }
      """)

  static let alreadyConverted = ReasonKind(
    "already-converted", .type,
    "An earlier run converted the type, and the initializer is there for code that has a `JSON`.",
    byHand: "nothing to do. When no code calls the initializer any more, remove it.",
    example: """
      import Bridge
      import LegacyJSON

      struct User: LegacyDecodable {
        let id: Int
      }

      extension User {
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let askedWhetherCodable = ReasonKind(
    "asked-whether-codable", .type,
    "Code asks whether a value is `Codable`, or has another function for values that are.",
    why: "It would treat the converted type otherwise than before.",
    byHand: "name the types that the code means, instead of `Decodable`.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      func store<T>(_ value: T) {}
      func store<T: Decodable>(_ value: T) { print(value) }
      """)

  static let attributeOnType = ReasonKind(
    "attribute-on-type", .type,
    "The type has an attribute, such as `@MainActor`, that may depend on how it is declared.",
    why: "What decodes the type runs on any thread, and a macro may write code from its members.",
    byHand: "move the data into a struct of its own, without the attribute.",
    example: """
      @MainActor class User {
        var id = 0
        init(json: JSON) {
          id = json["id"].intValue
          print(id)
        }
      }
      """)

  static let conditionalCompilation = ReasonKind(
    "conditional-compilation", .type, "Members of the type, or its initializer, are under `#if`.",
    why: "The tool would have to convert each combination of the conditions.",
    byHand: "move the `#if` into the body of a function, or convert the type by hand.",
    example: """
      struct User {
        let id: Int
        #if DEBUG
          init(json: JSON) { id = json["id"].intValue }
        #endif
      }
      """)

  static let faultOfTheTool = ReasonKind(
    "fault-of-the-tool", .type, "What the tool made of the type or its file did not hold up in its own checks.",
    why: "The tool parses its result, and checks it, before it writes anything.",
    byHand: "nothing to do; please report it, with the code.",
    example: """
      // Any code: the mistake is the tool's.
      """)

  static let fileDoesNotParse = ReasonKind(
    "file-does-not-parse", .type, "The file that declares the type has a syntax error.",
    byHand: "mend the file; the report names the place.",
    example: """
      struct User {
        let id: Int
      """)

  static let initializerElsewhere = ReasonKind(
    "initializer-elsewhere", .type,
    "The initializer is in an extension, or in another file, from where it can't be moved.",
    why: """
      Only a struct can have its decoding initializer in an extension without conditions; and code that moves to the \
      type's file may lose imports and private names.
      """,
    byHand: "move the initializer into the declaration of the type.",
    example: """
      class User {
        var id = 0
        init() {}
      }
      final class Admin: User {}
      extension User {
        convenience init(json: JSON) {
          self.init()
          id = json["id"].intValue
        }
      }
      """)

  static let leftAloneOnRequest = ReasonKind(
    "left-alone-on-request", .type,
    "You asked the tool to leave it as it is: by a comment, by an option, or as a folder that is only read.",
    byHand: "nothing to do. To have it converted, remove the comment or the option, or give the folder as a path.",
    example: """
      // migrate-tool:ignore
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let moreThanOneInitializer = ReasonKind(
    "more-than-one-initializer", .type,
    "The type has more than one initializer from JSON, and nothing says which one decodes it.",
    byHand: "keep one, and let the others call it.",
    example: """
      struct Item {
        let id: Int
        init(found json: JSON) { id = json["id"].intValue }
        init(stored json: JSON) { id = json["key"].intValue }
      }
      func items(_ json: JSON) -> [Item] {
        [Item(found: json["found"]), Item(stored: json["stored"])]
      }
      """)

  static let nameDeclaredTwice = ReasonKind(
    "name-declared-twice", .type, "More than one type has the name.",
    byHand: "rename one of them, or tell the tool of the targets.",
    example: """
      private struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      struct User {
        let name: String
        init(json: JSON) { name = json["name"].stringValue }
      }
      """)

  static let nameNeededByResult = ReasonKind(
    "name-needed-by-result", .type, "The project declares a name of the libraries that the result would need.",
    byHand: "rename the project's own declaration.",
    example: """
      enum LegacyDecodable {}
      enum Bridge {}
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let nilDocument = ReasonKind(
    "nil-document", .type, "The initializer takes `JSON?`, and callers may give nil, which is not read as null is.",
    byHand: "take a `JSON` instead of a `JSON?`, and unwrap it where it is called.",
    example: """
      struct User {
        var id = 7
        init(json: JSON?) {
          if let json = json {
            id = json["id"].intValue
          } else {
            id = 9
          }
        }
      }
      let nobody = User(json: nil)
      """)

  static let notAClassOrStruct = ReasonKind(
    "not-a-class-or-struct", .type, "The type is neither a class nor a struct, or can't be copied.",
    why: "Only they become stored properties. An enumeration may get a written initializer.",
    byHand: "write an `init(from:)`.",
    example: """
      enum Shape {
        case circle, square
        init(json: JSON) { self = json["shape"].stringValue == "circle" ? .circle : .square }
      }
      """)

  static let notInGivenFolders = ReasonKind(
    "not-in-given-folders", .type,
    "The type, or what may be its superclass, is not declared in the folders that were given.",
    byHand: "name the folder that declares it as well, or give it with --context.",
    example: """
      extension User {
        init(json: JSON) { self.init(id: json["id"].intValue) }
      }
      """)

  static let ownDocumentType = ReasonKind(
    "own-document-type", .type, "The project declares `JSON` itself, or members of `JSON` that may be meant here.",
    why: "They may follow other rules than SwiftyJSON.",
    byHand: "import SwiftyJSON where it is meant; rename what the project declares.",
    example: """
      struct JSON {
        subscript(key: String) -> Int { 0 }
      }
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"] }
      }
      """)

  static let rivalInitializer = ReasonKind(
    "rival-initializer", .type, "The same calls could mean another initializer once this one belongs to the libraries.",
    byHand: "give one of the two another label.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
        init(json: Any) { id = 0 }
      }
      """)

  static let targetsDisagree = ReasonKind(
    "targets-disagree", .type, "The file belongs to several targets, which would change it in different ways.",
    byHand: "give each target a file of its own, or declare in both what the file uses.",
    example: """
      // User.swift, in the targets App and Widget. `Price` is declared differently in each.
      struct User {
        let price: Price
        init(json: JSON) { price = Price(json: json["price"]) }
      }
      """)

  static let unusualInitializer = ReasonKind(
    "unusual-initializer", .type, "The initializer has a form that `init(from:)` can't have.",
    why: "It is generic or asynchronous, fails in more than one way, has an attribute, or has no body.",
    byHand: "make it a plain, failable or throwing initializer.",
    example: """
      class User {
        var id = 0
        init(json: JSON) async { id = json["id"].intValue }
      }
      """)

  static let writeDecodingInitializer = ReasonKind(
    "write-decoding-initializer", .type, "Values are made of a `JSON` in a way that no decoder can follow.",
    why: "A function makes them, or an initializer that takes several documents, or one that the tool can't convert.",
    byHand: "write an `init(from:)` with the same statements.",
    example: """
      struct Route {
        let stops: [String]
        init(stops: [[JSON]]) { self.stops = stops.map { $0[0]["name"].stringValue } }
      }
      """)
}
