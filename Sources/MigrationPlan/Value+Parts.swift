/// The parts of values and conditions.
extension Value {
  /// The value, and all values inside of it, those of its conditions too.
  package var nested: [Value] {
    switch self {
    case .document, .documents, .fields, .read, .coerced, .number, .coercedNumber, .model, .initial, .literal,
      .emptyArray, .emptyDictionary, .none, .unset, .kind, .null, .untyped, .member, .entries, .counted, .lossless,
      .cast, .entryKey:
      [self]
    case .arranged(let array, let code), .picked(let array, let code):
      [self] + array.nested + code.values.flatMap(\.nested)
    case .total(let start, let array, let each): [self] + start.nested + array.nested + each.nested
    case .elements(let one, let other, _), .coalesce(let one, let other), .appended(let one, let other):
      [self] + one.nested + other.nested
    case .choice(let condition, let one, let other): [self] + condition.nested + one.nested + other.nested
    case .unwrapped(let inner), .forced(let inner), .made(_, let inner), .count(let inner), .flattened(let inner):
      [self] + inner.nested
    case .tuple(let parts), .list(let parts), .table(let parts), .some(let parts): [self] + parts.flatMap(\.nested)
    case .truth(let condition): [self] + condition.nested
    case .code(let code): [self] + code.values.flatMap(\.nested)
    case .object(let object): [self] + Value.code(object.made).nested + object.steps.flatMap { Value.code($0).nested }
    case .instance(let instance): [self] + instance.values.flatMap(\.nested)
    }
  }

  /// Returns the value with other values in the place of some of its parts.
  package func replacing(_ part: (Value) -> Value?) -> Value {
    if let found = part(self) { return found }
    switch self {
    case .elements(let array, let each, let dropsNil):
      return .elements(of: array.replacing(part), each: each, dropsNil: dropsNil)
    case .coalesce(let one, let other): return .either(one.replacing(part), or: other.replacing(part))
    case .appended(let one, let other): return .append(one.replacing(part), other.replacing(part))
    case .choice(let condition, let one, let other):
      let (first, second) = (one.replacing(part), other.replacing(part))
      // A choice that stays is in its normal form.
      return first == one && second == other ? self : .choose(condition, first, second)
    case .unwrapped(let inner): return .unwrap(inner.replacing(part))
    case .made(let maker, let inner): return .make(maker, of: inner.replacing(part))
    case .flattened(let inner): return .flatten(inner.replacing(part))
    case .tuple(let parts): return .tuple(parts.map { $0.replacing(part) })
    default: return self
    }
  }

  /// The effects of the code in it that has to run exactly once, in the order in which it runs.
  package var effects: [Code.Effect] {
    nested.compactMap { value in
      if case .code(let code) = value { return code.effect }
      return nil
    }
  }

  /// The configured objects that it holds, and does not only ask for something.
  package var heldObjects: [ConfiguredObject] {
    switch self {
    case .object(let object):
      return [object] + ([object.made] + object.steps).flatMap { Value.code($0).heldObjects }
    case .instance(let instance): return instance.values.flatMap(\.heldObjects) + (instance.made?.heldObjects ?? [])
    case .elements(_, let each, _): return each.heldObjects
    case .coalesce(let one, let other), .appended(let one, let other), .choice(_, let one, let other):
      return one.heldObjects + other.heldObjects
    case .unwrapped(let inner), .forced(let inner), .flattened(let inner): return inner.heldObjects
    case .tuple(let parts), .list(let parts), .table(let parts), .some(let parts):
      return parts.flatMap(\.heldObjects)
    case .code(let code):
      return zip(code.pieces, code.pieces.dropFirst() + [.text("")]).flatMap { piece, next -> [ConfiguredObject] in
        guard case .value(let value) = piece else { return [] }
        // What a method gives is not the object.
        if case .object = value, case .text(let text) = next, text.hasPrefix(".") { return [] }
        return value.heldObjects
      }
    default: return []
    }
  }

  /// The optional values that have to be there so that this one can be made.
  package var unwrappedValues: [Value] {
    nested.compactMap { value in
      if case .unwrapped(let inner) = value { return inner }
      if case .picked(let picked)? = value.documentPath?.root { return picked }
      return nil
    }
  }

  package var isLiteral: Bool {
    if case .literal = self { return true }
    return false
  }

  /// The part of the document that it is read from by itself; nil for other values.
  package var documentPath: DocumentPath? {
    switch self {
    case .read(let path, _), .coerced(let path, _), .number(let path), .coercedNumber(let path), .document(let path),
      .documents(let path), .fields(let path), .model(_, let path, _), .kind(let path), .null(let path),
      .untyped(_, let path), .entries(let path), .counted(let path), .lossless(let path, _), .cast(let path, _):
      path
    default: nil
    }
  }
}

extension Condition {
  /// The part of the document that it asks about by itself; nil for other conditions.
  package var documentPath: DocumentPath? {
    switch self {
    case .isNull(let path), .isEmpty(let path), .exists(let path), .hasElements(let path),
      .hasFields(let path):
      path
    case .always, .isPresent, .equals, .holds, .not, .all: nil
    }
  }

  /// The values that the condition is about, and all values inside of them.
  package var nested: [Value] {
    switch self {
    case .isPresent(let value): value.nested
    case .holds(let code): Value.code(code).nested
    case .equals(let value, let constant): value.nested + constant.nested
    case .not(let inner): inner.nested
    case .all(let parts): parts.flatMap(\.nested)
    case .always, .isNull, .isEmpty, .exists, .hasElements, .hasFields: []
    }
  }
}
