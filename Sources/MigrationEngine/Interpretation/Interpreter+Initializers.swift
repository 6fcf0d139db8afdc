import MigrationPlan
import SwiftSyntax

/// Calls of initializers, of the libraries and of models, and cases of enumerations.
extension Interpreter {
  /// Returns what a call of an initializer makes.
  ///
  /// - Parameter type: the type whose initializer `.init` is.
  func made(
    by call: FunctionCallExprSyntax, of type: String? = nil, in state: State
  ) throws(NotUnderstood) -> Value {
    if let model = try model(ExprSyntax(call), of: type, in: state) { return model }
    if let value = valueMade(by: call, of: type, in: state) { return value }
    if let found = source(call, in: state) ?? dataOfSource(call, in: state) { return found }
    if let found = parsed(by: call, in: state), found != .none { return found }
    var arguments = call.arguments
    // `Int(text, radix: 10)`
    if arguments.count == 2, let last = arguments.last, last.label?.text == "radix",
      last.expression.trimmedDescription == "10"
    {
      arguments.remove(at: arguments.index(before: arguments.endIndex))
    }
    guard call.trailingClosure == nil, let argument = arguments.only else { throw NotUnderstood(call) }
    let written = type ?? call.calledExpression.initializedTypeName ?? ""
    let name = written == "Self" ? self.type : (state.genericTypes[written] ?? written).withoutLibrary
    if call.calledExpression.isJSONInitializer, argument.label == nil,
      argument.expression.trimmedDescription == "NSNull()"
    {
      return .document(.null)
    }
    if argument.label == nil, let scalar = LosslessRead.scalar(of: call, in: project),
      case .document(let path) = try value(of: argument.expression, in: state)
    {
      return .lossless(path, scalar)
    }
    // What a set is made of is an array of its elements.
    if name == "Set", argument.label == nil, !project.isDeclaredHere(name),
      let element = state.asked?.wrapped.standardGeneric?.arguments.only
    {
      let elements = try value(
        of: argument.expression, as: TypeSyntax(ArrayTypeSyntax(element: element.trimmed)), in: state)
      if elements.isArrayThatIsThere { return .set(of: elements) }
    }
    let isDocument = call.calledExpression.isJSONInitializer && argument.label == nil
    let inner = try value(of: isDocument ? argument.expression.withoutCastToAny : argument.expression, in: state)
    if call.calledExpression.isJSONInitializer, argument.label?.text == "parseJSON" {
      guard makesRules, inner.isTextOfDocument else { throw NotUnderstood(call) }
      return .document(DocumentPath(.parsed(inner)))
    }
    // `.some(value)`
    if call.makesOptional {
      // An optional in another one is not the same.
      if !inner.isNeverNil || isOfOptionalType(argument.expression, in: state) { throw NotUnderstood(call) }
      return inner
    }
    if call.calledExpression.isJSONInitializer, argument.label == nil {
      if let document = inner.asDocument { return document }
      if case .forced(.fields) = inner, makesRules { return .document(DocumentPath(.picked(inner))) }
    }
    // One of the members alone.
    if call.calledExpression.isJSONInitializer, argument.label == nil, makesRules, let members = inner.members {
      return .document(DocumentPath(.picked(members)))
    }
    if argument.label == nil, inner.isArray, call.calledExpression.isArrayType { return inner }
    if argument.label == nil, name == "Int", !project.isDeclaredHere(name), case .literal(let literal) = inner,
      let text = literal.text
    {
      guard let number = Int(text) else { return .none }
      // A key is a text, whatever it looks like.
      guard number >= 0 else { throw NotUnderstood(call) }
      return .literal(Value.Literal("\(number)"))
    }
    if name == "String", argument.label?.text == "describing", inner.scalar == .string,
      !isOfOptionalType(argument.expression, in: state), !project.isDeclaredHere(name)
    {
      return inner
    }
    guard let made = maker(name, argument.label?.text ?? "", inner) else { throw NotUnderstood(call) }
    return made
  }

  /// Returns what an initializer of the libraries makes of a value; nil for other initializers.
  func maker(_ name: String, _ label: String, _ given: Value) -> Value? {
    // The description of an array, an object or null is neither a number nor the raw value of such a case.
    let value = given.describedDocument.map { .coerced($0, .string) } ?? given
    if let found = project.resolve(name, in: type) {
      // Without a label it is `Role.init`, passed on, unless that is an initializer of the project's own.
      guard label == "rawValue" || label.isEmpty && project.initializers(of: found.name).isEmpty,
        let own = enumeration(found), value.scalar == own.raw
      else { return nil }
      if value != given, !own.isOnlyOfTexts { return nil }
      return .make(.rawValue(of: own), of: value)
    }
    guard !project.isDeclaredHere(name) else { return nil }
    if value != given, Scalar(named: name)?.isNumber != true { return nil }
    switch (name, label, value.scalar) {
    case ("URL", "string", .string?): return .make(.url, of: value)
    case ("Date", "timeIntervalSince1970", .double?): return .make(.dateSince1970, of: value)
    default: break
    }
    if label.isEmpty || label == "truncating", let scalar = Scalar(named: name), scalar.isNumber {
      switch value {
      case .coercedNumber(let path): return .coerced(path, scalar)
      case .unwrapped(.number(let path)): return .unwrap(.read(path, scalar))
      case .literal(let literal) where Int(literal.source) != nil: return value
      default: break
      }
    }
    guard label.isEmpty, let scalar = Scalar(named: name), let own = value.scalar else { return nil }
    if scalar == own { return value }
    return own == .string && Self.parsed.contains(scalar) ? .make(.number(scalar), of: value) : nil
  }

  private static let parsed: Set<Scalar> = [.double, .float, .int, .int32, .int64, .uInt]

  /// Returns the raw values of an enumeration; nil for types that have none.
  func enumeration(_ found: TypeFacts) -> Enumeration? {
    guard found.kind == .enumeration, let raw = found.inherited.first.flatMap(Scalar.init(rawValue:)) else {
      return nil
    }
    let key = KeyConstant(facts: project, type: type)
    // An initializer of the project's own may give any case for a raw value.
    let isOwn = project.initializers(of: found.name).contains { $0.labels == ["rawValue"] }
    var cases: [String: String]? = [.string, .int].contains(raw) && !isOwn ? [:] : nil
    var number = -1
    for element in found.memberBlock.enumerationCases {
      var text = raw == .string ? key.rawValue(element.name.text, of: found) : nil
      if raw == .int, !project.properties(named: "rawValue").contains(where: { $0.owner == found.name }) {
        // A case without a value has the next one.
        let written = element.rawValue.map { Int($0.value.trimmedDescription.filter { $0 != "_" }) } ?? number + 1
        number = written ?? number
        text = written.map(String.init)
      }
      guard let text else {
        cases = nil
        break
      }
      cases?[text] = element.name.text
    }
    return Enumeration(name: found.name, raw: raw, cases: cases)
  }

  /// Returns a case of an enumeration: `Role.guest`, `.guest`.
  func member(_ access: MemberAccessExprSyntax) -> Value? {
    let name = access.declName.baseName.text
    guard access.declName.argumentNames == nil else { return nil }
    guard let base = access.base else {
      // A getter of the project may do anything.
      let isComputed = project.properties(named: name).contains { $0.isStatic && $0.isComputed }
      return isComputed ? nil : .member(of: nil, name)
    }
    let type = base.dottedName
    // A kind of documents.
    if let type, ["Type", "SwiftyJSON.Type", "LegacyJSON.Type"].contains(type), !project.isDeclaredHere("Type") {
      return DocumentType(ExprSyntax(access)).map { .member(of: nil, $0.rawValue) }
    }
    guard let type, let found = project.resolve(type, in: self.type), let own = enumeration(found),
      found.memberBlock.enumerationCases.contains(where: { $0.name.text == name && $0.parameterClause == nil })
    else { return nil }
    return .member(of: own, name)
  }

  /// Returns all cases of an enumeration, in their order: `Role.allCases`; nil for other expressions.
  func allCases(_ expression: ExprSyntax) -> Value? {
    guard let access = expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "allCases",
      let type = access.base?.dottedName, let found = project.resolve(type, in: self.type),
      let own = enumeration(found), found.inherited.contains("CaseIterable"),
      !project.properties(named: "allCases").contains(where: { $0.owner == found.name })
    else { return nil }
    let cases = found.memberBlock.enumerationCases.map { Value.member(of: own, $0.name.text) }
    return cases.isEmpty ? nil : .list(cases)
  }

  /// Returns a value with the type that is asked for where it stands.
  func typed(_ value: Value, as type: TypeSyntax?) -> Value {
    switch value {
    case .list(let parts): return .list(parts.map { typed($0, as: type?.wrapped.arrayElement) })
    case .table(let members):
      let type = type?.wrapped.as(DictionaryTypeSyntax.self)?.value
      return .table(
        members.map { member in
          guard case .tuple(let parts) = member else { return member }
          return .tuple([parts[0], typed(parts[1], as: type)])
        })
    default: break
    }
    if type?.isOptional == true {
      let found = value.replacing { $0 == .member(of: nil, "none") ? Value.none : nil }
      if found != value { return typed(found, as: type) }
    }
    // A closure does not convert what it returns.
    if type?.trimmedDescription == "CGFloat", value.scalar == .double, !value.isLiteral {
      return .code(
        Code([.text("CGFloat("), .value(value), .text(")")], hasOwnType: true, made: "CGFloat", isNeverNil: true))
    }
    guard let name = (type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type)?.dottedName,
      let found = project.resolve(name, in: self.type), let own = enumeration(found)
    else { return value }
    let names = Set(found.memberBlock.enumerationCases.map(\.name.text))
    return value.replacing { part in
      guard case .member(nil, let name) = part, names.contains(name) else { return nil }
      return .member(of: own, name)
    }
  }

  /// Returns the document that a model is given. One that does not ask whether it is there is made of an absent document
  /// as of null, which is there.
  private func document(
    for model: String, _ argument: ExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    let given = try value(of: argument, in: state)
    let initializer = project.documentInitializer(of: model)?.node
    let asks = initializer?.body?.codeTokens.contains { ["error", "exists"].contains($0.text) } ?? false
    if asks { return given }
    // `Model(json: members["model"])` makes one even where there is no such member.
    if case .choice(.exists(let path), .document(let part), .none) = given, part == path, !comparesNilWithNull,
      let initializer, Self.readsNilAsNull(initializer, of: model, in: project)
    {
      return .document(path)
    }
    return given.withAbsentAsNull
  }

  /// Returns the model that a call makes; nil for other calls.
  ///
  /// - Parameter asked: the type whose initializer `.init` is.
  func model(_ expression: ExprSyntax, of asked: String? = nil, in state: State) throws(NotUnderstood) -> Value? {
    let type =
      asked
      ?? expression.as(FunctionCallExprSyntax.self)?.calledExpression.initializedTypeName.flatMap {
        state.genericTypes[$0]
      }
    if let call = expression.triedCall {
      guard let (model, argument) = models.model(constructedBy: call, isTried: true) else { return nil }
      // What it throws, the initializer throws, or a `catch` that does nothing else takes.
      guard state.isCatching || entry.effect == .throwing && state.call?.isTried != true,
        case .document(let path) = try document(for: model, argument, in: state)
      else { throw NotUnderstood(expression) }
      let mayRefuse = state.isCatching && mayRefuse(model)
      let made = Value.model(model, path, mayRefuse: mayRefuse)
      return mayRefuse ? .unwrap(made) : made
    }
    guard let (model, argument) = models.model(constructedBy: expression, of: type) else {
      guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        let argument = call.arguments.only, let name = call.calledExpression.initializedTypeName,
        let found = project.resolve(name, in: self.type),
        let mayRefuse = knownHanding?.mayRefuse(bridged: found.name, label: argument.label?.text),
        case .document(let path) = try document(for: found.name, argument.expression, in: state)
      else { return nil }
      return .model(found.name, path, mayRefuse: mayRefuse)
    }
    let mayRefuse = mayRefuse(model)
    let given = try document(for: model, argument, in: state)
    let refusesNil =
      given.nested.contains(.none)
      && project.documentInitializer(of: model).map { Self.refusesNil($0.node, of: model, in: project) } == true
    let made = given.made(ofNone: refusesNil ? Value.none : nil) { .model(model, $0, mayRefuse: mayRefuse) }
    guard let made else { throw NotUnderstood(expression) }
    return made
  }

  /// Whether a model's initializer refuses any document.
  func mayRefuse(_ model: String) -> Bool { project.mayRefuse(model) && !project.neverRefuses(model) }
}

extension Value {
  /// The document that `JSON(value)` makes of a document, or of a part of one as Foundation has it; nil for other values.
  fileprivate var asDocument: Value? {
    switch self {
    case .document: self
    // `.object` of what is absent is `NSNull`.
    case .untyped(.object, let path): .choose(.exists(path), .document(path), .document(.null))
    case .untyped(.part, let path), .unwrapped(.untyped(.dictionaryObject, let path)),
      .unwrapped(.untyped(.arrayObject, let path)), .unwrapped(.fields(let path)):
      .document(path)
    case .choice(let condition, let one, .none): one.asDocument.map { .choose(condition, $0, .document(.null)) }
    default: nil
    }
  }

  /// Returns what is made of a document, or of the one of two that a condition chooses. Nil for other values.
  ///
  /// - Parameter none: what is made where there is no document; nil where that is not known.
  fileprivate func made(ofNone none: Value?, by make: (DocumentPath) -> Value) -> Value? {
    switch self {
    case .document(let path): return make(path)
    case .none: return none
    case .choice(let condition, let one, let other):
      guard let one = one.made(ofNone: none, by: make), let other = other.made(ofNone: none, by: make) else {
        return nil
      }
      return .choose(condition, one, other)
    default: return nil
    }
  }

  /// The document whose description it is: `json["x"].description`, `json["x"].rawString() ?? ""`; nil for other values.
  fileprivate var describedDocument: DocumentPath? {
    switch self {
    case .code(let code):
      guard code.pieces.count == 2, case .document(let path, isOld: false) = code.pieces[0],
        [.text(".description"), .text(".rawString()")].contains(code.pieces[1])
      else { return nil }
      return path
    case .coalesce(let text, .literal(.emptyText)): return text.describedDocument
    default: return nil
    }
  }
}

extension String {
  /// A type's name without that of the library in front of it: `Date` of `Foundation.Date`.
  fileprivate var withoutLibrary: String {
    ["Foundation.", "Swift."].first(where: hasPrefix).map { String(dropFirst($0.count)) } ?? self
  }
}

extension Value {
  /// Whether it is a text that is always there, and that the document holds.
  fileprivate var isTextOfDocument: Bool {
    isNeverNil && scalar == .string && paths?.isEmpty == false
      && nested.allSatisfy { value in
        switch value {
        case .code, .object, .model, .forced, .initial: false
        default: true
        }
      }
  }
}

extension ExprSyntax {
  /// The call that throws what the code around it throws: `Item(json: json)` of `try items.append(Item(json: json))`;
  /// nil for anything else.
  fileprivate var triedCall: ExprSyntax? {
    if let attempt = self.as(TryExprSyntax.self) {
      return attempt.questionOrExclamationMark == nil && attempt.expression.is(FunctionCallExprSyntax.self)
        ? attempt.expression : nil
    }
    guard self.is(FunctionCallExprSyntax.self) else { return nil }
    var node: Syntax? = Syntax(self)
    while let current = node, !current.is(CodeBlockItemSyntax.self) {
      if let attempt = current.as(TryExprSyntax.self) ?? current.as(ExprSyntax.self)?.tryInFront {
        return attempt.questionOrExclamationMark == nil ? self : nil
      }
      node = current.parent
    }
    return nil
  }
}

extension Value {
  /// The members of an object, or none, as documents; nil for other values.
  fileprivate var members: Value? {
    switch self {
    case .coalesce(.fields, .emptyDictionary): self
    case .coalesce(.untyped(.dictionaryObject, let path), .emptyDictionary): .coalesce(.fields(path), .emptyDictionary)
    default: nil
    }
  }

  /// The array of documents, for one of what they are as Foundation has it; nil for other values.
  var arrayOfObjects: Value? {
    switch self {
    case .untyped(.arrayObject, let path): .documents(path)
    case .unwrapped(let inner): inner.arrayOfObjects.map { .unwrap($0) }
    case .forced(let inner): inner.arrayOfObjects.map { .forced($0) }
    case .coalesce(let inner, .emptyArray): inner.arrayOfObjects.map { .either($0, or: .emptyArray) }
    case .choice(let condition, let one, .emptyArray):
      one.arrayOfObjects.map { .choose(condition, $0, .emptyArray) }
    default: nil
    }
  }

  /// An element as an array of Foundation has it, for a document; any other value itself.
  var asObject: Value {
    if case .document(let path) = self { return .untyped(.part, path) }
    return self
  }
}
