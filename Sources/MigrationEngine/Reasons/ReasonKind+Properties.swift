/// Reasons for a written initializer, a wrapper or a rule that a single property shows.
extension ReasonKind {
  static let propertyKinds: [ReasonKind] = [
    earlyReturnLeavesValue, keyInTwoProperties, keyWithDot, ownDefault, propertyNeverFilled, propertyNotPlain,
    propertyRule, readWherePresent, valueNeverMissing, valueNotDeclarable, wholeDocumentAsked, wrapperNotPossible,
  ]

  static let earlyReturnLeavesValue = ReasonKind(
    "early-return-leaves-value", .writtenInitializer,
    "An early return for a null or empty document leaves other values than its keys would give.",
    byHand: "declare as initial values what an absent key gives, such as 0 and \"\"; or drop the early return.",
    example: """
      class Albums {
        var rows: [AnyObject]!
        var owner: String!
        init(json: JSON) {
          rows = []
          if json.isEmpty { return }
          for row in json["rows"].arrayValue { rows.append(row.stringValue as AnyObject) }
          owner = json["owner"].stringValue
        }
      }
      """)

  static let keyInTwoProperties = ReasonKind(
    "key-in-two-properties", .writtenInitializer, "Two properties read the same key.",
    why: "`CodingKeys` must be unique.",
    byHand: "store one, and compute the other from it.",
    example: """
      struct Settings {
        var pushNotification: Int
        var push_notification: Bool
        init(json: JSON) {
          pushNotification = json["push_notification"].intValue
          push_notification = json["push_notification"].boolValue
        }
      }
      """)

  static let keyWithDot = ReasonKind(
    "key-with-dot", .writtenInitializer, "A key has a dot, or is a number, where another property has a path.",
    why: "A path is written with dots, as in `case city = \"address.city\"`, so that the key would be taken for one.",
    byHand: "decode the inner object as a model of its own, so that no path is needed.",
    example: """
      struct Page {
        let id: Int
        let name: String
        init(json: JSON) {
          id = json["page.id"].intValue
          name = json["owner"]["name"].stringValue
        }
      }
      """)

  static let ownDefault = ReasonKind(
    "own-default", .writtenInitializer,
    "The property has a default of its own, which differs from what SwiftyJSON's value would be.",
    why:
      "`.string ?? \"\"` gives \"\" for a number, where `.stringValue` gives its text. A wrapper such as `@DefaultValue` "
      + "says so, where it can.",
    byHand: "nothing to do; or read `.stringValue`, if no document has a value of another type.",
    example: """
      struct User {
        let city: String
        init(json: JSON) { city = json["city"].string ?? "none" }
      }
      """)

  static let propertyNeverFilled = ReasonKind(
    "property-never-filled", .writtenInitializer,
    "The initializer never fills a stored property that has no initial value.",
    byHand: "give the property an initial value, or make it computed.",
    example: """
      struct User {
        @Injected var store: Store
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let propertyNotPlain = ReasonKind(
    "property-not-plain", .writtenInitializer,
    "The property's declaration is not one that can be decoded: it is lazy, observed, computed, has an attribute, "
      + "belongs to the superclass, or is a constant with a value.",
    byHand: "declare a plain stored property for what is read.",
    example: """
      class User {
        lazy var id = 0
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let propertyRule = ReasonKind(
    "property-rule", .writtenInitializer,
    "The property is filled by code that no declaration can say, which becomes a rule beside the property.",
    why: "The rule holds the old expression, and the type has stored properties all the same.",
    byHand: "nothing to do; or store the value as it is in the document, and compute the other from it.",
    example: """
      struct User {
        let name: String
        init(json: JSON) { name = json["first"].stringValue + json["last"].stringValue }
      }
      """)

  static let readWherePresent = ReasonKind(
    "read-where-present", .writtenInitializer, "The value is read only where the document has one.",
    why: "A plain optional is nil for an absent key and for null; the old code asks otherwise. A wrapper such as "
      + "`@NilIfAbsent` says so, where it can.",
    byHand: "nothing to do; or compare with null, if no document makes a difference.",
    example: """
      struct User {
        var name: String?
        init(json: JSON) {
          if json["name"].exists() { name = json["name"].stringValue }
        }
      }
      """)

  static let valueNeverMissing = ReasonKind(
    "value-never-missing", .writtenInitializer,
    "The old code gives a value even where the document has none: 0, an empty text or array, or an empty model.",
    why: "A plain optional would be nil. A wrapper such as `@NeverNil` says so, where it can.",
    byHand: "nothing to do; or make the property non-optional, which needs no wrapper.",
    example: """
      struct User {
        var count: Int?
        init(json: JSON) { count = json["count"].intValue }
      }
      """)

  static let valueNotDeclarable = ReasonKind(
    "value-not-declarable", .writtenInitializer, "No declaration can say what the property's value is.",
    byHand: "declare the property as the type that is read, and compute others from it.",
    example: """
      struct Item {
        let id: Int
        var count = 3.0
        init(json: JSON) {
          id = json["id"].intValue
          count = 1
        }
      }
      """)

  static let wholeDocumentAsked = ReasonKind(
    "whole-document-asked", .writtenInitializer,
    "The initializer returns, or refuses the document, for want of something that no property asks for.",
    why: "The type has stored properties all the same, and a rule that asks the whole document.",
    byHand: "nothing to do; or make what has to be there a property that is not optional.",
    example: """
      struct User {
        let id: Int?
        init?(json: JSON) {
          guard let id = json["id"].int else { return nil }
          self.id = id
        }
      }
      """)

  static let wrapperNotPossible = ReasonKind(
    "wrapper-not-possible", .writtenInitializer, "The property needs a wrapper, which nothing can say.",
    why:
      "Where a property is observed, or code shows all stored properties, the type's list of rules names the wrapper. It "
      + "can't if the compiler does not decode the property's own type, as for tuples and enumerations that are not "
      + "`Decodable`, or if the type is in a hierarchy.",
    byHand:
      "make the property's type `Decodable`; print the properties that you need, instead of the "
      + "whole value.",
    example: """
      enum Kind: String { case large, small }
      struct Shirt {
        var kind: Kind { didSet { print("changed") } }
        init(json: JSON) { kind = Kind(rawValue: json["kind"].stringValue) ?? .large }
      }
      """)
}
