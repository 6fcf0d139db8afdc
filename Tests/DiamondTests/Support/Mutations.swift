import LegacyJSON

/// A JSON document as plain values, so that one place in it can be exchanged.
indirect enum Document {
  case null
  case scalar(JSON)
  case array([Document])
  case object([String: Document])

  init(_ json: JSON) {
    switch json.type {
    case .array: self = .array(json.arrayValue.map(Document.init))
    case .dictionary: self = .object(json.dictionaryValue.mapValues(Document.init))
    case .null: self = .null
    default: self = .scalar(json)
    }
  }

  var json: JSON {
    switch self {
    case .null: JSON.null
    case .scalar(let json): json
    case .array(let elements): JSON(elements.map(\.json))
    case .object(let members): JSON(members.mapValues(\.json))
    }
  }

  /// What a field may be exchanged for: null, each type, and what only looks like a number.
  private static let replacements: [Document] = [
    .null, .scalar("text"), .scalar("12"), .scalar(" 7 "), .scalar("12abc"), .scalar("1e3"), .scalar(""), .scalar(0),
    .scalar(-3), .scalar(1.9), .scalar(true), .scalar(false), .array([]), .array([.scalar(1)]), .object([:]),
    .object(["key": .scalar(1)]),
  ]

  /// Every document that differs in one field: absent, null, of each wrong type, a numeric string.
  var mutations: [Document] {
    switch self {
    case .null, .scalar: return []
    case .object(let members):
      return members.keys.sorted().flatMap { key -> [Document] in
        func with(_ value: Document?) -> Document {
          var changed = members
          changed[key] = value
          return .object(changed)
        }
        return [with(nil)] + Self.replacements.map(with) + (members[key]?.mutations.map(with) ?? [])
      }
    case .array(let elements):
      return elements.indices.flatMap { index -> [Document] in
        func with(_ value: Document) -> Document {
          var changed = elements
          changed[index] = value
          return .array(changed)
        }
        return Self.replacements.map(with) + elements[index].mutations.map(with)
      }
    }
  }
}
