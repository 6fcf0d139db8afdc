/// The kinds of values in JSON; what is absent is null.
struct Kinds: OptionSet {
  let rawValue: UInt8

  static let null = Kinds(rawValue: 1)
  static let bool = Kinds(rawValue: 2)
  static let number = Kinds(rawValue: 4)
  static let string = Kinds(rawValue: 8)
  static let array = Kinds(rawValue: 16)
  static let object = Kinds(rawValue: 32)

  static let scalars: Kinds = [.bool, .number, .string]
  static let all: Kinds = [.null, .scalars, .array, .object]

  /// Returns the condition that a part is of one of these; nil where it takes more than one question.
  func condition(for path: DocumentPath) -> Condition? {
    if self == .all { return .always }
    if isEmpty { return .never }
    return question(about: path) ?? Kinds.all.subtracting(self).question(about: path)?.negated
  }

  private func question(about path: DocumentPath) -> Condition? {
    switch self {
    case .null: .isNull(path)
    case .bool: .isPresent(.read(path, .bool))
    case [.bool, .number]: .isPresent(.number(path))
    case .string: .isPresent(.read(path, .string))
    case .array: .isPresent(.documents(path))
    case .object: .isPresent(.fields(path))
    default: nil
    }
  }
}

extension Condition {
  /// The kinds of a part for which the condition can hold, and whether it holds for all of them; nil for conditions about
  /// anything else.
  var kinds: (DocumentPath, Kinds, isAllOfThem: Bool)? {
    switch self {
    case .isNull(let path): (path, .null, true)
    case .hasElements(let path): (path, .array, false)
    case .hasFields(let path): (path, .object, false)
    case .isPresent(.documents(let path)): (path, .array, true)
    case .isPresent(.fields(let path)): (path, .object, true)
    // `true` and `false` are numbers, too.
    case .isPresent(.number(let path)): (path, [.bool, .number], true)
    case .isPresent(.read(let path, .bool)): (path, .bool, true)
    case .isPresent(.read(let path, .string)): (path, .string, true)
    case .isPresent(.read(let path, .url)): (path, .string, false)
    case .isPresent(.read(let path, _)): (path, [.bool, .number], true)
    case .isPresent(.lossless(let path, _)): (path, .scalars, false)
    case .equals(.coerced(let path, .string), .literal(let literal)) where literal.text?.isOnlyOfText == true:
      (path, .string, false)
    case .equals(.coerced(let path, _), .literal(let literal)) where literal.isCertainlyNotZero:
      (path, .scalars, false)
    default: nil
    }
  }

  /// The kinds of a part that the condition is all about; nil for conditions that ask for more.
  private var kindsAlone: (path: DocumentPath, kinds: Kinds)? {
    if case .not(let inner) = self {
      return inner.kindsAlone.map { ($0.path, Kinds.all.subtracting($0.kinds)) }
    }
    if case (let path, let kinds, isAllOfThem: true)? = kinds { return (path, kinds) }
    return nil
  }

  /// Returns conditions that all have to hold, with one question about the kind of each part where one is enough.
  static func joiningKinds(_ parts: [Condition]) -> [Condition] {
    var joined = parts
    for path in Set(parts.compactMap(\.kindsAlone?.path)) {
      let asked = joined.compactMap(\.kindsAlone).filter { $0.path == path }.map(\.kinds)
      guard asked.count > 1,
        let one = asked.reduce(Kinds.all, { $0.intersection($1) }).condition(for: path),
        let index = joined.firstIndex(where: { $0.kindsAlone?.path == path })
      else { continue }
      joined[index] = one
      joined = joined.enumerated().filter { $0.offset <= index || $0.element.kindsAlone?.path != path }.map(\.element)
    }
    return joined
  }
}
