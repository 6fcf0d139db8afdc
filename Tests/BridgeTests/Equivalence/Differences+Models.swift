import Bridge
import Foundation
import LegacyJSON

/// `json["a"].string ?? ""` is not `.stringValue`.
enum StringOrEmpty: Difference {
  static let witnesses = ["{\"a\":5}", "{\"a\":true}"]
  static let suitable = ["a": texts]

  struct Old {
    var a: String
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"].string ?? "")
  }

  struct Plain: LegacyDecodable {
    let a: String

  }

  struct Explicit: LegacyDecodable {
    var a: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decodeIfPresent(String.self, forKey: .a) ?? ""
    }
  }
}

/// A default other than zero, kept unless there is a value.
enum OtherDefault: Difference {
  static let witnesses = ["{}", "{\"a\":\"7\"}", "{\"a\":null}"]
  static let suitable = ["a": ["7", "1.9", "true"] + texts]

  struct Old {
    var a: Int
  }

  static func old(_ json: JSON) -> Old? {
    var old = Old(a: 5)
    if let a = json["a"].int { old.a = a }
    return old
  }

  struct Plain: LegacyDecodable {
    var a = 5

  }

  struct Explicit: LegacyDecodable {
    var a: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decodeIfPresent(Int.self, forKey: .a) ?? 5
    }
  }
}

/// A model that is made from whatever is there, into an optional.
enum AlwaysAModel: Difference {
  static let witnesses = ["{}", "{\"p\":null}"]
  static let suitable = ["p": models]

  struct Old {
    var p: DifferenceModel?
  }

  static func old(_ json: JSON) -> Old? {
    Old(p: DifferenceModel(json: json["p"]))
  }

  struct Plain: LegacyDecodable {
    let p: DifferenceModel?

  }

  struct Explicit: LegacyDecodable {
    var p: DifferenceModel?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      p = try container.decode(DifferenceModel.self, forKey: .p)
    }
  }
}

/// A model guarded by `exists()`: null exists.
enum ModelWhenItExists: Difference {
  static let witnesses = ["{\"p\":null}"]
  static let suitable = ["p": models]

  struct Old {
    var p: DifferenceModel?
  }

  static func old(_ json: JSON) -> Old? {
    Old(p: json["p"].exists() ? DifferenceModel(json: json["p"]) : nil)
  }

  struct Plain: LegacyDecodable {
    let p: DifferenceModel?

  }

  struct Explicit: LegacyDecodable {
    var p: DifferenceModel?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      p = container.contains(.p) ? try container.decode(DifferenceModel.self, forKey: .p) : nil
    }
  }
}

/// A model guarded by `.dictionary`.
enum ModelWhenItIsAnObject: Difference {
  static let witnesses = ["{\"p\":5}", "{\"p\":[]}"]
  static let suitable = ["p": models]

  struct Old {
    var p: DifferenceModel?
  }

  static func old(_ json: JSON) -> Old? {
    Old(p: json["p"].dictionary == nil ? nil : DifferenceModel(json: json["p"]))
  }

  struct Plain: LegacyDecodable {
    let p: DifferenceModel?

  }

  struct Explicit: LegacyDecodable {
    var p: DifferenceModel?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      let members = try container.decodeIfPresent([String: Ignored].self, forKey: .p)
      p = members == nil ? nil : try container.decode(DifferenceModel.self, forKey: .p)
    }
  }
}

/// A model guarded by `isEmpty`: scalars are empty, too.
enum ModelWhenItIsNotEmpty: Difference {
  static let witnesses = ["{\"p\":5}", "{\"p\":{}}"]
  static let suitable = ["p": models]

  struct Old {
    var p: DifferenceModel?
  }

  static func old(_ json: JSON) -> Old? {
    Old(p: json["p"].isEmpty ? nil : DifferenceModel(json: json["p"]))
  }

  struct Plain: LegacyDecodable {
    let p: DifferenceModel?

  }

  struct Explicit: LegacyDecodable {
    var p: DifferenceModel?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      let members = try container.decode([String: Ignored].self, forKey: .p)
      let elements = try container.decode([Ignored].self, forKey: .p)
      p = members.isEmpty && elements.isEmpty ? nil : try container.decode(DifferenceModel.self, forKey: .p)
    }
  }
}

/// `.intValue` into an `Int?`.
enum ValueIntoOptional: Difference {
  static let witnesses = ["{}", "{\"a\":\"7\"}"]
  static let suitable = ["a": texts]

  struct Old {
    var a: Int?
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"].intValue)
  }

  struct Plain: LegacyDecodable {
    let a: Int?

  }

  struct Explicit: LegacyDecodable {
    var a: Int?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decode(Int.self, forKey: .a)
    }
  }
}

/// `guard let id = json["a"].int else { return nil }`.
enum Guarded: Difference {
  static let witnesses = ["{}", "{\"a\":\"7\"}"]
  static let suitable = ["a": ["7", "1.9"] + texts]

  struct Old {
    var a: Int
  }

  static func old(_ json: JSON) -> Old? {
    guard let a = json["a"].int else { return nil }
    return Old(a: a)
  }

  struct Plain: LegacyDecodable {
    let a: Int

  }

  struct Explicit: LegacyFailableDecodable {
    var a: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      guard let a = try container.decodeIfPresent(Int.self, forKey: .a) else {
        throw DecodingError.valueNotFound(Int.self, .init(codingPath: decoder.codingPath, debugDescription: "no a"))
      }
      self.a = a
    }
  }
}

/// `if json == nil { return }` before reads, with defaults other than zero.
enum NullGuard: Difference {
  static let witnesses = ["null", "nonsense"]
  static let suitable = ["a": texts, "b": texts]

  struct Old {
    var a: Int
    var b: String
  }

  static func old(_ json: JSON) -> Old? {
    if json == nil { return Old(a: 5, b: "none") }
    return Old(a: json["a"].intValue, b: json["b"].stringValue)
  }

  struct Plain: LegacyDecodable {
    var a = 5
    var b = "none"

  }

  struct Explicit: LegacyDecodable {
    var a: Int
    var b: String

    init(from decoder: any Decoder) throws {
      if try decoder.singleValueContainer().decodeNil() {
        a = 5
        b = "none"
        return
      }
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decode(Int.self, forKey: .a)
      b = try container.decode(String.self, forKey: .b)
    }
  }
}

/// `if json.isEmpty { return }` before reads, with defaults other than zero.
enum EmptyGuard: Difference {
  static let witnesses = ["{}", "[]", "null"]
  static let suitable = ["a": texts]

  struct Old {
    var a: Int
  }

  static func old(_ json: JSON) -> Old? {
    if json.isEmpty { return Old(a: 5) }
    return Old(a: json["a"].intValue)
  }

  struct Plain: LegacyDecodable {
    var a = 5

  }

  struct Explicit: LegacyDecodable {
    var a: Int

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if try value.decode([String: Ignored].self).isEmpty, try value.decode([Ignored].self).isEmpty {
        a = 5
        return
      }
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decode(Int.self, forKey: .a)
    }
  }
}

/// A stored property that the initializer never reads.
enum NeverRead: Difference {
  static let witnesses = ["{\"b\":\"read\"}", "{}"]
  static let suitable = ["a": texts, "b": texts]

  struct Old {
    var a: Int
    var b: String
  }

  static func old(_ json: JSON) -> Old? {
    Old(a: json["a"].intValue, b: "own")
  }

  struct Plain: LegacyDecodable {
    var a: Int
    var b = "own"

  }

  struct Explicit: LegacyDecodable {
    var a: Int
    var b: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: DifferenceKeys.self)
      a = try container.decode(Int.self, forKey: .a)
      b = "own"
    }
  }
}
