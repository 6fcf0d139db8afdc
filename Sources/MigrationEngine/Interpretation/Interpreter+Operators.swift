import MigrationPlan
import SwiftSyntax

/// Values of operators between two operands, and of casts.
extension Interpreter {
  /// Returns the value of an operator between two operands.
  func value(
    of expression: ExprSyntax, _ left: ExprSyntax, _ sign: String, _ right: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    switch sign {
    case "?:":
      guard let (condition, one, other) = expression.ternary else { throw NotUnderstood(expression) }
      let holds = try self.condition(of: condition, in: state)
      return .choose(
        holds, try value(of: one, as: state.asked, in: state.assuming(holds)),
        try value(of: other, as: state.asked, in: state.assuming(holds.negated)))
    case "as":
      guard let type = right.as(TypeExprSyntax.self)?.type else { throw NotUnderstood(expression) }
      return try cast(expression, left, to: type, in: state)
    case "is":
      guard let type = right.as(TypeExprSyntax.self)?.type else { throw NotUnderstood(expression) }
      let found = try value(of: left, in: state)
      // A string is an `NSString`, too.
      if case .untyped(.object, let path) = found, type.trimmedDescription == "NSString" {
        return .truth(.present(.read(path, .string)))
      }
      return .truth(.present(try cast(found, to: type, at: expression)))
    case "??":
      if let (condition, made) = try mappedOptional(left, in: state), !made.isNeverNil {
        // The fallback stands for what is not there, and not for what the closure gives.
        return .choose(condition, made, try value(of: right, in: state.assuming(condition.negated)))
      }
      let first = try value(of: left, as: state.asked, in: state)
      if first.isOptionalDocument, right.isNullConstant { return .either(first, or: .document(.null)) }
      if right.trimmedDescription == ".zero", Value.unwrap(first).isNumber {
        return .either(first, or: .literal(Value.Literal("0")))
      }
      let other = try value(of: right, in: state.assuming(Condition.present(first).negated))
      if case .member(nil, let name) = other, let own = first.enumeration, own.cases?.values.contains(name) == true {
        return .either(first, or: .member(of: own, name))
      }
      // What code gives may be an optional in another one.
      if other == .none, case .code = first { throw NotUnderstood(expression) }
      return .either(first, or: other)
    case "+":
      let (first, second) = (try value(of: left, in: state), try value(of: right, in: state))
      if first == .literal(.emptyText), second.scalar == .string { return second }
      if second == .literal(.emptyText), first.scalar == .string { return first }
      if let date = first.date(after: second) { return date }
      if let ones = first.elements, let others = second.elements { return .list(ones + others) }
      guard [first, second].allSatisfy({ $0.isArray || $0.elements != nil }) else { throw NotUnderstood(expression) }
      return .append(first, second)
    default:
      // One of the project that is not followed.
      guard Precedence(of: sign) != nil else { throw NotUnderstood(expression) }
      return .answer(try plainCondition(of: expression, in: state))
    }
  }
}

extension Interpreter {
  /// Returns the value of a cast, by `as`, `as?` or `as!`.
  private func cast(
    _ expression: ExprSyntax, _ left: ExprSyntax, to type: TypeSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    let (mark, name) = (expression.castMark, type.trimmedDescription)
    if mark == nil, name == "Date" {
      // `NSDate(timeIntervalSince1970: seconds) as Date`
      guard let call = left.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "NSDate",
        let argument = call.arguments.only, argument.label?.text == "timeIntervalSince1970",
        !project.isDeclaredHere("Date"), !project.isDeclaredHere("NSDate")
      else { throw NotUnderstood(expression) }
      let seconds = try value(of: argument.expression, in: state)
      guard seconds.scalar == .double else { throw NotUnderstood(expression) }
      return .make(.dateSince1970, of: seconds)
    }
    if mark != nil, isMemberOfAny(left, in: state) {
      // A literal is of the type that it has where nothing is asked for.
      guard case .literal(let literal) = try value(of: left, in: state), literal.ownType == name else {
        throw NotUnderstood(expression)
      }
      return .literal(literal)
    }
    let found = try value(of: left, in: state)
    if let mark {
      let made = try cast(found, to: type, at: expression)
      if mark.tokenKind == .postfixQuestionMark { return made }
      // `as!` stops the program where the value is of another type.
      guard state.isPresent(made) else { throw NotUnderstood(expression) }
      return .unwrap(made)
    }
    // `NSDate() as Date` and `number as Int` make another value.
    guard isCastable(to: type), !found.isBridged, !makesObject(of: found, as: type) else {
      throw NotUnderstood(expression)
    }
    return found
  }

  /// Whether a cast makes an object of a number or of a truth: `json["id"].intValue as NSNumber`.
  private func makesObject(of value: Value, as type: TypeSyntax) -> Bool {
    guard type.trimmedDescription.hasPrefix("NSNumber") else { return false }
    switch Value.unwrap(value) {
    case .number, .coercedNumber, .unwrapped(.number): return false
    default: return true
    }
  }

  /// Whether a type is one that values are cast to.
  private func isCastable(to type: TypeSyntax) -> Bool {
    isUnderstood(type) || type.isCast(from: .object) && !project.isDeclaredHere("String")
      || ["[String: Any]", "[Any]"].contains(type.trimmedDescription)
  }

  /// Returns a value as one of a type, where it is of that type, and nil otherwise: what `as?` gives.
  func cast(_ value: Value, to type: TypeSyntax, at node: some SyntaxProtocol) throws(NotUnderstood) -> Value {
    let name = type.trimmedDescription
    if name == "NSNull", let path = value.pathOfAny { return .null(path) }
    guard isCastable(to: type) else { throw NotUnderstood(node) }
    let scalar = type.dottedName.flatMap(Scalar.init(named:))
    let found = value.part ?? value
    switch (found.pathOfAny, name) {
    case (let path?, _) where scalar == .string: return .read(path, .string)
    // `true` is a number, too.
    case (let path?, "NSNumber"): return .number(path)
    case (let path?, "[String: Any]"): return .untyped(.dictionaryObject, path)
    case (let path?, "[Any]"): return .untyped(.arrayObject, path)
    default: break
    }
    switch found {
    case .untyped(let accessor, let path) where type.isCast(from: accessor): return .cast(path, to: name)
    case .read(_, let own) where own == scalar: return value
    default: throw NotUnderstood(node)
    }
  }

  /// Whether an expression is a member of a dictionary of anything that is written out: `defaults["title"]`.
  private func isMemberOfAny(_ expression: ExprSyntax, in state: State) -> Bool {
    guard let access = expression.as(SubscriptCallExprSyntax.self),
      case .variable(let number)? = place(access.calledExpression, in: state), case .table = state.variables[number]
    else { return false }
    return state.types[number]?.isOfAny == true
  }
}

extension Value.Literal {
  /// The type that it has where nothing is asked for; nil for literals of other types than these.
  fileprivate var ownType: String? {
    if text != nil { return "String" }
    if truth != nil { return "Bool" }
    return Int(source) != nil ? "Int" : Double(source).map { _ in "Double" }
  }
}

extension TypeSyntax {
  /// Whether what an accessor for values as Foundation has them gives is cast to it alike everywhere: numbers inside of
  /// arrays and dictionaries differ between platforms.
  fileprivate func isCast(from accessor: Value.Untyped) -> Bool {
    let isRight =
      switch accessor {
      case .object: true
      case .part: innermost == "String"
      case .arrayObject: self.is(ArrayTypeSyntax.self)
      case .dictionaryObject: self.is(DictionaryTypeSyntax.self)
      }
    return isRight && (["Int", "Int64", "Double", "Bool"].contains(trimmedDescription) || innermost == "String")
  }

  /// The type of the elements of arrays and dictionaries in each other.
  private var innermost: String? {
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.innermost }
    if let dictionary = self.as(DictionaryTypeSyntax.self) {
      return dictionary.key.trimmedDescription == "String" ? dictionary.value.innermost : nil
    }
    return trimmedDescription
  }
}

extension Value {
  /// Whether it may be of a class that Foundation makes a value of Swift's of.
  fileprivate var isBridged: Bool {
    nested.contains { value in
      switch value {
      case .code, .object, .number, .coercedNumber: true
      default: false
      }
    }
  }
}

extension ExprSyntax {
  /// The mark behind `as` in a conditional or forced cast; nil for other expressions.
  fileprivate var castMark: TokenSyntax? {
    self.as(SequenceExprSyntax.self)?.elements.lazy
      .compactMap { $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark }.first
  }
}

extension Value {
  /// The member of a dictionary as Foundation has it, where that is there; nil for other values.
  fileprivate var part: Value? {
    switch self {
    case .untyped(.part, _): return self
    // A missing member is null, and the cast of null gives nil.
    case .choice(let condition, let one, .none):
      guard let part = one.part, case .untyped(_, let path) = part,
        condition == .exists(path) || path.parent.map({ condition == .isPresent(.fields($0)) }) == true
      else { return nil }
      return part
    default: return nil
    }
  }

  /// The part of the document that it has as a value of any type; nil for other values.
  fileprivate var pathOfAny: DocumentPath? {
    switch self {
    case .untyped(.object, let path), .untyped(.part, let path): path
    default: nil
    }
  }

  /// Whether it is a document, or nil.
  fileprivate var isOptionalDocument: Bool {
    switch self {
    case .document, .none: true
    case .choice(_, let one, let other): one.isOptionalDocument && other.isOptionalDocument
    default: false
    }
  }

  /// Whether it is a number.
  var isNumber: Bool {
    switch self {
    case .made(.number, _), .unwrapped(.made(.number, _)): true
    default: scalar?.isNumber == true
    }
  }
}
