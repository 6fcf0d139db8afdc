import MigrationPlan
import SwiftSyntax

/// The meaning of the names in scope while code is read.
struct ReadScope {
  let type: String
  let facts: ProjectFacts
  var values: [String: ReadShape] = [:]
  /// The functions and getters that the reading has followed to here, outermost first.
  private var path: [SyntaxIdentifier] = []
  private var depth: Int { path.count }

  private static let maximumDepth = 12
  /// How often one of them may be on the way: what calls itself reads a document that holds others like it.
  private static let maximumTurns = 3

  init(type: String, facts: ProjectFacts) {
    self.type = type
    self.facts = facts
  }

  /// The scope of a function that is called here; nil where that goes too deep.
  private func following(_ node: Syntax, of owner: String) -> ReadScope? {
    guard depth < Self.maximumDepth, path.count(where: { $0 == node.id }) < Self.maximumTurns else { return nil }
    var inner = ReadScope(type: owner, facts: facts)
    inner.path = path + [node.id]
    return inner
  }

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
      readTurn(of: loop)
      guard let sequence, let turns = Interpreter.Turns(of: loop), turns.names.count == 2 else { return }
      // `if key == "title" { … }`
      for key in turns.keys(comparedWith: turns.names[0]) {
        values[turns.names[1]] = sequence.member(key)
        readTurn(of: loop)
      }
      return
    }
    if let choice = node.as(SwitchExprSyntax.self) {
      if let subject = shape(of: choice.subject) {
        for choice in choice.cases.compactMap({ $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }) {
          for item in choice.caseItems {
            if let pattern = item.pattern.as(ExpressionPatternSyntax.self) { expect(pattern.expression, of: subject) }
          }
        }
      }
      for branch in choice.cases { read(Syntax(branch)) }
      return
    }
    if let expression = node.as(ExprSyntax.self) {
      _ = shape(of: expression)
      return
    }
    for child in node.children(viewMode: .sourceAccurate) { read(child) }
  }

  private mutating func readTurn(of loop: ForStmtSyntax) {
    if let condition = loop.whereClause { read(Syntax(condition)) }
    read(Syntax(loop.body))
  }

  /// Notes a literal or a constant that a value is compared with.
  private func expect(_ expression: ExprSyntax, of shape: ReadShape) {
    if let number = expression.as(IntegerLiteralExprSyntax.self) {
      shape.expected.insert(number.literal.text)
    } else if let text = facts.text(of: expression, in: type) {
      shape.expected.insert(text)
    }
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
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      let name = reference.baseName.text
      if let found = values[name] { return found }
      // In an extension of `JSON`, an accessor of `self`.
      guard depth > 0, ProjectFacts.isJSON(type), let own = values["self"], Self.readsItself(name) else { return nil }
      return shape(ofMember: name, of: own)
    }
    if let access = expression.as(SubscriptCallExprSyntax.self) { return shape(ofSubscript: access) }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      // A document that the type keeps.
      if access.base?.trimmedDescription == "self", let kept = values[access.declName.baseName.text] { return kept }
      return shape(ofMember: access)
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return shape(ofCall: call) }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return shape(of: chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return shape(of: forced.expression) }
    if let attempt = expression.as(TryExprSyntax.self) { return shape(of: attempt.expression) }
    if let cast = expression.as(AsExprSyntax.self) { return shape(of: cast.expression) }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let shapes = sequence.elements.map { shape(of: $0) }
      let elements = Array(sequence.elements)
      for index in elements.indices.dropFirst().dropLast()
      where ["==", "!="].contains(elements[index].trimmedDescription) {
        if let left = shapes[index - 1] { expect(elements[index + 1], of: left) }
        if let right = shapes[index + 1] { expect(elements[index - 1], of: right) }
      }
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

  private mutating func shape(ofMember access: MemberAccessExprSyntax) -> ReadShape? {
    guard let base = access.base, let shape = shape(of: base) else { return nil }
    return self.shape(ofMember: access.declName.baseName.text, of: shape)
  }

  private static func readsItself(_ name: String) -> Bool {
    Scalar.allCases.contains { $0.accessor == name || "\($0.accessor)Value" == name }
  }

  private func shape(ofMember name: String, of shape: ReadShape) -> ReadShape {
    switch name {
    case "first", "last": return shape.elements()
    // A text that is parsed.
    case "utf8": return shape
    case "lazy", "values", "indices", "keys", "count", "isEmpty", "error", "type": return shape
    default:
      // A property that the project gives to all documents says itself what it reads.
      followGetter(name, of: shape)
      if shape.isUnread { shape.accessors.insert(name) }
    }
    return shape
  }

  private func followGetter(_ name: String, of shape: ReadShape) {
    if Self.readsItself(name) {
      shape.accessors.insert(name)
      return
    }
    for property in facts.properties(named: name) where property.isComputed {
      guard let owner = property.owner, ProjectFacts.isJSON(owner),
        var inner = following(Syntax(property.declaration), of: owner)
      else { continue }
      inner.values["self"] = shape
      inner.read(Syntax(property.declaration))
    }
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
    var documents: [ReadShape] = []
    for argument in call.arguments {
      guard let found = shape(of: argument.expression) else { continue }
      shapes.append((argument.label?.text, found))
      if !argument.expression.isRead { documents.append(found) }
    }
    if let trailing = call.trailingClosure { read(Syntax(trailing.statements)) }
    // `{ … }()`
    if let closure = call.calledExpression.withoutParentheses.as(ClosureExprSyntax.self) {
      read(Syntax(closure.statements))
    }
    guard let first = shapes.first?.shape else { return nil }
    // The same document in another form: `Data(text.utf8)`, `JSON(data)`.
    if let name, Self.renditions.contains(name) { return first }
    if let model = calledType(call) {
      for shape in documents { shape.models.insert(model) }
      for (label, shape) in shapes where label == "rawValue" { shape.expected.formUnion(facts.rawValues(of: model)) }
    } else if let name {
      // `APIUtil.int(json["coin"])`
      if Self.readers.contains(name) {
        for (_, shape) in shapes { shape.accessors.insert(name) }
      }
      // `formatter.date(from: json["day"].stringValue)`
      if name == "date", shapes.first?.label == "from" { shapes.first?.shape.isTime = true }
      // `UserReader().read(json)`
      let receiver = access?.base?.as(FunctionCallExprSyntax.self)?.calledExpression.dottedName
      follow(name, with: shapes, owner: receiver.flatMap { facts.resolve($0, in: type)?.name })
    }
    return nil
  }

  /// Initializers and functions that turn a document into another form of it: text, bytes, Foundation's objects, `JSON`.
  private static let renditions: Set = ["JSON", "Data", "NSData", "jsonObject"]

  /// Functions that are named for what they read.
  private static let readers: Set = ["int", "int64", "double", "float", "string", "bool", "url"]

  /// The type that a call creates: `X(json:)`, `X.init(json:)`.
  private func calledType(_ call: FunctionCallExprSyntax) -> String? {
    guard let name = call.calledExpression.dottedName, !["self.init", "super.init"].contains(name) else { return nil }
    return model(madeBy: name) ?? (RuntimeLibrary.models.contains(name) ? name : nil)
  }

  /// The type that `X`, `X.init` or a static function `X.from` makes a value of.
  private func model(madeBy name: String) -> String? {
    if name.hasSuffix(".init") { return facts.resolve(String(name.dropLast(".init".count)), in: type)?.name }
    if let found = facts.resolve(name, in: type) { return found.name }
    guard let dot = name.lastIndex(of: "."), let found = facts.resolve(String(name[..<dot]), in: type) else {
      return nil
    }
    let makes = facts.factories(of: found.name).contains { !$0.isOutside && $0.name == name[name.index(after: dot)...] }
    return makes ? found.name : nil
  }

  private mutating func shape(ofMethod name: String, on value: ReadShape, _ call: FunctionCallExprSyntax) -> ReadShape?
  {
    let closures =
      call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      + [call.trailingClosure].compactMap(\.self)
    for argument in call.arguments where !argument.expression.is(ClosureExprSyntax.self) {
      // `.map(X.init)`
      if let model = argument.expression.dottedName.flatMap(model(madeBy:)) {
        if Self.closureMethods.contains(name) { value.elements().models.insert(model) }
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
      for parameter in closure.parameterNames.map(\.name) { inner.values[parameter] = value.elements() }
      inner.read(Syntax(closure.statements))
    }
    return value
  }

  /// Reads a function of the project, with what its arguments stand for.
  ///
  /// - Parameter owner: the type that it belongs to, where that is known.
  private func follow(
    _ name: String, with shapes: [(label: String?, shape: ReadShape)], receiver: ReadShape? = nil, owner: String? = nil
  ) {
    let all = FunctionBodies.bodies(named: name, in: facts)
    let own = all.filter { $0.owner == owner }
    // Functions of `JSON` extensions are not known by their receiver; any body that fits is read.
    for node in (owner == nil || own.isEmpty ? all : own).prefix(3) {
      guard var inner = following(node.body, of: node.owner ?? type) else { continue }
      if let receiver { inner.values["self"] = receiver }
      let parameters = Array(node.parameters)
      for (label, shape) in shapes {
        let parameter = parameters.first { $0.firstName.text == (label ?? "_") } ?? parameters.first
        guard let parameter else { continue }
        inner.values[parameter.internalName] = shape
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

extension ExprSyntax {
  /// Whether it is what an accessor gives, which is no part of the document any more: `json["id"].int!`.
  fileprivate var isRead: Bool {
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.isRead }
    if let chained = self.as(OptionalChainingExprSyntax.self) { return chained.expression.isRead }
    if let elements = self.as(SequenceExprSyntax.self)?.elements, elements.count == 3 {
      return elements.first?.isRead == true
    }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.isTypeName == false else { return false }
    return !Self.containers.contains(access.declName.baseName.text)
  }

  private var isTypeName: Bool { dottedName?.lastComponent.first?.isUppercase == true }

  /// The members that are parts of the document, too.
  private static let containers: Set = [
    "array", "arrayValue", "arrayObject", "dictionary", "dictionaryValue", "dictionaryObject", "first", "last", "lazy",
    "values",
  ]
}
