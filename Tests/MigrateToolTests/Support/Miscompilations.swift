import Foundation

/// Mistakes that an emitter could make, each put into text that is right.
enum Miscompilations {
  struct Mutant: Sendable, CustomStringConvertible {
    let description: String
    /// The form of the type that is changed.
    let form: Form
    let right: String
    let wrong: String
  }

  enum Form: String, CaseIterable, Sendable {
    case plain = "Plain"
    case written = "Written"
    case paths = "Paths"
    case wrapped = "Wrapped"
    case refusing = "Refusing"
    case throwing = "Throwing"
  }

  static let all: [Mutant] = [
    .init(
      description: "an absent part taken", form: .refusing,
      right: "legacyRules: [LegacyRule] { [.refusesAbsent] }", wrong: "legacyRules: [LegacyRule] { [] }"),
    .init(
      description: "`== .null` for `!….exists()`", form: .refusing, right: ".refusesAbsent", wrong: ".refusesNull"),
    .init(description: "`.isEmpty` for `== .null`", form: .refusing, right: ".refusesNull", wrong: ".refusesEmpty"),
    .init(description: "`== .null` for `.isEmpty`", form: .refusing, right: ".refusesEmpty", wrong: ".refusesNull"),
    .init(
      description: "a model that refuses made one that does not", form: .refusing,
      right: "legacyRules: [LegacyRule] { [.requiresValues] }", wrong: "legacyRules: [LegacyRule] { [] }"),
    .init(description: "a part of another object", form: .paths, right: "\"address\", \"city\"", wrong: "\"city\""),
    .init(description: "another element", form: .paths, right: "at: \"numbers\", 0", wrong: "at: \"numbers\", 1"),
    .init(
      description: "an element that is always there", form: .paths,
      right: "valueIfPresent(Int.self, at: \"numbers\", 0)", wrong: "value(Int.self, at: \"numbers\", 0)"),
    .init(
      description: "texts one by one", form: .paths, right: "container.strings(at: \"words\")",
      wrong: "try container.value([String].self, at: \"words\")"),
    .init(description: "a refusal dropped", form: .paths, right: "throw container.refusal", wrong: ""),
    .init(description: "`.int` for `.intValue`", form: .plain, right: "var id: Int\n", wrong: "var id: Int?\n"),
    .init(
      description: "`.stringValue` for `.string`", form: .plain, right: "var note: String?", wrong: "var note: String"),
    .init(description: "half the digits", form: .plain, right: "var price: Double", wrong: "var price: Float"),
    .init(
      description: "`.bool` for `.boolValue`", form: .plain, right: "var isActive: Bool", wrong: "var isActive: Bool?"),
    .init(description: "`.boolValue` for `.bool`", form: .plain, right: "var isOpen: Bool?", wrong: "var isOpen: Bool"),
    .init(description: "a lossless number made plain", form: .plain, right: "@Lossless var coin", wrong: "var coin"),
    .init(description: "a narrower integer", form: .plain, right: "var amount: Int64?", wrong: "var amount: Int32?"),
    .init(description: "a wider integer", form: .plain, right: "var small: Int8", wrong: "var small: Int"),
    .init(description: "an optional array", form: .plain, right: "var tags: [String]", wrong: "var tags: [String]?"),
    .init(description: "optional elements", form: .plain, right: "var scores: [Int]", wrong: "var scores: [Int?]"),
    .init(
      description: "an array of strict elements", form: .plain, right: "struct Item: LegacyDecodable",
      wrong: "struct Item: Decodable"),
    .init(
      description: "a strict model", form: .plain, right: "struct Owner: LegacyDecodable",
      wrong: "struct Owner: Decodable"),
    .init(description: "an optional model", form: .plain, right: "var owner: Owner\n", wrong: "var owner: Owner?\n"),
    .init(
      description: "keys as they are", form: .plain, right: "var id: Int\n",
      wrong: "static var legacyRules: [LegacyRule] { [.verbatimKeys] }\n  var id: Int\n"),
    .init(description: "a model's key lost in a new name", form: .plain, right: "var nickName", wrong: "var nickname"),
    .init(
      description: "a field that is not decoded", form: .plain, right: "case id, name, note",
      wrong: "case id, note"),
    .init(description: "a wrong key", form: .plain, right: "case link\n", wrong: "case link = \"lnk\"\n"),
    .init(
      description: "two keys exchanged", form: .plain, right: "case id, name, note",
      wrong: "case id, name = \"note\", note = \"name\""),
    .init(description: "a URL as text", form: .plain, right: "var link: URL?", wrong: "var link: String?"),
    .init(
      description: "a field decoded that was not read", form: .plain, right: "case link\n", wrong: "case link, unread\n"
    ),
    .init(
      description: "another initial value", form: .plain, right: "var unread: Int = 7", wrong: "var unread: Int = 0"),
    .init(
      description: "a dropped `?? \"\"`", form: .written,
      right: "try box.decodeIfPresent(String.self, forKey: .title) ?? \"\"",
      wrong: "try box.decode(String.self, forKey: .title)"),
    .init(description: "another default", form: .written, right: "?? 5", wrong: "?? 0"),
    .init(
      description: "a dropped default", form: .written, right: "decodeIfPresent(Int.self, forKey: .limit) ?? 5",
      wrong: "decode(Int.self, forKey: .limit)"),
    .init(description: "another case for unknown values", form: .written, right: "?? .unknown", wrong: "?? .first"),
    .init(
      description: "a model that is not always made", form: .written,
      right: "isNull ? nil : box.decode(Owner.self, forKey: .profile)",
      wrong: "box.decodeIfPresent(Owner.self, forKey: .profile)"),
    .init(description: "a null guard dropped", form: .written, right: "isNull ? nil : box", wrong: "box"),
    .init(
      description: "coerced elements", form: .written,
      right: "box.decodeIfPresent([String?].self, forKey: .names)?.compactMap { $0 }",
      wrong: "box.decodeIfPresent([String].self, forKey: .names)"),
    .init(
      description: "a default lost in an optional", form: .written, right: "box.decode(Int.self, forKey: .total)",
      wrong: "box.decodeIfPresent(Int.self, forKey: .total)"),
    .init(
      description: "another epoch", form: .written, right: "Date(timeIntervalSince1970:",
      wrong: "Date(timeIntervalSinceReferenceDate:"),
    .init(description: "another comparison", form: .written, right: "== 1", wrong: "!= 0"),
    .init(description: "a key with a slip", form: .written, right: "case title,", wrong: "case title = \"titel\","),
    .init(
      description: "a check dropped", form: .written, right: "guard number != 13 else { throw Unlucky() }", wrong: ""),
    .init(description: "elements kept that were dropped", form: .written, right: ".filter { $0 > 0 }", wrong: ""),
    .init(description: "a dropped `.exists()`", form: .wrapped, right: "@NilIfAbsent var name", wrong: "var name"),
    .init(
      description: "`!= .null` for `.exists()`", form: .wrapped, right: "@NilIfAbsent var name",
      wrong: "@NilIfNull var name"),
    .init(
      description: "`.exists()` for `!= .null`", form: .wrapped, right: "@NilIfNull var link",
      wrong: "@NilIfAbsent var link"),
    .init(
      description: "`.exists()` for `!….isEmpty`", form: .wrapped, right: "@NilIfEmpty var note",
      wrong: "@NilIfAbsent var note"),
    .init(description: "`.int` into an optional", form: .wrapped, right: "@NeverNil var total", wrong: "var total"),
    .init(description: "another `??`", form: .wrapped, right: "@DefaultTrue", wrong: "@DefaultFalse"),
    .init(
      description: "an array's elements alone", form: .wrapped, right: "@DecodedBy<EntriesRule<String>> var words",
      wrong: "var words"),
    .init(
      description: "a raw value that is not coerced", form: .wrapped, right: "RefusingRule<RawValueRule<Role>>",
      wrong: "RefusingRule<ExactRawValueRule<Role>>"),
    .init(
      description: "another error", form: .throwing, right: "(Fault.missing(1))", wrong: "(Fault.invalid)"),
    .init(
      description: "an error's value", form: .throwing, right: "(Fault.missing(1))", wrong: "(Fault.missing(2))"),
    .init(
      description: "the decoder's own error", form: .throwing,
      right: "[.requiresValues, .refusesWithError(Fault.missing(1))]", wrong: "[.requiresValues]"),
    .init(
      description: "a value that may be absent", form: .throwing, right: "[.requiresValues, .refusesWithError",
      wrong: "[.refusesWithError"),
  ]

  // MARK: The fixture

  static let before: [Form: String] = [
    .plain: """
    struct Plain {
      var id = 0, name = "", note: String?, price = 0.0, isActive = false, isOpen: Bool?, amount: Int64?
      var small: Int8 = 0, ratio: Float = 0, coin: Int?, tags: [String] = [], scores: [Int] = []
      var owner: Owner, items: [Item] = [], link: URL?, unread = 7
      init(json: JSON) {
        id = json["id"].intValue
        name = json["name"].stringValue
        note = json["note"].string
        price = json["price"].doubleValue
        isActive = json["is_active"].boolValue
        isOpen = json["is_open"].bool
        amount = json["amount"].int64
        small = json["small"].int8Value
        ratio = json["ratio"].floatValue
        coin = APIUtil.int(json["coin"])
        tags = json["tags"].arrayValue.map { $0.stringValue }
        scores = json["scores"].arrayValue.map { $0.intValue }
        owner = Owner(json: json["owner"])
        items = json["items"].arrayValue.map { Item(json: $0) }
        link = json["link"].url
      }
      struct Owner { let nickName: String; init(json: JSON) { nickName = json["nick_name"].stringValue } }
      struct Item { let count: Int; init(json: JSON) { count = json["count"].intValue } }
    }
    """,
    .written: """
    struct Written {
      var title = "", limit = 5, kind = Kind.unknown, profile: Owner?, names: [String]?, total: Int?
      var stamp: Date, flag = false, positives: [Int] = []
      init?(json: JSON) {
        stamp = Date(timeIntervalSince1970: 0)
        if json["number"].int == 13 { return nil }
        title = json["title"].string ?? ""
        if let limit = json["limit"].int { self.limit = limit }
        kind = Kind(rawValue: json["kind"].intValue) ?? .unknown
        names = json["names"].array?.compactMap { $0.string }
        total = json["total"].intValue
        stamp = Date(timeIntervalSince1970: json["stamp"].doubleValue)
        flag = json["flag"].intValue == 1
        positives = json["positives"].arrayValue.map { $0.intValue }.filter { $0 > 0 }
        if json.type == .null { return }
        profile = Owner(json: json["profile"])
      }
      enum Kind: Int { case unknown, first, second }
      struct Owner { let nickName: String; init(json: JSON) { nickName = json["nick_name"].stringValue } }
    }
    """,
    .paths: """
    struct Paths {
      let city: String, first: Int?, words: [String]?, owner: Owner?, sizes: [Int], owners: [Owner]
      init(json: JSON) {
        city = json["address"]["city"].stringValue
        first = json["numbers"][0].int
        words = json["words"].arrayObject as? [String]
        owner = Owner(json: json["owner"])
        sizes = json["box"]["sizes"].arrayValue.map { $0.intValue }
        owners = json["owners"].arrayValue.compactMap { Owner(json: $0) }
      }
      struct Owner {
        let nickName: String
        let age: Int
        init?(json: JSON) {
          if json["gone"].bool == true { return nil }
          nickName = json["nick_name"].stringValue
          age = json["age"].intValue
        }
      }
    }
    """,
    .wrapped: """
    struct Wrapped {
      var name: String?, note: String?, link: String?, total: Int?, isOpen: Bool, words: [String] = [], role: Role
      init?(json: JSON) {
        guard let role = Role(rawValue: json["role"].stringValue) else { return nil }
        self.role = role
        if json["name"].exists() { name = json["name"].stringValue }
        if !json["note"].isEmpty { note = json["note"].stringValue }
        if json["link"] != JSON.null { link = json["link"].stringValue }
        total = json["total"].intValue
        isOpen = json["is_open"].bool ?? true
        for (_, word) in json["words"] { words.append(word.stringValue) }
      }
      enum Role: String { case first = "1", second }
    }
    """,
    .refusing: """
    struct Refusing {
      let views: Views?, owner: Owner?, place: Place?, id: Int
      init?(json: JSON) {
        if json.isEmpty { return nil }
        views = Views(json: json["views"])
        owner = Owner(json: json["owner"])
        place = Place(json: json["place"])
        id = json["id"].intValue
      }
      struct Views {
        let count: Int
        init?(json: JSON) {
          guard json.exists() else { return nil }
          count = json["count"].intValue
        }
      }
      struct Owner {
        let name: String
        init?(json: JSON) {
          if json == JSON.null { return nil }
          name = json["name"].stringValue
        }
      }
      struct Place {
        let city: String
        init?(json: JSON) {
          guard let city = json["city"].string else { return nil }
          self.city = city
        }
      }
    }
    """,
    .throwing: """
    struct Throwing {
      let id: Int, note: String?, pages: [Page]
      init(json: JSON) throws {
        guard let id = json["id"].int else { throw Fault.missing(1) }
        self.id = id
        note = json["note"].string
        pages = json["pages"].arrayValue.compactMap { try? Page(json: $0) }
      }
      enum Fault: Error { case invalid, missing(Int) }
      struct Page {
        let number: Int
        init(json: JSON) throws {
          if json.isEmpty { throw Fault.invalid }
          number = json["number"].intValue
        }
      }
    }
    """,
  ]

  static let after: [Form: String] = [
    .plain: """
    struct Plain: LegacyDecodable {
      var id: Int
      var name: String = ""
      var note: String?
      var price: Double
      var isActive: Bool
      var isOpen: Bool?
      var amount: Int64?
      var small: Int8
      var ratio: Float
      @Lossless var coin: Int?
      var tags: [String]
      var scores: [Int]
      var owner: Owner
      var items: [Item]
      var link: URL?
      var unread: Int = 7
      enum CodingKeys: String, CodingKey {
        case id, name, note
        case price, isActive, isOpen, amount, small, ratio, coin, tags, scores, owner, items
        case link
      }
      struct Owner: LegacyDecodable { var nickName: String }
      struct Item: LegacyDecodable { var count: Int }
    }
    """,
    .written: """
    struct Written: LegacyFailableDecodable {
      let title: String, limit: Int, kind: Kind, profile: Owner?, names: [String]?, total: Int?
      let stamp: Date, flag: Bool, positives: [Int]
      enum CodingKeys: String, CodingKey {
        case title, limit, kind, profile, names, total, stamp, flag, positives, number
      }
      struct Unlucky: Error {}
      init(from decoder: any Decoder) throws {
        let box = try decoder.container(keyedBy: CodingKeys.self)
        let isNull = try decoder.singleValueContainer().decodeNil()
        let number = try box.decodeIfPresent(Int.self, forKey: .number)
        guard number != 13 else { throw Unlucky() }
        title = try box.decodeIfPresent(String.self, forKey: .title) ?? ""
        limit = try box.decodeIfPresent(Int.self, forKey: .limit) ?? 5
        kind = try Kind(rawValue: box.decode(Int.self, forKey: .kind)) ?? .unknown
        names = try box.decodeIfPresent([String?].self, forKey: .names)?.compactMap { $0 }
        total = try box.decode(Int.self, forKey: .total)
        stamp = try Date(timeIntervalSince1970: box.decode(Double.self, forKey: .stamp))
        flag = try box.decode(Int.self, forKey: .flag) == 1
        positives = try box.decode([Int].self, forKey: .positives).filter { $0 > 0 }
        profile = try isNull ? nil : box.decode(Owner.self, forKey: .profile)
      }
      enum Kind: Int { case unknown, first, second }
      struct Owner: LegacyDecodable { let nickName: String }
    }
    """,
    .paths: """
    struct Paths: LegacyDecodable {
      let city: String, first: Int?, words: [String]?, owner: Owner?, sizes: [Int], owners: [Owner]
      init(from decoder: any Decoder) throws {
        let container = try decoder.legacyContainer()
        city = try container.value(String.self, at: "address", "city")
        first = try container.valueIfPresent(Int.self, at: "numbers", 0)
        words = container.strings(at: "words")
        owner = try container.valueIfAccepted(Owner.self, at: "owner")
        sizes = try container.value([Int].self, at: "box", "sizes")
        owners = try container.value([Owner].self, at: "owners")
      }
      struct Owner: LegacyFailableDecodable {
        let nickName: String
        let age: Int
        init(from decoder: any Decoder) throws {
          let container = try decoder.legacyContainer()
          if try container.valueIfPresent(Bool.self, at: "gone") == true { throw container.refusal }
          nickName = try container.value(String.self, at: "nick_name")
          age = try container.value(Int.self, at: "age")
        }
      }
    }
    """,
    .wrapped: """
    struct Wrapped: LegacyFailableDecodable {
      @NilIfAbsent var name: String?
      @NilIfEmpty var note: String?
      @NilIfNull var link: String?
      @NeverNil var total: Int?
      @DefaultTrue var isOpen: Bool
      @DecodedBy<EntriesRule<String>> var words: [String] = []
      @DecodedBy<RefusingRule<RawValueRule<Role>>> var role: Role
      enum Role: String { case first = "1", second }
    }
    """,
    .refusing: """
    struct Refusing: LegacyFailableDecodable {
      static var legacyRules: [LegacyRule] { [.refusesEmpty] }
      @DecodedBy<ViewsRule> var views: Views?
      let owner: Owner?, place: Place?, id: Int
      enum ViewsRule: DecodingRule {
        static let value = Decoding<Views?> { try $0.valueIfAccepted(Views.self) }
      }
      struct Views: LegacyFailableDecodable {
        static var legacyRules: [LegacyRule] { [.refusesAbsent] }
        let count: Int
      }
      struct Owner: LegacyFailableDecodable {
        static var legacyRules: [LegacyRule] { [.refusesNull] }
        let name: String
      }
      struct Place: LegacyFailableDecodable {
        static var legacyRules: [LegacyRule] { [.requiresValues] }
        let city: String
      }
    }
    """,
    .throwing: """
    struct Throwing: LegacyThrowingDecodable {
      static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(Fault.missing(1))] }
      let id: Int
      let note: String?
      let pages: [Page]
      enum Fault: Error { case invalid, missing(Int) }
      struct Page: LegacyThrowingDecodable {
        static var legacyRules: [LegacyRule] { [.refusesEmpty, .refusesWithError(Fault.invalid)] }
        let number: Int
      }
    }
    """,
  ]
}
