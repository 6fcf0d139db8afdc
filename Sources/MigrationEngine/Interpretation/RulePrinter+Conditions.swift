import MigrationPlan

/// Conditions as expressions.
extension RulePrinter {
  func text(_ condition: Condition, _ bound: Bound?) -> Text? {
    switch condition {
    case .always: return Text(source: "true")
    case .isNull(let path): return call("isNull", nil, path)
    case .isEmpty(let path): return call("isEmpty", nil, path)
    case .exists(let path): return call("exists", nil, path)
    case .isPresent(let value):
      return operation(text(value, bound) ?? optionalDocuments(value), "!=", Text(source: "nil"))
    case .holds(let code): return text(code, bound)
    case .not(.always): return Text(source: "false")
    case .not(.isPresent(let value)):
      return operation(text(value, bound) ?? optionalDocuments(value), "==", Text(source: "nil"))
    case .equals(let value, .literal(let literal)) where literal.truth == true && value.isTruth:
      return text(value, bound)
    case .not(.equals(let value, .literal(let literal))) where literal.truth == true && value.isTruth:
      return text(value, bound).map { Text(source: "!\($0.operand)", throwing: $0.throwing) }
    case .not(.equals(let value, let other)) where other != .literal(.emptyText):
      return operation(text(value, bound), "!=", text(other, bound))
    case .not(.all(let parts)):
      guard let first = parts.first else { return nil }
      return parts.dropFirst().reduce(text(first.negated, bound)) { operation($0, "||", text($1.negated, bound)) }
        ?? asked(of: parts, bound).map { Text(source: "!\($0.operand)", throwing: $0.throwing) }
    case .not(.hasElements(let path)):
      return call("nestedContainers", nil, path).map { Text(source: "\($0.source).isEmpty") }
    case .not(.hasFields(let path)): return call("members", nil, path).map { Text(source: "\($0.source).isEmpty") }
    case .not(let inner):
      return text(inner, bound).map { Text(source: "!\($0.operand)", throwing: $0.throwing) }
    case .all(let parts):
      if let (counted, others) = parts.counted {
        let count = call("nestedContainers", nil, counted.array).map {
          Text(source: "\($0.source).count == \(String(counted.number))")
        }
        return others.reduce(count) { operation($0, "&&", text($1, bound)) }
      }
      guard let first = parts.first else { return nil }
      return parts.dropFirst().reduce(text(first, bound)) { operation($0, "&&", text($1, bound)) }
        ?? asked(of: parts, bound)
    case .equals(let value, .literal(let literal)) where literal.text?.isEmpty == true && !value.isOfOptionalType:
      return text(value, bound).map { Text(source: "\($0.operand).isEmpty", throwing: $0.throwing) }
    case .equals(let value, let other): return operation(text(value, bound), "==", text(other, bound))
    case .hasElements(let path):
      return call("nestedContainers", nil, path).map { Text(source: "!\($0.source).isEmpty") }
    case .hasFields(let path): return call("members", nil, path).map { Text(source: "!\($0.source).isEmpty") }
    }
  }

  /// Conditions about an optional value, where it is there: `map { $0 > 3 } ?? false`.
  private func asked(of parts: [Condition], _ bound: Bound?) -> Text? {
    guard bound == nil else { return nil }
    for (index, part) in parts.enumerated() {
      let others = parts.enumerated().filter { $0.offset != index }.map(\.element)
      let rest = others.reduce(Condition.always) { $0.and($1) }
      let needed = Set(Value.truth(rest).unwrappedValues).filter { Condition.present($0) == part }
      guard let value = needed.only, let made = mapped(value, to: .truth(rest), with: "map") else { continue }
      return operation(made, "??", Text(source: "false"))
    }
    return nil
  }

  /// Returns the call that makes a value of an argument.
  func call(_ maker: Value.Maker, _ argument: RuleSource) -> RuleSource {
    switch maker {
    case .rawValue(let enumeration): "\(seen(enumeration.name))(rawValue: \(argument))"
    case .number(let scalar): "\(scalar.rawValue)(\(argument))"
    case .url: "URL(string: \(argument))"
    case .dateSince1970: "Date(timeIntervalSince1970: \(argument))"
    }
  }
}

extension [Condition] {
  /// The number of elements that an array has, where two conditions say it, and the other conditions.
  fileprivate var counted: (counted: (array: DocumentPath, number: Int), others: [Condition])? {
    for case .exists(let path) in self {
      guard case .index(let index)? = path.steps.last, let array = path.parent else { continue }
      let next = Condition.exists(array.appending(.index(index + 1))).negated
      if contains(next) { return ((array, index + 1), filter { $0 != .exists(path) && $0 != next }) }
    }
    return nil
  }
}
