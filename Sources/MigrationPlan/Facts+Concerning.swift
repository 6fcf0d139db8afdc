extension Facts {
  /// The parts of a document that a value or a condition reads, and the conditions in it.
  struct Questions {
    private(set) var paths: Set<DocumentPath> = []
    private(set) var conditions: Set<Condition> = []

    init(of value: Value) { add(value.nested) }

    init(of condition: Condition) {
      add(condition)
      add(condition.nested)
    }

    private mutating func add(_ values: [Value]) {
      for value in values {
        if let path = value.documentPath { paths.insert(path) }
        switch value {
        case .choice(let condition, _, _), .truth(let condition): add(condition)
        case .code(let code), .arranged(_, let code), .picked(_, let code): paths.formUnion(code.documents)
        default: break
        }
      }
    }

    private mutating func add(_ condition: Condition) {
      conditions.insert(condition)
      if let path = condition.documentPath { paths.insert(path) }
      switch condition {
      case .not(let inner): add(inner)
      case .all(let parts): for part in parts { add(part) }
      default: break
      }
    }

    /// Whether a condition that is known to hold, or not to, may change an answer.
    func mayDepend(on fact: Condition, _ holds: Bool) -> Bool {
      if conditions.contains(fact) { return true }
      switch fact {
      // That a value is another one than that says nothing about it; nor does what code says.
      case .equals(_, .literal) where !holds: return false
      case .equals(_, let other) where !other.isLiteral: return false
      case .holds: return false
      default: break
      }
      let others = Questions(of: fact).paths
      return others.isEmpty || others.contains { other in paths.contains { $0.mayDepend(on: other) } }
    }
  }

  /// A cache of simplified choices. Simplifying a choice simplifies the choices inside of it under more facts, so that
  /// without a cache the work doubles with each choice in a chain.
  final class Choices {
    private struct Asked: Hashable {
      let holding: Set<Condition>
      let failing: Set<Condition>
      let value: Value
    }

    /// The effort of all that is made simpler here.
    let effort = Effort.current ?? Effort()
    private var questions: [Value: Questions] = [:]
    private var found: [Asked: Value] = [:]

    func questions(of value: Value) -> Questions {
      if let found = questions[value] { return found }
      let asked = Questions(of: value)
      questions[value] = asked
      return asked
    }

    /// Returns a choice as it was made before, or makes it.
    func choice(
      _ value: Value, where holding: Set<Condition>, not failing: Set<Condition>, _ make: () -> Value
    ) -> Value {
      let asked = Asked(holding: holding, failing: failing, value: value)
      if let value = found[asked] { return value }
      let made = make()
      found[asked] = made
      return made
    }
  }
}

extension Value {
  /// Whether something in it is a part of a document.
  package func isMade(of root: DocumentPath.Root) -> Bool {
    Facts.Questions(of: self).paths.contains { $0.root == root || $0.root.value?.isMade(of: root) == true }
  }
}

extension DocumentPath {
  /// Whether something that is known about another part may say something about this one. Of two members of an object
  /// one says nothing about the other, but that there is an object.
  fileprivate func mayDepend(on other: DocumentPath) -> Bool {
    if root.value != nil || other.root.value != nil { return true }
    guard root == other.root else { return false }
    switch zip(steps, other.steps).first(where: { $0 != $1 }) {
    case (.key, .key)?: return false
    default: return true
    }
  }
}
