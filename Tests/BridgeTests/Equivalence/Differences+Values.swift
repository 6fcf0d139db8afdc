import Bridge
import Foundation
import LegacyJSON

/// One key into two properties. The plain struct can say only one of them; here the other is read under its own name.
enum OneKeyTwice: Difference {
  static let witnesses = ["{\"a\":5}"]
  static let suitable = ["a": texts]

  struct Old {
    var a: Int
    var b: String
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"].intValue, b: json["a"].stringValue)
  }

  struct Plain: LegacyDecodable {
    let a: Int
    let b: String

  }

  struct Explicit: LegacyDecodable {
    var a: Int
    var b: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decode(Int.self, forKey: .a)
      b = try container.decode(String.self, forKey: .a)
    }
  }
}

/// `.array?.compactMap { $0.string }` takes strings alone.
enum StringsOnly: Difference {
  static let witnesses = [#"{"a":["x",5]}"#]
  static let suitable = ["a": [#"["x",5]"#, "[]", "[null]", #"["x","y"]"#, "{}"]]

  struct Old {
    var a: [String]?
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"].array?.compactMap { $0.string })
  }

  struct Plain: LegacyDecodable {
    let a: [String]?

  }

  struct Explicit: LegacyDecodable {
    var a: [String]?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decodeIfPresent([String?].self, forKey: .a)?.compactMap { $0 }
    }
  }
}

/// `.arrayObject as? [String]` is nil when one element is none.
enum AllStringsOrNothing: Difference {
  static let witnesses = [#"{"a":["x",5]}"#, #"{"a":[null]}"#]
  static let suitable = ["a": [#"["x",5]"#, "[]", "[null]", #"["x","y"]"#, "{}"]]

  struct Old {
    var a: [String]?
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"].arrayObject as? [String])
  }

  struct Plain: LegacyDecodable {
    let a: [String]?

  }

  struct Explicit: LegacyDecodable {
    var a: [String]?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      let elements = try container.decodeIfPresent([String?].self, forKey: .a)
      let strings = elements?.compactMap { $0 }
      a = strings?.count == elements?.count ? strings : nil
    }
  }
}

/// `.arrayValue.map { $0.int }` keeps a place for what is none, unlike `[Int]`.
enum OptionalIntegers: Difference {
  static let witnesses = [#"{"a":[1,"2"]}"#]
  static let suitable = ["a": [#"[1,"2",null,true]"#, "[]", "5"]]

  struct Old {
    var a: [Int?]
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"].arrayValue.map { $0.int })
  }

  struct Plain: LegacyDecodable {
    let a: [Int]

  }

  struct Explicit: LegacyDecodable {
    var a: [Int?]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decode([Int?].self, forKey: .a)
    }
  }
}

/// An unknown raw value is a default.
enum EnumOrDefault: Difference {
  static let witnesses = ["{}", "{\"a\":9}", "{\"a\":\"1\"}"]
  static let suitable = ["a": ["0", "1", "9", #""1""#]]

  enum Level: Int, Decodable { case low, high }

  struct Old {
    var a: Level
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: Level(rawValue: json["a"].intValue) ?? .high)
  }

  struct Plain: LegacyDecodable {
    let a: Level

  }

  struct Explicit: LegacyDecodable {
    var a: Level

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = Level(rawValue: try container.decode(Int.self, forKey: .a)) ?? .high
    }
  }
}

/// A coerced raw value into an optional: what is absent is case 0, not nil.
enum EnumFromCoercedValue: Difference {
  static let witnesses = ["{}", "{\"a\":\"1\"}"]
  static let suitable = ["a": ["0", "1", "9", #""1""#]]

  enum Level: Int, Decodable { case low, high }

  struct Old {
    var a: Level?
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: Level(rawValue: json["a"].intValue))
  }

  struct Plain: LegacyDecodable {
    let a: Level?

  }

  struct Explicit: LegacyDecodable {
    var a: Level?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = Level(rawValue: try container.decode(Int.self, forKey: .a))
    }
  }
}

/// `URL(string: json["a"].stringValue)` keeps a fragment, and takes numbers.
enum URLFromText: Difference {
  static let witnesses = [#"{"a":"http://a.b/c#d"}"#, "{\"a\":5}"]
  static let suitable = ["a": [#""http://a.b/c#d""#, #""http://a.b""#, #""http://a.b/c d""#, "5", #""""#]]

  struct Old {
    var a: URL?
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: URL(string: json["a"].stringValue))
  }

  struct Plain: LegacyDecodable {
    let a: URL?

  }

  struct Explicit: LegacyDecodable {
    var a: URL?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = URL(string: try container.decode(String.self, forKey: .a))
    }
  }
}

/// A date from a number: what is absent is 1970.
enum DateFromNumber: Difference {
  static let witnesses = ["{\"a\":60}", "{}", "{\"a\":\"60\"}"]
  static let suitable = ["a": ["60", #""60""#, "-1.5", "null"]]

  struct Old {
    var a: Date
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: Date(timeIntervalSince1970: json["a"].doubleValue))
  }

  struct Plain: LegacyDecodable {
    let a: Date

  }

  struct Explicit: LegacyDecodable {
    var a: Date

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = Date(timeIntervalSince1970: try container.decode(Double.self, forKey: .a))
    }
  }
}

/// `.intValue == 1` into a `Bool`.
enum OneIsTrue: Difference {
  static let witnesses = ["{\"a\":2}", "{\"a\":\"yes\"}"]
  static let suitable = ["a": ["0", "1", "2", #""1""#, #""yes""#, "true", "1.9"]]

  struct Old {
    var a: Bool
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"].intValue == 1)
  }

  struct Plain: LegacyDecodable {
    let a: Bool

  }

  struct Explicit: LegacyDecodable {
    var a: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decode(Int.self, forKey: .a) == 1
    }
  }
}

/// `JSON?` that the old code always fills.
enum MaybeJSON: Difference {
  static let witnesses = ["{}", "{\"a\":null}"]
  static let suitable = ["a": texts]

  struct Old {
    var a: JSON?
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"])
  }

  struct Plain: LegacyDecodable {
    let a: JSON?

  }

  struct Explicit: LegacyDecodable {
    var a: JSON?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decode(JSON.self, forKey: .a)
    }
  }
}
