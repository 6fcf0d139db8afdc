import SwiftSyntax

/// Follows the document through the code of an initializer and of what it calls, and notes every read.
///
/// It need not be exact: what it misses is made up for by the recorded payloads and by keys taken from the new code, and
/// what it adds is one more field in a payload.
struct ShapeReader {
  let facts: ProjectFacts

  /// The shape of what a type's initializers read.
  func shape(of type: String) -> ReadShape {
    let root = ReadShape()
    for name in facts.lineage(of: type) {
      for initializer in facts.jsonInitializers where facts.resolve(initializer.owner, in: nil)?.name == name {
        guard let parameter = initializer.node.signature.parameterClause.parameters.first(where: { $0.type.isJSON }),
          let body = initializer.node.body
        else { continue }
        var scope = Scope(type: name, facts: facts)
        scope.values[(parameter.secondName ?? parameter.firstName).text] = root
        scope.read(Syntax(body))
      }
    }
    return root
  }

  /// The key that each property of a type is read from, where one assignment shows it.
  func keys(of type: String) -> [String: String] {
    var found: [String: String] = [:]
    for name in facts.lineage(of: type) {
      for initializer in facts.jsonInitializers where facts.resolve(initializer.owner, in: nil)?.name == name {
        guard let body = initializer.node.body else { continue }
        for statement in body.statements {
          let visitor = KeyFinder(facts: facts, type: name)
          visitor.walk(statement)
          found.merge(visitor.found) { old, _ in old }
        }
      }
    }
    return found
  }

  /// Assignments `property = … ["key"] …`.
  private final class KeyFinder: SyntaxVisitor {
    let facts: ProjectFacts
    let type: String
    var found: [String: String] = [:]
    private var bound: String?

    init(facts: ProjectFacts, type: String) {
      self.facts = facts
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      bound = node.initializer.flatMap { firstKey(in: Syntax($0.value)) } ?? bound
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
      let target =
        elements[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text
        ?? elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
      if let target, let key = elements.dropFirst(2).lazy.compactMap({ self.firstKey(in: Syntax($0)) }).first ?? bound,
        found[target] == nil
      {
        found[target] = key
      }
      return .visitChildren
    }

    private func firstKey(in node: Syntax) -> String? {
      if let access = node.as(SubscriptCallExprSyntax.self), let argument = access.arguments.last {
        return facts.text(of: argument.expression, in: type)
      }
      return node.children(viewMode: .sourceAccurate).lazy.compactMap { self.firstKey(in: $0) }.first
    }
  }
}

extension ProjectFacts {
  /// The text of a literal, a constant or an enum case's raw value.
  func text(of expression: ExprSyntax, in type: String?) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return stringConstant(reference.baseName.text, in: type)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self) else { return nil }
    if access.declName.baseName.text == "rawValue", let base = access.base?.as(MemberAccessExprSyntax.self) {
      return rawValue(of: base.declName.baseName.text, in: base.base?.dottedName, scope: type)
    }
    guard let owner = access.base?.dottedName else { return nil }
    if let type = resolve(owner == "self" || owner == "Self" ? type ?? "" : owner, in: type) {
      let constants = properties(named: access.declName.baseName.text).filter { $0.owner == type.name }
      if let literal = constants.first?.initializer?.as(StringLiteralExprSyntax.self) {
        return literal.representedLiteralValue
      }
      return rawValue(of: access.declName.baseName.text, in: type.name, scope: nil)
    }
    return nil
  }

  private func rawValue(of name: String, in type: String?, scope: String?) -> String? {
    guard let type, let found = resolve(type, in: scope), found.kind == .enumeration else { return nil }
    for member in found.memberBlock.members {
      for element in member.decl.as(EnumCaseDeclSyntax.self)?.elements ?? [] where element.name.text == name {
        return element.rawValue?.value.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? name
      }
    }
    return nil
  }
}

/// What the names at hand stand for while code is read.
private struct Scope {
  let type: String
  let facts: ProjectFacts
  var values: [String: ReadShape] = [:]
  /// How many calls deep the reading is.
  var depth = 0

  private static let maximumDepth = 6

  /// Reads every statement below a node.
  mutating func read(_ node: Syntax) {
    if let binding = node.as(OptionalBindingConditionSyntax.self) {
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      if let value = binding.initializer?.value {
        let found = shape(of: value)
        if let name, let found { values[name] = found }
      }
      return
    }
    if let binding = node.as(PatternBindingSyntax.self), let value = binding.initializer?.value {
      let found = shape(of: value)
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let found {
        values[name] = found
      }
      return
    }
    if let loop = node.as(ForStmtSyntax.self) {
      let sequence = shape(of: loop.sequence)
      if let sequence { bind(loop.pattern, to: sequence) }
      if let condition = loop.whereClause { read(Syntax(condition)) }
      read(Syntax(loop.body))
      return
    }
    if let expression = node.as(ExprSyntax.self) {
      _ = shape(of: expression)
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { read(child) }
  }

  private mutating func bind(_ pattern: PatternSyntax, to sequence: ReadShape) {
    if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
      values[name] = sequence.elements()
    } else if let tuple = pattern.as(TuplePatternSyntax.self), tuple.elements.count == 2,
      let name = tuple.elements.last?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    {
      // `for (key, value) in json`: of an object or of an array.
      values[name] = sequence.elements()
    }
  }

  /// The value that an expression stands for, when it is one of the document's; reads what is inside either way.
  mutating func shape(of expression: ExprSyntax) -> ReadShape? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return values[reference.baseName.text] }
    if let access = expression.as(SubscriptCallExprSyntax.self) { return shape(ofSubscript: access) }
    if let access = expression.as(MemberAccessExprSyntax.self) { return shape(ofMember: access) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return shape(ofCall: call) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return shape(of: chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return shape(of: forced.expression) }
    if let attempt = expression.as(TryExprSyntax.self) { return shape(of: attempt.expression) }
    if let cast = expression.as(AsExprSyntax.self) { return shape(of: cast.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let shapes = sequence.elements.map { shape(of: $0) }
      return shapes.first ?? nil
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      let shapes = tuple.elements.map { shape(of: $0.expression) }
      return shapes.count == 1 ? shapes[0] : nil
    }
    for child in expression.children(viewMode: .sourceAccurate) { read(child) }
    return nil
  }

  private mutating func shape(ofSubscript access: SubscriptCallExprSyntax) -> ReadShape? {
    var arguments = access.arguments.map(\.expression)
    if arguments.count == 1, let list = arguments[0].as(ArrayExprSyntax.self) {
      arguments = list.elements.map(\.expression)
    }
    guard var current = shape(of: access.calledExpression) else {
      for argument in arguments { _ = shape(of: argument) }
      return nil
    }
    for argument in arguments {
      if let key = facts.text(of: argument, in: type) {
        current = current.member(key)
      } else {
        if !argument.is(IntegerLiteralExprSyntax.self) { _ = shape(of: argument) }
        current = current.elements()
      }
    }
    return current
  }

  private static let containers: Set = [
    "array", "arrayValue", "arrayObject", "dictionary", "dictionaryValue", "dictionaryObject",
  ]

  private mutating func shape(ofMember access: MemberAccessExprSyntax) -> ReadShape? {
    guard let base = access.base, let shape = shape(of: base) else { return nil }
    let name = access.declName.baseName.text
    switch name {
    case "first", "last": return shape.elements()
    case "lazy", "values", "indices", "keys", "count", "isEmpty", "error", "type": return shape
    default: shape.accessors.insert(name)
    }
    return shape
  }

  private static let closureMethods: Set = [
    "map", "compactMap", "flatMap", "forEach", "filter", "sorted", "first", "contains", "reduce", "enumerated",
    "reversed", "prefix", "suffix", "dropFirst", "dropLast", "mapValues", "allSatisfy", "index", "firstIndex",
  ]

  private mutating func shape(ofCall call: FunctionCallExprSyntax) -> ReadShape? {
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let name = access?.declName.baseName.text ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let access, let base = access.base, let name, let value = shape(of: base) {
      return shape(ofMethod: name, on: value, call)
    }
    var shapes: [(label: String?, shape: ReadShape)] = []
    for argument in call.arguments {
      if let found = shape(of: argument.expression) { shapes.append((argument.label?.text, found)) }
    }
    if let trailing = call.trailingClosure { read(Syntax(trailing.statements)) }
    guard !shapes.isEmpty else { return nil }
    if let model = calledType(call) {
      for (_, shape) in shapes { shape.models.insert(model) }
    } else if let name {
      // `APIUtil.int(json["coin"])`
      if Self.readers.contains(name) {
        for (_, shape) in shapes { shape.accessors.insert(name) }
      }
      follow(name, with: shapes)
    }
    return nil
  }

  /// Functions that are named for what they read.
  private static let readers: Set = ["int", "int64", "double", "float", "string", "bool", "url"]

  /// The type that a call creates: `X(json:)`, `X.init(json:)`.
  private func calledType(_ call: FunctionCallExprSyntax) -> String? {
    guard var name = call.calledExpression.dottedName else { return nil }
    if name.hasSuffix(".init") { name.removeLast(".init".count) }
    if name == "self" || name == "super" { return nil }
    return facts.resolve(name, in: type)?.name ?? (RuntimeLibrary.models.contains(name) ? name : nil)
  }

  private mutating func shape(ofMethod name: String, on value: ReadShape, _ call: FunctionCallExprSyntax) -> ReadShape?
  {
    let closures =
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap(\.self)
    for argument in call.arguments where !argument.expression.is(ClosureExprSyntax.self) {
      // `.map(X.init)`
      if let reference = argument.expression.dottedName,
        let model = facts.resolve(
          reference.hasSuffix(".init") ? String(reference.dropLast(".init".count)) : reference, in: type)
      {
        if Self.closureMethods.contains(name) { value.elements().models.insert(model.name) }
      } else if let access = argument.expression.as(MemberAccessExprSyntax.self), let base = access.base?.dottedName,
        access.declName.baseName.text == "init", let model = facts.resolve(base, in: type)
      {
        value.elements().models.insert(model.name)
      } else if let path = argument.expression.as(KeyPathExprSyntax.self) {
        for component in path.components {
          if let property = component.component.as(KeyPathPropertyComponentSyntax.self) {
            value.elements().accessors.insert(property.declName.baseName.text)
          }
        }
      } else {
        _ = shape(of: argument.expression)
      }
    }
    guard Self.closureMethods.contains(name) else {
      if closures.isEmpty { follow(name, with: [], receiver: value) }
      return value
    }
    for closure in closures {
      var inner = self
      inner.values["$0"] = name == "reduce" ? nil : value.elements()
      inner.values["$1"] = value.elements()
      for parameter in closure.namesOfParameters { inner.values[parameter] = value.elements() }
      inner.read(Syntax(closure.statements))
    }
    return value
  }

  /// Reads a function of the project, with what its arguments stand for.
  private func follow(_ name: String, with shapes: [(label: String?, shape: ReadShape)], receiver: ReadShape? = nil) {
    guard depth < Self.maximumDepth else { return }
    // Functions of `JSON` extensions are not known by their receiver; any body that fits is read.
    for node in FunctionBodies.bodies(named: name, in: facts).prefix(3) {
      var inner = Scope(type: node.owner ?? type, facts: facts, depth: depth + 1)
      if let receiver { inner.values["self"] = receiver }
      let parameters = Array(node.parameters)
      for (label, shape) in shapes {
        let parameter = parameters.first { $0.firstName.text == (label ?? "_") } ?? parameters.first
        guard let parameter else { continue }
        inner.values[(parameter.secondName ?? parameter.firstName).text] = shape
      }
      inner.read(node.body)
    }
  }
}

/// The bodies of functions by name.
enum FunctionBodies {
  struct Body {
    let owner: String?
    let parameters: FunctionParameterListSyntax
    let body: Syntax
  }

  static func bodies(named name: String, in facts: ProjectFacts) -> [Body] {
    facts.functions(named: name).compactMap { function in
      guard let node = function.parameters.parent?.parent?.parent?.as(FunctionDeclSyntax.self), let body = node.body
      else { return nil }
      return Body(owner: function.owner, parameters: function.parameters, body: Syntax(body))
    }
  }
}

extension ClosureExprSyntax {
  fileprivate var namesOfParameters: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.text)
    case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
