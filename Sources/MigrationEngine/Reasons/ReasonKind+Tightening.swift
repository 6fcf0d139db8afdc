/// Reasons against decoding a type strictly, against taking an optional away, and against another name.
extension ReasonKind {
  static let tighteningKinds: [ReasonKind] = [
    createdByStayingCode, earlierFormUnknown, evidenceInsufficient, foundationReadsOtherwise, nameKept, optionalKept,
    otherInitializerStays, partNotTightened, refusedElements, requiredByProtocol, uncertainUse,
  ]

  static let createdByStayingCode = ReasonKind(
    "created-by-staying-code", .tightening, "Code that stays as it is creates the type from a `JSON`.",
    why: "It would need the old rules, and a document for which there is no evidence.",
    byHand: "decode the type from `Data` there, or let the model be made where the response is parsed.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      func user(like other: User, _ json: JSON) -> User { type(of: other).init(json: json) }
      """)

  static let earlierFormUnknown = ReasonKind(
    "earlier-form-unknown", .tightening,
    "The type was converted before, and was changed since in a way that the tool does not read.",
    byHand: "tighten it by hand: `Codable` in place of `LegacyDecodable`.",
    example: """
      import Bridge

      struct User: LegacyDecodable {
        let id: Int
        init(from decoder: any Decoder) throws { id = 7 }
      }
      """)

  static let evidenceInsufficient = ReasonKind(
    "evidence-insufficient", .tightening,
    "The recorded documents do not show that strict decoding gives the same values.",
    why:
      "There are too few of them, or some lack a value for which the old code has a default, or have one of "
      + "another type.",
    byHand: "record more documents, or tighten the type as it is declared: `--tighten declared`.",
    example: """
      // Two recorded documents: {"id": 1, "name": "a"} and {"id": 2}.
      struct Member {
        var id: Int
        var name: String?
        init(json: JSON) {
          id = json["id"].intValue
          if json["name"].exists() { name = json["name"].stringValue }
        }
      }
      """)

  static let foundationReadsOtherwise = ReasonKind(
    "foundation-reads-otherwise", .tightening,
    "Foundation's decoder would read a property otherwise, or can't read it.",
    why: "It knows no paths, no rules of the whole object, and no two keys that are one in camelCase.",
    byHand: "nothing to do; or declare a model for the inner object, and compute from stored values.",
    example: """
      struct User {
        let city: String
        init(json: JSON) { city = json["address"]["city"].stringValue }
      }
      """)

  static let nameKept = ReasonKind(
    "name-kept", .tightening, "The property keeps its name, though its key asks for another.",
    why:
      "The other name is taken, or code may use the property by its name: a protocol, a memberwise initializer, "
      + "reflection, or a folder that is only read.",
    byHand: "rename it by hand, with all its uses.",
    example: """
      struct User {
        let userID: Int
        init(json: JSON) { userID = json["user_id"].intValue }
      }
      extension User { var userId: Int { 1 } }
      """)

  static let optionalKept = ReasonKind(
    "optional-kept", .tightening, "The property stays optional, though all recorded documents have it.",
    why: "A use of it as an optional can't be rewritten, or something else may leave it without a value.",
    byHand: "take the optional away by hand, with all its uses.",
    example: """
      // All recorded documents have a number.
      struct User {
        let id: Int?
        init(json: JSON) { id = json["id"].int }
      }
      func show(_ user: User) { use(user.id) }
      func use(_ id: Int?) {}
      """)

  static let otherInitializerStays = ReasonKind(
    "other-initializer-stays", .tightening,
    "Another initializer stays, which takes a `JSON` or would clash with the memberwise one.",
    why: "A strict type is made of a decoder alone, and a struct that loses its initializer gets a memberwise one.",
    byHand: "nothing to do; or remove the initializer, or give it another label.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
        init(found json: JSON) { id = json["found_id"].intValue }
      }
      let one = User(json: JSON(parseJSON: "{}"))
      let other = User(json: JSON(parseJSON: "{}"))
      """)

  static let partNotTightened = ReasonKind(
    "part-not-tightened", .tightening, "The type holds, or is held by, one that is not tightened.",
    why: "A strict type reads everything in it strictly, so that they are tightened together or not at all.",
    byHand: "see why the other type is not tightened.",
    example: """
      struct Team {
        let leader: User
        init(json: JSON) { leader = User(json: json["leader"]) }
      }
      struct User {
        let city: String
        init(json: JSON) { city = json["address"]["city"].stringValue }
      }
      """)

  static let refusedElements = ReasonKind(
    "refused-elements", .tightening, "The array leaves out elements that are refused.",
    why: "Foundation's decoder refuses the whole array. `@LossyArray` leaves them out, where it can stand.",
    byHand: "nothing to do, where the property has `@LossyArray`; otherwise declare it by itself, as `[Model]`.",
    example: """
      struct Team {
        let members: [User]
        init(json: JSON) { members = json["members"].arrayValue.compactMap { User(json: $0) } }
      }
      struct User {
        let id: Int
        init?(json: JSON) {
          guard let id = json["id"].int else { return nil }
          self.id = id
        }
      }
      """)

  static let requiredByProtocol = ReasonKind(
    "required-by-protocol", .tightening, "A protocol may ask for `init(json:)`.",
    byHand: "remove the requirement from the protocol, or the conformance.",
    example: """
      protocol Readable {
        init(json: JSON)
      }
      struct User: Readable {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let uncertainUse = ReasonKind(
    "uncertain-use", .tightening, "A place uses a member of that name, and the tool can't tell of which type.",
    byHand: "write the type where the value is declared.",
    example: """
      struct User {
        let userID: Int
        init(json: JSON) { userID = json["user_id"].intValue }
      }
      func show() { print(currentAccount().userID) }
      """)
}
