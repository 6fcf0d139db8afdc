import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// Returns the value of an expression.
  ///
  /// - Parameters:
  ///   - type: the type that is asked for where it stands.
  ///   - purpose: what the value is for.
  func value(
    of expression: ExprSyntax, as type: TypeSyntax? = nil, for purpose: Purpose = .part, in state: State
  ) throws(NotUnderstood) -> Value {
    let state = state.asking(for: type)
    do throws(NotUnderstood) {
      if let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == ".init",
        let name = (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?.dottedName
      {
        return try made(by: call, of: name, in: state)
      }
      if let type, let call = expression.withoutParentheses.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        call.trailingClosure == nil,
        let closure = call.calledExpression.withoutParentheses.as(ClosureExprSyntax.self),
        var function = Function(closure, in: state), function.resultType == nil
      {
        function.resultType = type
        return try value(of: function, [], isInline: true, at: call, in: state)
      }
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
        return try chosen(by: expression, as: type, in: state)
      }
      let found = try chain(expression, in: state)
      let value = found.conditions.reversed().reduce(found.value) { .choose(.present($1), $0, .none) }
      // An object that a call gives is nowhere else.
      if purpose == .name, case .instance = value, expression.withoutParentheses.is(FunctionCallExprSyntax.self) {
        return value
      }
      guard let settled = settled(value, for: purpose, becoming: state.becoming) else {
        throw NotUnderstood(expression)
      }
      if let type, keepsNil(settled, as: type) { throw NotUnderstood(expression) }
      return typed(settled, as: type)
    } catch {
      if endsInFront(expression, in: state) { return .none }
      if isEmptyText(expression, in: state) { return .literal(Value.Literal("\"\"", text: "")) }
      if let found = try continued(expression, as: type, in: state) { return found }
      guard let code = code(of: expression, in: state), type.map({ keepsNil(.code(code), as: $0) }) != true else {
        throw error
      }
      return .code(code)
    }
  }

  /// Whether an expression names a constant that is the empty text, as what is absent is.
  private func isEmptyText(_ expression: ExprSyntax, in state: State) -> Bool {
    guard expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self),
      !expression.references.contains(where: { state.names[$0.baseName.text] != nil })
    else { return false }
    return KeyConstant(facts: project, type: type).text(of: expression) == ""
  }

  /// Returns the value of an optional chain of which the beginning is understood, up to a place behind a `?`, and the
  /// rest is code: `json["name"].array?.first?.stringValue.uppercased()`; nil for other expressions.
  func continued(
    _ expression: ExprSyntax, as type: TypeSyntax? = nil, in state: State
  ) throws(NotUnderstood) -> Value? {
    guard let link = expression.firstLink(besides: state.openLinks), link.id != expression.id,
      let next = ExprSyntax(link).partBehind, next.id != expression.id, let found = try? value(of: next, in: state)
    else { return nil }
    // Code has the `?` in it.
    if case .code = found { return nil }
    let condition = Condition.present(try value(of: link.expression, in: state))
    var inner = state.assuming(condition)
    inner.openLinks.insert(link.id)
    return .choose(condition, try value(of: expression, as: type?.wrapped, in: inner), .none)
  }

  /// Whether an optional chain ends at a value that is certainly nil, whatever comes behind it.
  private func endsInFront(_ expression: ExprSyntax, in state: State) -> Bool {
    if let chained = expression.as(OptionalChainingExprSyntax.self)?.expression {
      return (try? value(of: chained, in: state)) == Value.none || endsInFront(chained, in: state)
    }
    let base =
      expression.as(MemberAccessExprSyntax.self)?.base
      ?? expression.as(SubscriptCallExprSyntax.self)?.calledExpression
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression
    return base.map { endsInFront($0, in: state) } ?? false
  }

  /// A value, and what has to be there so that an optional chain has one.
  struct Chain {
    var value: Value
    /// Outermost last: `a?.b?.c` asks for `a` first.
    var conditions: [Value] = []
  }

  /// Returns the value of an expression that may continue an optional chain.
  func chain(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Chain {
    if let constant = constant(expression) { return Chain(value: constant) }
    if let cases = allCases(expression) { return Chain(value: cases) }
    if state.becoming != nil, let found = constant(of: state.asked?.wrapped, expression) { return Chain(value: found) }
    if expression.is(MemberAccessExprSyntax.self), isOfLocalType(expression, in: state) {
      guard let value = localConstant(expression) else { throw NotUnderstood(expression) }
      return Chain(value: value)
    }
    if place == .elsewhere, let getter = staticGetter(expression) {
      return Chain(value: try value(of: getter, [], at: expression, in: state))
    }
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      var found = try chain(chained.expression, in: state.asking(for: nil))
      if !found.value.isNeverNil, !state.openLinks.contains(chained.id) { found.conditions.append(found.value) }
      found.value = .unwrap(found.value)
      return found
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.argumentNames == nil, state.receiver != nil || base.trimmedDescription != "self",
      member(access) == nil,
      !expression.isNullConstant
    {
      let name = access.declName.baseName.text
      // `Reader(json: json).name`
      if base.is(FunctionCallExprSyntax.self), case .instance(let instance)? = heldInstance(base, as: nil, in: state),
        instance.properties.values.contains(where: { $0.paths?.isEmpty == false }),
        let value = member(name, of: instance, at: access, in: state)
      {
        return Chain(value: value)
      }
      var found = try chain(base, in: state.asking(for: nil))
      if let number = labels(of: base, in: state)?.firstIndex(of: name) {
        found.value = try member("\(number)", of: found.value, at: access, in: state)
      } else {
        found.value = try member(name, of: found.value, at: access, in: state)
      }
      return found
    }
    if let access = expression.as(SubscriptCallExprSyntax.self), let path = keyPath(of: access, in: state) {
      let base = access.calledExpression
      if let name = path.first, base.trimmedDescription == "self", state.receiver == nil, state.properties[name] != nil
      {
        let found = state[.property(name)]
        return Chain(value: try member(Array(path.dropFirst()), of: found, at: expression, in: state))
      }
      var found = try chain(base, in: state.asking(for: nil))
      found.value = try member(path, of: found.value, at: expression, in: state)
      return found
    }
    if let access = expression.as(SubscriptCallExprSyntax.self), access.trailingClosure == nil,
      access.additionalTrailingClosures.isEmpty
    {
      var found = try chain(access.calledExpression, in: state.asking(for: nil))
      found.value = try element(of: found.value, access, in: state)
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.sequenceMethods.contains(access.declName.baseName.text), !base.namesType(in: project, type)
    {
      if let counted = try counted(base, in: state) {
        return Chain(value: try transformed(counted, by: access.declName.baseName.text, call, in: state))
      }
      let numbered = base.numberedSequence
      let takesClosure = (call.onlyClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self)) != nil
      let listed = takesClosure || access.declName.baseName.text == "reversed" ? list(named: base, in: state) : nil
      let asking = access.keepsElements ? state : state.asking(for: nil)
      var found = if let listed { Chain(value: listed) } else { try chain(numbered ?? base, in: asking) }
      found.value = try transformed(
        Elements(found.value, isNumbered: numbered != nil), by: access.declName.baseName.text, call, in: state)
      // A lazy sequence calls its closures later, and not for elements that nobody asks for: side effects would differ.
      if expression.codeTokens.contains(where: { $0.text == "lazy" }), found.value.nested.contains(where: \.hasEffect) {
        throw NotUnderstood(expression)
      }
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "rawString", ownMethod("rawString", in: state) == nil,
      let found = try? chain(base, in: state), case .document(let path) = found.value
    {
      return Chain(value: asked(path, ".rawString()"), conditions: found.conditions)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let own = ownMethod(access.declName.baseName.text, calledBy: call, in: state),
      let found = try? chain(base, in: state.asking(for: nil)), case .document(let path) = found.value,
      let made = try result(of: own.of(path), calledBy: call, in: state)
    {
      return Chain(value: try value(made, ofCalling: call, in: state), conditions: found.conditions)
    }
    if let receiver = state.receiver, let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.sequenceMethods.contains(name), state.names[name] == nil, call.additionalTrailingClosures.isEmpty
    {
      return Chain(value: try transformed(Elements(receiver), by: name, call, in: state))
    }
    return Chain(value: try plainValue(of: expression, in: state))
  }

  /// The list of literals that a constant of the project names; nil for other expressions.
  func list(named expression: ExprSyntax, in state: State) -> Value? {
    guard expression.references.allSatisfy({ $0.isMemberName || state.names[$0.baseName.text] == nil }),
      let steps = KeyConstant(facts: project, type: type).steps(of: expression), !steps.isEmpty
    else { return nil }
    let parts = steps.compactMap { step -> Value? in
      switch step {
      case .key(let text): .literal(Value.Literal(text.swiftLiteral, text: text))
      case .index(let number): .literal(Value.Literal("\(number)"))
      case .code: nil
      }
    }
    return parts.count == steps.count ? .list(parts) : nil
  }

  private func plainValue(of expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Value {
    if expression.is(TupleExprSyntax.self), expression.withoutParentheses.id != expression.id {
      return try value(of: expression.withoutParentheses, as: state.asked, in: state)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      if case .model(let name, let path, _)? = try model(expression, in: state) {
        return .model(name, path, mayRefuse: false)
      }
      let inner = try value(of: forced.expression, in: state)
      if state.isPresent(inner) { return .unwrap(inner) }
      if makesRules, case .choice(let condition, .document(let path), .none) = inner,
        condition == .exists(path) || path.parent.map({ condition == .hasElements($0) }) == true
      {
        return .document(DocumentPath(.picked(.forced(inner))))
      }
      // The program would stop here, and still does in a rule.
      guard makesRules, inner.hasOwnType || inner.isOptionalArrayOfDocuments else { throw NotUnderstood(forced) }
      return .forced(inner)
    }
    if let parts = expression.as(TupleExprSyntax.self)?.elements, parts.count > 1 {
      return .tuple(try values(of: parts.map(\.expression), in: state))
    }
    if let parts = expression.as(ArrayExprSyntax.self)?.elements, !parts.isEmpty {
      if let asked = state.asked?.wrapped, project.isMadeOfArray(asked, in: type) { throw NotUnderstood(expression) }
      let found = try values(of: parts.map(\.expression), in: state)
      guard let own = found.lazy.compactMap(\.enumeration).first else { return .list(found) }
      // `[Role.guest, .admin]`
      return .list(
        found.map { part in
          if case .member(nil, let name) = part { return .member(of: own, name) }
          return part
        })
    }
    if case .elements(let members)? = expression.as(DictionaryExprSyntax.self)?.content {
      return try table(of: members, in: state)
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let found = member(access) { return found }
    if expression.isNullConstant, expression.as(MemberAccessExprSyntax.self)?.base != nil { return .document(.null) }
    if let receiver = state.receiver, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName,
      state.names[name.text] == nil
    {
      if name.tokenKind == .keyword(.self) { return receiver }
      return try member(name.text, of: receiver, at: expression, in: state)
    }
    if let place = place(expression, in: state) {
      if case .variable(let number) = place, let getter = state.functions[number], getter.isGetter {
        return try value(of: getter, [], at: expression, in: state)
      }
      let value = state[place]
      // The loop around appends to it.
      if value == .unset || state.changing.contains(place) || state.depth > 0 && state.appended[place] != nil {
        throw NotUnderstood(expression)
      }
      return try unwrappedImplicitly(value, of: expression, in: state)
    }
    if let name = expression.nameOfOwnProperty, state.names[name] == nil, let getter = getter(named: name) {
      return try value(of: getter, [], at: expression, in: state)
    }
    if let (left, sign, right) = expression.infix(with: project.operators) {
      if let made = try result(ofOperator: sign, [left, right], at: expression, in: state) {
        return try value(made, ofCalling: expression, in: state)
      }
      return try value(of: expression, left, sign, right, in: state)
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self),
      let made = try result(ofOperator: prefix.operator.text, [prefix.expression], at: expression, in: state)
    {
      return try value(made, ofCalling: expression, in: state)
    }
    if expression.is(PrefixOperatorExprSyntax.self) || DocumentQuestion(expression) != nil
      || state.receiver != nil && expression.nameCalledAlone == "exists"
    {
      return .answer(try plainCondition(of: expression, in: state))
    }
    if let text = expression.as(StringLiteralExprSyntax.self)?.interpolatedText, !isOfOptionalType(text, in: state) {
      let inner = try value(of: text, in: state)
      // The project may write documents in its own way.
      if case .document(let path) = inner, project.functions(named: "appendInterpolation").isEmpty {
        return asked(path, ".description")
      }
      guard inner.scalar == .string else { throw NotUnderstood(expression) }
      return inner
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if call.arguments.isEmpty, let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let number = state.names[name], state.autoclosures.contains(number)
      {
        return state.variables[number]
      }
      if let date = try date(madeBy: call, in: state) { return date }
      if let parts = try parts(ofTextBy: call, in: state) { return parts }
      // An iterator is what it goes through; a loop asks it for the next one.
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        access.declName.baseName.text == "makeIterator", call.arguments.isEmpty
      {
        return try value(of: base, in: state)
      }
      if let value = try value(ofCalling: call, in: state) { return value }
      return try made(by: call, in: state)
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      if let made = try model(expression, in: state) { return made }
      if let call = attempt.expression.as(FunctionCallExprSyntax.self),
        function(calledBy: call, in: state)?.mayThrow == true
      {
        guard let made = try value(ofCalling: call, isTried: true, in: state),
          attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark || state.isPresent(made)
        else { throw NotUnderstood(expression) }
        return attempt.questionOrExclamationMark == nil ? .unwrap(made) : made
      }
      if let call = attempt.expression.as(FunctionCallExprSyntax.self), let found = parsed(by: call, in: state),
        found != .none || attempt.questionOrExclamationMark?.tokenKind == .postfixQuestionMark
      {
        return found
      }
      // What throws in it says `try` itself, or is not understood.
      if attempt.questionOrExclamationMark == nil { return try value(of: attempt.expression, in: state) }
    }
    throw NotUnderstood(expression)
  }

  private func values(of expressions: [ExprSyntax], in state: State) throws(NotUnderstood) -> [Value] {
    try expressions.map { expression throws(NotUnderstood) in try value(of: expression, in: state) }
  }

}

extension Value {
  /// The type of a scalar that is certainly there.
  var scalar: Scalar? {
    switch self {
    case .coerced(_, let scalar), .unwrapped(.read(_, let scalar)), .forced(.read(_, let scalar)): scalar
    case .unwrapped(.made(.number(let scalar), _)), .forced(.made(.number(let scalar), _)): scalar
    case .entryKey: .string
    // A literal in a declaration, of which the compiler makes what is asked for.
    case .literal(let literal) where literal.text == nil: Double(literal.source) == nil ? nil : .double
    case .literal: .string
    case .choice(_, let one, let other): one.scalar == other.scalar ? one.scalar : nil
    case .coalesce(.read(_, let scalar), let other): other.scalar == scalar || other.isLiteral ? scalar : nil
    default: nil
    }
  }
}

extension Value {
  /// The elements of an array of which all are known.
  var elements: [Value]? {
    switch self {
    case .list(let parts): parts
    case .emptyArray: []
    default: nil
    }
  }

  /// The enumeration whose case the value is; nil if it is not known.
  var enumeration: Enumeration? {
    switch self {
    case .made(.rawValue(let found), _), .member(let found?, _): found
    case .unwrapped(let inner), .forced(let inner): inner.enumeration
    case .coalesce(let one, let other), .choice(_, let one, let other): one.enumeration ?? other.enumeration
    default: nil
    }
  }

  /// The value for a model that does not ask whether its document is there: an absent document is read as null is, so
  /// that no choice between the two remains.
  var withAbsentAsNull: Value {
    guard case .choice(let condition, let one, let other) = self else { return self }
    switch (condition, one.withAbsentAsNull, other.withAbsentAsNull) {
    case (.exists(let path), .document(let part), .document(.null)) where part == path: return .document(part)
    case (.isNull(let path), .document(.null), .document(let part)) where part == path: return .document(part)
    case (_, let one, let other): return .choose(condition, one, other)
    }
  }

  /// Whether it is a document, or one of several.
  var isAnyDocument: Bool {
    switch self {
    case .document: true
    case .choice(_, let one, let other): one.isAnyDocument && other.isAnyDocument
    default: false
    }
  }

}

extension ExprSyntax {
  /// The array in `array.enumerated()`; nil for other expressions.
  var numberedSequence: ExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "enumerated"
    else { return nil }
    return access.base
  }

}

extension MemberAccessExprSyntax {
  /// Whether it is a method that gives elements of the array that it is called on.
  fileprivate var keepsElements: Bool {
    ["filter", "sorted", "reversed"].contains(declName.baseName.text)
  }
}

extension StringLiteralExprSyntax {
  /// The only contents of `"\(text)"`.
  fileprivate var interpolatedText: ExprSyntax? {
    let contents = segments.filter { $0.as(StringSegmentSyntax.self)?.content.text.isEmpty != true }
    guard let found = contents.only?.as(ExpressionSegmentSyntax.self)?.expressions.only, found.label == nil else {
      return nil
    }
    return found.expression
  }
}

extension ExprSyntax {
  /// `Array`, `[Item]`
  var isArrayType: Bool {
    self.is(ArrayExprSyntax.self) || self.as(DeclReferenceExprSyntax.self)?.baseName.text == "Array"
  }
}

extension ExprSyntax {
  /// The chain without its last part: `a?.b` of `a?.b.c()`; nil for other expressions.
  fileprivate var partInFront: ExprSyntax? {
    self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?.base ?? whole
  }

  /// The next part of a chain: `a?.b` for `a?`, `a?.b()` for the `a?` of that; nil at the end.
  fileprivate var partBehind: ExprSyntax? {
    guard let next = parent?.as(ExprSyntax.self), next.partInFront?.id == id else { return nil }
    guard let call = next.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == next.id else {
      return next
    }
    return ExprSyntax(call)
  }

  /// The first `?` in a chain besides some; nil if there is none.
  func firstLink(besides known: Set<SyntaxIdentifier>) -> OptionalChainingExprSyntax? {
    if let inner = partInFront?.firstLink(besides: known) { return inner }
    return self.as(OptionalChainingExprSyntax.self).flatMap { known.contains($0.id) ? nil : $0 }
  }
}

extension ExprSyntax {
  /// Whether it is the name of a type of the project, whose own functions are called.
  fileprivate func namesType(in project: ProjectFacts, _ scope: String) -> Bool {
    guard let name = dottedName, name.first?.isUppercase == true else { return false }
    return name == "Self" || project.resolve(name, in: scope) != nil
  }
}

extension ProjectFacts {
  /// Whether a type may be written as an array, and is another one: a set, or a type of the project.
  fileprivate func isMadeOfArray(_ type: TypeSyntax, in scope: String) -> Bool {
    if let generic = type.standardGeneric { return generic.name != "Array" }
    guard let name = type.dottedName else { return false }
    if name == "Set" || resolve(name, in: scope) != nil { return true }
    return aliased(name, in: scope).map { $0.type.dottedName != name && isMadeOfArray($0.type, in: scope) } ?? false
  }
}
