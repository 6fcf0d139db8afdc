import MigrationPlan
import SwiftSyntax

extension Interpreter {
  /// Returns the value of an expression.
  ///
  /// - Parameter type: The type that is asked for where it stands.
  func value(
    of expression: ExprSyntax, as type: TypeSyntax? = nil, in state: State
  ) throws(NotUnderstood) -> Value {
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
        return try value(of: function, [], at: call, in: state)
      }
      if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
        return try chosen(by: expression, as: type, in: state)
      }
      let found = try chain(expression, in: state)
      return typed(found.conditions.reversed().reduce(found.value) { .choose(.present($1), $0, .none) }, as: type)
    } catch {
      guard let code = code(of: expression, in: state) else { throw error }
      return .code(code)
    }
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
    if expression.is(MemberAccessExprSyntax.self), isOfLocalType(expression, in: state) {
      guard let value = localConstant(expression, in: state) else { throw NotUnderstood(expression) }
      return Chain(value: value)
    }
    if let chained = expression.as(OptionalChainingExprSyntax.self) {
      var found = try chain(chained.expression, in: state)
      if !found.value.isNeverNil { found.conditions.append(found.value) }
      found.value = .unwrap(found.value)
      return found
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.argumentNames == nil, base.trimmedDescription != "self", member(access) == nil,
      !expression.isNullConstant
    {
      var found = try chain(base, in: state)
      let name = access.declName.baseName.text
      if let number = labels(of: base, in: state)?.firstIndex(of: name) {
        found.value = try member("\(number)", of: found.value, at: access, in: state)
      } else {
        found.value = try member(name, of: found.value, at: access, in: state)
      }
      return found
    }
    if let access = expression.as(SubscriptCallExprSyntax.self), access.trailingClosure == nil,
      access.additionalTrailingClosures.isEmpty
    {
      var found = try chain(access.calledExpression, in: state)
      found.value = try element(of: found.value, access, in: state)
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.additionalTrailingClosures.isEmpty,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      Self.sequenceMethods.contains(access.declName.baseName.text)
    {
      if let counted = try counted(base, in: state) {
        return Chain(value: try transformed(counted, by: access.declName.baseName.text, call, in: state))
      }
      let numbered = base.numberedSequence
      var found = try chain(numbered ?? base, in: state)
      found.value = try transformed(
        Elements(found.value, isNumbered: numbered != nil), by: access.declName.baseName.text, call, in: state)
      return found
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.declName.baseName.text == "rawString", ownMethod("rawString") == nil,
      let found = try? chain(base, in: state), case .document(let path) = found.value
    {
      return Chain(value: asked(path, ".rawString()"), conditions: found.conditions)
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let function = ownMethod(access.declName.baseName.text),
      let found = try? chain(base, in: state), case .document(let path) = found.value
    {
      var own = function
      own.receiver = path
      guard call.arguments.isEmpty else { throw NotUnderstood(call) }
      return Chain(value: try value(of: own, [], at: call, in: state), conditions: found.conditions)
    }
    return Chain(value: try plainValue(of: expression, in: state))
  }

  private func plainValue(of expression: ExprSyntax, in state: State) throws(NotUnderstood) -> Value {
    if expression.is(TupleExprSyntax.self), expression.withoutParentheses.id != expression.id {
      return try value(of: expression.withoutParentheses, in: state)
    }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) {
      if case .model(let name, let path, _)? = try model(expression, in: state) {
        return .model(name, path, mayRefuse: false)
      }
      let inner = try value(of: forced.expression, in: state)
      if state.isPresent(inner) { return .unwrap(inner) }
      if keepsCode, case .choice(let condition, .document(let path), .none) = inner,
        condition == .exists(path) || path.parent.map({ condition == .hasElements($0) }) == true
      {
        return .document(DocumentPath(.picked(.forced(inner))))
      }
      // The program would stop here, and still does in a rule.
      guard keepsCode, inner.hasOwnType || inner.isOptionalArrayOfDocuments else { throw NotUnderstood(forced) }
      return .forced(inner)
    }
    if let parts = expression.as(TupleExprSyntax.self)?.elements, parts.count > 1 {
      return .tuple(try values(of: parts.map(\.expression), in: state))
    }
    if let parts = expression.as(ArrayExprSyntax.self)?.elements, !parts.isEmpty {
      return .list(try values(of: parts.map(\.expression), in: state))
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let found = member(access) { return found }
    if expression.isNullConstant, expression.as(MemberAccessExprSyntax.self)?.base != nil { return .document(.null) }
    if let receiver = state.receiver, let name = expression.as(DeclReferenceExprSyntax.self)?.baseName,
      state.names[name.text] == nil
    {
      if name.tokenKind == .keyword(.self) { return .document(receiver) }
      return try member(name.text, of: .document(receiver), at: expression, in: state)
    }
    if let place = place(expression, in: state) {
      if case .variable(let number) = place, number == state.index?.variable { throw NotUnderstood(expression) }
      let value = state[place]
      // The loop around appends to it.
      if value == .unset || state.changing.contains(place) || state.depth > 0 && state.appended[place] != nil {
        throw NotUnderstood(expression)
      }
      return value
    }
    if let (left, sign, right) = expression.infix {
      return try value(of: expression, left, sign, right, in: state)
    }
    if expression.is(PrefixOperatorExprSyntax.self) || DocumentQuestion(expression) != nil {
      return .truth(try plainCondition(of: expression, in: state))
    }
    if let text = expression.as(StringLiteralExprSyntax.self)?.interpolatedText, !isOfOptionalType(text, in: state) {
      let inner = try value(of: text, in: state)
      guard inner.scalar == .string else { throw NotUnderstood(expression) }
      return inner
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      if let value = try value(ofCalling: call, in: state) { return value }
      return try made(by: call, in: state)
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      if let made = try model(expression, in: state) { return made }
      // What throws in it says `try` itself, or is not understood.
      if attempt.questionOrExclamationMark == nil { return try value(of: attempt.expression, in: state) }
    }
    throw NotUnderstood(expression)
  }

  private func values(of expressions: [ExprSyntax], in state: State) throws(NotUnderstood) -> [Value] {
    try expressions.map { expression throws(NotUnderstood) in try value(of: expression, in: state) }
  }

  /// Returns the value of an operator between two operands.
  private func value(
    of expression: ExprSyntax, _ left: ExprSyntax, _ sign: String, _ right: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    switch sign {
    case "?:":
      guard let (condition, one, other) = expression.ternary else { throw NotUnderstood(expression) }
      let holds = try self.condition(of: condition, in: state)
      return .choose(
        holds, try value(of: one, in: state.assuming(holds)),
        try value(of: other, in: state.assuming(holds.negated)))
    case "as":
      guard let type = right.as(TypeExprSyntax.self)?.type,
        isUnderstood(type) || type.isCast(from: .object) && !project.isDeclaredHere("String")
          || ["[String: Any]", "[Any]"].contains(type.trimmedDescription)
      else { throw NotUnderstood(expression) }
      guard let mark = expression.castMark else {
        let found = try value(of: left, in: state)
        // `NSDate() as Date` and `number as Int` make another value.
        if found.isBridged { throw NotUnderstood(expression) }
        return found
      }
      // `as!` stops the program.
      guard mark.tokenKind == .postfixQuestionMark else { throw NotUnderstood(expression) }
      let scalar = type.dottedName.flatMap(Scalar.init(named:))
      let found = try value(of: left, in: state)
      switch found.part ?? found {
      case .untyped(.object, let path) where scalar == .string, .untyped(.part, let path) where scalar == .string:
        return .read(path, .string)
      case .untyped(.part, let path) where type.trimmedDescription == "[String: Any]":
        return .untyped(.dictionaryObject, path)
      case .untyped(.part, let path) where type.trimmedDescription == "[Any]": return .untyped(.arrayObject, path)
      case .untyped(let accessor, let path) where type.isCast(from: accessor):
        return .cast(path, to: type.trimmedDescription)
      case .read(_, let own) where own == scalar: return found
      default: throw NotUnderstood(expression)
      }
    case "??":
      let first = try value(of: left, in: state)
      if first.isOptionalDocument, right.isNullConstant { return .either(first, or: .document(.null)) }
      if right.trimmedDescription == ".zero", Value.unwrap(first).isNumber {
        return .either(first, or: .literal(Value.Literal("0")))
      }
      let other = try value(of: right, in: state.assuming(Condition.present(first).negated))
      if case .member(nil, let name) = other, let own = first.enumeration, own.cases?.values.contains(name) == true {
        return .either(first, or: .member(of: own, name))
      }
      return .either(first, or: other)
    case "+":
      let (first, second) = (try value(of: left, in: state), try value(of: right, in: state))
      if first == .literal(.emptyText), second.scalar == .string { return second }
      if second == .literal(.emptyText), first.scalar == .string { return first }
      if first == .made(.dateSince1970, .literal(Value.Literal("0"))), second.scalar == .double {
        return .make(.dateSince1970, of: second)
      }
      if let ones = first.elements, let others = second.elements { return .list(ones + others) }
      guard first.isArray, second.isArray else { throw NotUnderstood(expression) }
      return .append(first, second)
    default: return .truth(try plainCondition(of: expression, in: state))
    }
  }

  // MARK: Members

  /// Returns the value of a member of a document, or of an array.
  private func member(
    _ name: String, of base: Value, at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> Value {
    switch (base, name) {
    case (.member(let enumeration?, let name), "rawValue"):
      guard let text = enumeration.cases?.first(where: { $0.value == name })?.key else { throw NotUnderstood(node) }
      return .literal(Value.Literal(text.swiftLiteral, text: text))
    case (.choice(let condition, let one, let other), _) where one.isAnyDocument && other.isAnyDocument:
      return .choose(
        condition, try member(name, of: one, at: node, in: state), try member(name, of: other, at: node, in: state))
    case (.tuple(let parts), _):
      let number = parts.count == 2 ? ["key": 0, "value": 1, "element": 1][name] ?? Int(name) : Int(name)
      // The number of an element is no value, and what runs for another part has to run.
      guard let number, parts.indices.contains(number), parts[number] != .unset,
        parts.indices.allSatisfy({ $0 == number || parts[$0].models.isEmpty })
      else { throw NotUnderstood(node) }
      return parts[number]
    case (_, "last") where base.isArrayOfDocuments && keepsCode && !base.isEntries,
      (.arranged, "first") where keepsCode:
      return .picked(from: base, by: Code([.text(".\(name)")], hasOwnType: true))
    case (_, "values") where base.isMembers: return .arranged(base, by: Code([.text(".values")], hasOwnType: true))
    case (_, "keys") where base.isMembers:
      return .code(Code([.value(base), .text(".keys")], hasOwnType: true, isNeverNil: true))
    case (_, "isEmpty"):
      guard let condition = base.emptiness else { throw NotUnderstood(node) }
      return .truth(condition)
    case (_, "count") where base.emptiness != nil || base.isArray: return .count(of: base)
    case (.coalesce(.documents(let path), .emptyArray), "first"), (.unwrapped(.documents(let path)), "first"):
      return .choose(.hasElements(path), .document(path.appending(.index(0))), .none)
    case (.some(let parts), "first"): return parts.reversed().reduce(.none) { .either($1, or: $0) }
    case (.list(let parts), "first"): return parts[0]
    case (.document(let path), "first"): return .choose(.isEmpty(path), .none, .tuple([]))
    default: break
    }
    // Foundation's names for numbers: `uint8Value`.
    let ofNumber = name.hasPrefix("uint") ? "uI\(name.dropFirst(2))" : name
    switch (base, ReadRule(accessor: ofNumber)) {
    case (.unwrapped(.number(let path)), .value(let scalar)?) where scalar.isNumber: return .unwrap(.read(path, scalar))
    case (.coercedNumber(let path), .value(let scalar)?) where scalar.isNumber: return .coerced(path, scalar)
    default: break
    }
    guard case .document(let path) = base else { throw NotUnderstood(node) }
    return try member(name, of: path, at: node, in: state).assuming(.isNull(.null), is: true)
  }

  private func member(
    _ name: String, of path: DocumentPath, at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> Value {
    switch name {
    case "type": return .kind(path)
    case "null": return .null(path)
    case "description": return asked(path, ".description")
    case "object", "rawValue": return .untyped(.object, path)
    case "arrayObject": return .untyped(.arrayObject, path)
    case "dictionaryObject": return .untyped(.dictionaryObject, path)
    case "number": return .number(path)
    case "numberValue": return .coercedNumber(path)
    case "array": return .documents(path)
    case "arrayValue": return .either(.documents(path), or: .emptyArray)
    case "dictionary": return .fields(path)
    case "dictionaryValue": return .either(.fields(path), or: .emptyDictionary)
    default:
      if let scalar = scalar(name, of: path) { return scalar }
      // A property that the project gives to all documents.
      guard let found = project.properties(named: name).filter({ $0.owner.map(ProjectFacts.isJSON) == true }).only,
        !isCalled(found.declaration, in: found.file), var function = Function(getterOf: found)
      else { throw NotUnderstood(node) }
      function.receiver = path
      return try value(of: function, [], at: node, in: state)
    }
  }

  /// The value of a member that `LegacyContainer` has too, with the same result as `JSON`.
  private func asked(_ path: DocumentPath, _ question: String) -> Value {
    .code(
      Code([.document(path, isOld: false), .text(question)], hasOwnType: true, isNeverNil: question == ".description"))
  }

  /// A method without parameters that the project gives to all documents.
  private func ownMethod(_ name: String) -> Function? {
    let found = project.functions(named: name).filter { $0.owner.map(ProjectFacts.isJSON) == true }.only
    return found.flatMap { $0.parameters.isEmpty && !isCalled($0.node, in: $0.file) ? Function($0) : nil }
  }

  /// Returns the scalar that an accessor reads; nil for other members.
  func scalar(_ accessor: String, of path: DocumentPath) -> Value? {
    switch ReadRule(accessor: accessor) {
    case .optional(let scalar): .read(path, scalar)
    case .value(let scalar): .coerced(path, scalar)
    default: nil
    }
  }

  /// Returns the element of a document, of an array, or of a dictionary.
  private func element(
    of base: Value, _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    guard !access.arguments.isEmpty, access.arguments.allSatisfy({ $0.label == nil }),
      project.hidingSubscript(of: access) == nil
    else { throw NotUnderstood(access) }
    switch base {
    case .choice(let condition, let one, let other) where one.isAnyDocument && other.isAnyDocument:
      return .choose(
        condition, try element(of: one, access, in: state), try element(of: other, access, in: state))
    case .document(var path):
      for argument in access.arguments {
        if let index = state.index, index.array.isElements(of: path),
          case .variable(index.variable)? = place(argument.expression, in: state),
          case .document(let element) = index.element
        {
          path = element
        } else {
          for step in try steps(argument.expression, in: state) { path = path.appending(step) }
        }
      }
      return .document(path.root == .null ? .null : path)
    case .unwrapped(.fields(let path)), .coalesce(.fields(let path), .emptyDictionary):
      let found = try member(of: path, access, in: state)
      return .choose(.exists(found), .document(found), .none)
    case .unwrapped(.untyped(.dictionaryObject, let path)),
      .coalesce(.untyped(.dictionaryObject, let path), .emptyDictionary):
      let found = try member(of: path, access, in: state)
      return .choose(.exists(found), .untyped(.part, found), .none)
    // An index that is out of range stops the program.
    case .coalesce(.documents(let path), .emptyArray) where state.known(.hasElements(path)) == .always,
      .unwrapped(.documents(let path)) where state.known(.hasElements(path)) == .always:
      guard access.arguments.only?.expression.trimmedDescription == "0" else {
        return try elementOfLoop(base, access, in: state)
      }
      return .document(path.appending(.index(0)))
    default: return try elementOfLoop(base, access, in: state)
    }
  }

  /// The member of an object that a subscript asks for.
  private func member(
    of path: DocumentPath, _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> DocumentPath {
    guard let argument = access.arguments.only, case .key(let key)? = try steps(argument.expression, in: state).only
    else { throw NotUnderstood(access) }
    return path.appending(.key(key))
  }

  private func elementOfLoop(
    _ base: Value, _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    // The element at the place that a loop is at.
    guard let index = state.index, base == index.array, let name = access.arguments.only?.expression,
      case .variable(index.variable)? = place(name, in: state)
    else { throw NotUnderstood(access) }
    return index.element
  }

  /// The keys and indices that the argument of a subscript is.
  private func steps(_ expression: ExprSyntax, in state: State) throws(NotUnderstood) -> [DocumentKey.Step] {
    if let parts = expression.as(ArrayExprSyntax.self)?.elements {
      var found: [DocumentKey.Step] = []
      for part in parts { found += try steps(part.expression, in: state) }
      return found
    }
    if let index = expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue { return [.index(index)] }
    let isLocal =
      expression.as(DeclReferenceExprSyntax.self).map { state.names[$0.baseName.text] != nil } == true
      || isOfLocalType(expression, in: state)
    if !isLocal, let key = KeyConstant(facts: project, type: type).text(of: expression) { return [.key(key)] }
    guard let value = try? value(of: expression, in: state) else { throw NotUnderstood(expression) }
    if case .code(let code) = value {
      guard !isLocal, code.isConstant, code.documents.isEmpty, code.effect == nil, !code.mayStop,
        !project.isListOfKeys(expression),
        // A subscript of the project's own may take it for something else.
        project.ownSubscripts.isEmpty || project.isTextOrNumber(expression, in: type)
      else { throw NotUnderstood(expression) }
      return [.code(expression.trimmedDescription)]
    }
    return try (value.elements ?? [value]).map { part throws(NotUnderstood) in
      guard case .literal(let literal) = part else { throw NotUnderstood(expression) }
      if let text = literal.text { return .key(text) }
      guard let index = Int(literal.source) else { throw NotUnderstood(expression) }
      return .index(index)
    }
  }

}

extension Value {
  /// The type of a scalar that is certainly there.
  var scalar: Scalar? {
    switch self {
    case .coerced(_, let scalar), .unwrapped(.read(_, let scalar)): scalar
    case .entryKey: .string
    // A literal in a declaration, of which the compiler makes what is asked for.
    case .literal(let literal) where literal.text == nil: Double(literal.source) == nil ? nil : .double
    case .literal: .string
    case .choice(_, let one, let other): one.scalar == other.scalar ? one.scalar : nil
    case .coalesce(.read(_, let scalar), let other): other.scalar == scalar || other.isLiteral ? scalar : nil
    default: nil
    }
  }

  var isLiteral: Bool {
    if case .literal = self { return true }
    return false
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

  /// The member of a dictionary as Foundation has it, where that is there; nil for other values.
  fileprivate var part: Value? {
    switch self {
    case .untyped(.part, _): return self
    // What is not in an object is null, which is cast to nothing.
    case .choice(let condition, let one, .none):
      guard let part = one.part, case .untyped(_, let path) = part,
        condition == .exists(path) || path.parent.map({ condition == .isPresent(.fields($0)) }) == true
      else { return nil }
      return part
    default: return nil
    }
  }

  /// The enumeration that it is a case of; nil where that is not known.
  fileprivate var enumeration: Enumeration? {
    switch self {
    case .made(.rawValue(let found), _), .member(let found?, _): found
    case .unwrapped(let inner), .forced(let inner): inner.enumeration
    case .coalesce(let one, let other), .choice(_, let one, let other): one.enumeration ?? other.enumeration
    default: nil
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

  /// Whether it is a document, or nil.
  fileprivate var isOptionalDocument: Bool {
    switch self {
    case .document, .none: true
    case .choice(_, let one, let other): one.isOptionalDocument && other.isOptionalDocument
    default: false
    }
  }

  fileprivate var isNumber: Bool {
    switch self {
    case .made(.number, _), .unwrapped(.made(.number, _)): true
    default: scalar?.isNumber == true
    }
  }

  /// Whether it is the array that a part of the document is.
  fileprivate func isElements(of path: DocumentPath) -> Bool {
    self == .unwrapped(.documents(path)) || self == .coalesce(.documents(path), .emptyArray)
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

extension Code {
  /// Whether nothing in it is read but cases of enumerations.
  fileprivate var isConstant: Bool {
    values.allSatisfy { if case .member(.some, _) = $0 { true } else { false } }
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

  /// The mark behind `as` in a conditional or forced cast; nil for other expressions.
  fileprivate var castMark: TokenSyntax? {
    self.as(SequenceExprSyntax.self)?.elements.lazy
      .compactMap { $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark }.first
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
