import MigrationPlan

/// What the turns of a loop append to an array. `State.appended` holds for each array what one turn appends: an element,
/// nil where it appends none, or one of the values that are made here.
extension Value {
  /// Whether it is an array that is there, so that something can be appended to it.
  var isArrayThatIsThere: Bool { elements != nil || isArray && isNeverNil }

  /// The elements of an array, which one turn appends.
  static func several(_ elements: Value) -> Value { .appended(.unset, elements) }

  /// An element that a turn puts in front of all others.
  static func inFront(_ element: Value) -> Value { .appended(element, .unset) }

  /// What each turn of a loop appends.
  enum OfTurns {
    /// An element, or nil.
    case one(Value)
    /// The elements of an array.
    case several(Value)
    /// An element, or nil, in front of those of the turns before.
    case inFront(Value)

    /// Whether each turn appends something.
    var isOfAllTurns: Bool {
      switch self {
      case .one(let element), .inFront(let element): element.isNeverNil
      case .several: false
      }
    }
  }

  /// What each turn appends; nil where some turns put their element in front, and others do not.
  var ofTurns: OfTurns? {
    let all = leaves
    if all.contains(where: \.isInFront) {
      guard all.allSatisfy({ $0.isInFront || $0 == .none }) else { return nil }
      return .inFront(
        replacingLeaves { leaf in
          if case .appended(let element, .unset) = leaf { return element }
          return leaf
        })
    }
    return all.contains(where: \.isSeveral) ? .several(asElements) : .one(self)
  }

  private var isSeveral: Bool {
    if case .appended(.unset, _) = self { return true }
    // Of an array that is known to be empty, nothing is left.
    return self == .unset
  }

  private var isInFront: Bool {
    if case .appended(_, .unset) = self { return true }
    return false
  }

  /// The values of all ways that a turn may go.
  private var leaves: [Value] {
    if case .choice(_, let one, let other) = self { return one.leaves + other.leaves }
    return [self]
  }

  private func replacingLeaves(_ replace: (Value) -> Value) -> Value {
    if case .choice(let condition, let one, let other) = self {
      return .choose(condition, one.replacingLeaves(replace), other.replacingLeaves(replace))
    }
    return replace(self)
  }

  /// What a turn appends, as an array.
  fileprivate var asElements: Value {
    replacingLeaves { leaf in
      switch leaf {
      case .appended(.unset, let elements): elements
      case .none, .unset: .emptyArray
      default: .list([leaf])
      }
    }
  }

  fileprivate var mayBeInFront: Bool { leaves.contains(where: \.isInFront) }
}

extension Interpreter.State {
  /// Appends something to an array in a turn of a loop.
  ///
  /// - Returns: false where something was put in front of it.
  mutating func append(_ value: Value, to place: Place) -> Bool {
    guard let before = appended[place] else {
      appended[place] = value
      return true
    }
    guard !before.mayBeInFront else { return false }
    appended[place] = .several(.append(before.asElements, value.asElements))
    return true
  }
}
