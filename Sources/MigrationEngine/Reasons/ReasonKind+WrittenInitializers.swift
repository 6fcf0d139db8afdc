/// Reasons for a written initializer, which the statements or the hierarchy of the type show.
extension ReasonKind {
  static let writtenInitializerKinds: [ReasonKind] = [
    codeNotUnderstood, documentKept, failureNotDeclarable, genericType, hierarchyNotFolded, moreThanTheDocument,
    rulesTooLong, sharedObject, sideEffectInInitializer,
  ]

  static let codeNotUnderstood = ReasonKind(
    "code-not-understood", .writtenInitializer, "The tool does not understand what a statement does.",
    why: "Stored properties can take the place of statements only where each of them is understood.",
    byHand: "fill each property by one statement that reads the document, and move other work elsewhere.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) {
          print("reading")
          id = json["id"].intValue
        }
      }
      """)

  static let documentKept = ReasonKind(
    "document-kept", .writtenInitializer,
    "The type keeps the document, or a part of it, and stored properties can't take its place.",
    why: "Where each getter reads one key, and nothing else uses the document, the getters become stored properties.",
    byHand: "store the values that are read from it.",
    example: """
      struct User {
        var json: JSON
        var id: Int? { json["id"].int }
        init(json: JSON) { self.json = json }
        mutating func replace(_ other: JSON) { json = other }
      }
      """)

  static let failureNotDeclarable = ReasonKind(
    "failure-not-declarable", .writtenInitializer,
    "The initializer fails in a way that no declaration can say, or a model in it does.",
    why:
      "Decoding a type may refuse whole documents, with one error. An array drops elements that are refused; a "
      + "property that has to be there is refused with its type.",
    byHand:
      "make the initializer not fail, or let it fail in one way; make a property optional whose model may be "
      + "refused.",
    example: """
      enum StoryError: Error {
        case unknown(String)
      }
      struct Story {
        let id: Int
        init(json: JSON) throws {
          guard let id = json["id"].int else {
            throw StoryError.unknown(json["title"].stringValue)
          }
          self.id = id
        }
      }
      """)

  static let genericType = ReasonKind(
    "generic-type", .writtenInitializer, "The type is generic, or is declared inside of one that is.",
    why: "What its parameter stands for decides how it is read.",
    byHand: "nothing to do, or write an `init(from:)` with `T: Decodable`.",
    example: """
      struct Page<T> {
        let items: [Int]
        init(json: JSON) { items = json["items"].arrayValue.map { $0.intValue } }
      }
      """)

  static let hierarchyNotFolded = ReasonKind(
    "hierarchy-not-folded", .writtenInitializer,
    "The class has a super- or subclass, and the two do not fold into one type.",
    why: "Only a base class with one subclass, in the same file, that nothing uses by itself, folds into that one.",
    byHand: "make one type of the two, or hold the one in the other.",
    example: """
      class Part {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      class Wheel: Part {
        let size: Int
        override init(json: JSON) {
          size = json["size"].intValue
          super.init(json: json)
        }
      }
      class Door: Part {
        let color: String
        override init(json: JSON) {
          color = json["color"].stringValue
          super.init(json: json)
        }
      }
      """)

  static let moreThanTheDocument = ReasonKind(
    "more-than-the-document", .writtenInitializer, "The initializer takes more than the document.",
    why:
      "A decoder gives an initializer the document alone. Where a written initializer can, it takes the rest as "
      + "its configuration.",
    byHand: "set the other values after decoding, or give them initial values.",
    example: """
      class User {
        var id = 0
        let scale: Int
        init(json: JSON, scale: Int) {
          id = json["id"].intValue * scale
          self.scale = scale
        }
      }
      """)

  static let rulesTooLong = ReasonKind(
    "rules-too-long", .writtenInitializer,
    "The type could have stored properties with rules, but the rules would be longer than its initializer.",
    byHand: "nothing to do, or simplify the initializer.",
    example: """
      struct User {
        let id: Int, name: String, city: String, note: String, mark: String
        init(json: JSON) {
          let (a, b) = (json["a"].stringValue, json["b"].stringValue)
          (id, name, city, note, mark) = (json["id"].intValue, a + b, b + a, a + b + a, b + a + b)
        }
      }
      """)

  static let sharedObject = ReasonKind(
    "shared-object", .writtenInitializer, "Two properties may hold one object, and would each get one of their own.",
    byHand: "make the object's type a struct, or compute one property from the other.",
    example: """
      class User {
        var id = 0
        init(json: JSON) { id = json["id"].intValue }
      }
      class Team {
        let leader: User
        let owner: User
        init(json: JSON) {
          let user = User(json: json["leader"])
          leader = user
          owner = user
        }
      }
      func rename(_ user: User) { user.id = 1 }
      """)

  static let sideEffectInInitializer = ReasonKind(
    "side-effect-in-initializer", .writtenInitializer,
    "The initializer does, or may do, more than fill properties: it calls code, makes what it does not keep, or "
      + "may stop the program.",
    why:
      "The order in which properties are decoded is that of their declarations, so that effects could come in "
      + "another order.",
    byHand: "move the work to the caller, or into a method that is called later.",
    example: """
      struct User {
        let id: Int
        let number: Int
        init(json: JSON) {
          number = Counter.next(json["a"].intValue)
          id = Counter.next(json["b"].intValue)
        }
      }
      enum Counter {
        static var last = 0
        static func next(_ step: Int) -> Int {
          last += step
          return last
        }
      }
      """)
}
