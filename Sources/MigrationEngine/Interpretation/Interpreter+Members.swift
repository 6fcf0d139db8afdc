import MigrationPlan
import SwiftSyntax

/// Members and elements of documents, of arrays, and of dictionaries.
extension Interpreter {
  /// Returns the value of a member of a document, or of an array.
  func member(
    _ name: String, of base: Value, at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> Value {
    switch (base, name) {
    case (.member(let enumeration?, let name), "rawValue"):
      guard let value = enumeration.rawValue(of: name) else { throw NotUnderstood(node) }
      return .literal(value)
    case (.member(let enumeration?, let own), _):
      guard let property = project.property(name, of: enumeration.name), property.isComputed, !property.isStatic,
        property.owner == enumeration.name, let getter = Function(getterOf: property)
      else { throw NotUnderstood(node) }
      let type = (property.type?.arrayElement ?? property.type)?.dottedName
      if type == "JSONSubscriptType" || type.flatMap(Scalar.init(named:)) != nil
        || type.flatMap({ project.resolve($0, in: self.type) }) != nil
      {
        return try value(of: getter.ofType(enumeration.name).of(value: base), [], at: node, in: state)
      }
      guard !property.declaration.modifiers.isPrivate, mayMakeRules else { throw NotUnderstood(node) }
      // It has nothing to do with the document.
      let owner = project.shortestName(of: enumeration.name, in: initializer.enclosingTypeName ?? "")
      return .code(
        Code(
          [.text("\(owner).\(own).\(name)")], hasOwnType: true, isNeverNil: property.type?.isOptional == false,
          effect: Code.Effect(in: state.statement, isAction: false)))
    // The document of a pair with its key, of which nothing asks.
    case (.document, "1"): return base
    // Kinds of documents are equal where their raw values are.
    case (.kind, "rawValue"): return base
    case (.member(nil, let name), "rawValue") where DocumentType(rawValue: name) != nil: return base
    case (.choice(let condition, let one, let other), _) where one.isAnyDocument && other.isAnyDocument:
      return .choose(
        condition, try member(name, of: one, at: node, in: state), try member(name, of: other, at: node, in: state))
    case (.tuple(let parts), _):
      let number = parts.count == 2 ? ["key": 0, "value": 1, "element": 1][name] ?? Int(name) : Int(name)
      // The number of an element is no value, and what runs for another part has to run.
      guard let number, parts.indices.contains(number), parts[number] != .unset,
        parts.indices.allSatisfy({ $0 == number || Set(parts[$0].models).isSubset(of: state.models) })
      else { throw NotUnderstood(node) }
      return parts[number]
    case (_, "last") where base.isArrayOfDocuments && makesRules && !base.isEntries,
      (.arranged, "first") where makesRules:
      return .picked(from: base, by: Code([.text(".\(name)")], hasOwnType: true))
    case (_, "values") where base.isMembers: return .arranged(base, by: Code([.text(".values")], hasOwnType: true))
    // Reads have no effects, so that it does not matter when they run.
    case (_, "lazy") where base.isArrayOfDocuments || base.elements != nil || base.isMembers: return base
    case (_, "keys") where base.isMembers:
      return .code(Code([.value(base), .text(".keys")], hasOwnType: true, isNeverNil: true))
    case (_, "isEmpty"):
      guard let condition = base.emptiness else { throw NotUnderstood(node) }
      return .truth(condition)
    case (.list(let parts), "count"): return .literal(Value.Literal("\(parts.count)"))
    case (_, "count") where base.emptiness != nil || base.isArray: return .count(of: base)
    case (.coalesce(.documents(let path), .emptyArray), "first"), (.unwrapped(.documents(let path)), "first"):
      return .choose(.hasElements(path), .document(path.appending(.index(0))), .none)
    case (.some(let parts), "first"): return parts.reversed().reduce(.none) { .either($1, or: $0) }
    case (.list(let parts), "first"), (.list(let parts), "last"):
      // One that is nil would be in another optional.
      guard let found = name == "first" ? parts.first : parts.last, found.isNeverNil else { break }
      return found
    case (.document(let path), "first"): return .choose(.isEmpty(path), .none, .tuple([]))
    case (.document(let path), "error") where path.root != .null: return .choose(.exists(path), .none, .tuple([]))
    // Coercion makes the same text of them.
    case (.unwrapped(.read(let path, .bool)), "description"): return .coerced(path, .string)
    case (.unwrapped(.number(let path)), "stringValue"), (.coercedNumber(let path), "stringValue"):
      guard state.isPresent(.number(path)), state.known(.present(.read(path, .bool))) == .never else { break }
      return .coerced(path, .string)
    default: break
    }
    // Foundation's names for numbers: `uint8Value`.
    let ofNumber = name.hasPrefix("uint") ? "uI\(name.dropFirst(2))" : name
    switch (base, ReadRule(accessor: ofNumber)) {
    case (.unwrapped(.number(let path)), .value(let scalar)?) where scalar.isNumber: return .unwrap(.read(path, scalar))
    case (.coercedNumber(let path), .value(let scalar)?) where scalar.isNumber: return .coerced(path, scalar)
    default: break
    }
    if let found = try collectionMember(name, of: base, at: node, in: state) { return found }
    if let instance = instance(of: base, in: state) {
      guard let found = member(name, of: instance, at: node, in: state) else { throw NotUnderstood(node) }
      return found
    }
    guard case .document(let path) = base else { throw NotUnderstood(node) }
    return try member(name, of: path, at: node, in: state).assuming(.isNull(.null), is: true)
  }

  /// Returns what a key path leads to.
  func member(
    _ path: [String], of value: Value, at node: some SyntaxProtocol, in state: State
  ) throws(NotUnderstood) -> Value {
    var found = value
    for name in path { found = try member(name, of: found, at: node, in: state) }
    return found
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
        !isCalled(found.declaration, in: found.file),
        var function = converted(Function(getterOf: found), found.declaration, in: found.file)
      else { throw NotUnderstood(node) }
      function.receiver = .document(path)
      return try value(of: function, [], at: node, in: state)
    }
  }

  /// The value of a member that `LegacyContainer` has too, with the same result as `JSON`.
  func asked(_ path: DocumentPath, _ question: String) -> Value {
    .code(
      Code([.document(path, isOld: false), .text(question)], hasOwnType: true, isNeverNil: question == ".description"))
  }

  /// The method that the project gives to all documents, and that a call calls.
  ///
  /// - Parameter call: nil for one without arguments.
  func ownMethod(_ name: String, calledBy call: FunctionCallExprSyntax? = nil, in state: State) -> Function? {
    let all = project.functions(named: name).filter { function in
      function.owner.map(ProjectFacts.isJSON) == true && !function.isStatic && isVisible(function.node)
        && call.map(function.mayBeCalled) ?? function.parameters.isEmpty
    }
    let arguments = call?.arguments.map(\.expression) ?? []
    let found = meant(of: all, by: arguments, in: state, signature: { ($0.parameters, $0.returnType) })
    return found.flatMap { isCalled($0.node, in: $0.file) ? nil : converted(Function($0), $0.node, in: $0.file) }
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
  func element(
    of base: Value, _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    if let found = memberOfSource(base, access, in: state) { return found }
    switch base {
    case .table(let members): return try member(of: members, access, in: state)
    case .list(let parts): return try element(of: parts, access, in: state)
    // The last of them is there in any case.
    case .some(let parts)
    where access.arguments.only?.expression.trimmedDescription == "0" && parts.last?.isNeverNil == true:
      return try member("first", of: base, at: access, in: state)
    case .coalesce(.fields(let path), .emptyDictionary) where access.fallback != nil,
      .unwrapped(.fields(let path)) where access.fallback != nil:
      guard let fallback = access.fallback else { break }
      let found = try member(of: path, access, in: state)
      let other = fallback.isNullConstant ? Value.document(.null) : try value(of: fallback, in: state)
      return .choose(.exists(found), .document(found), other)
    default: break
    }
    if let found = try value(ofSubscript: access, of: base, in: state) { return found }
    if let index = access.arguments.only, index.label == nil,
      let found = last(of: base, at: index.expression, in: state)
    {
      return found
    }
    if case .document(let path) = base, let found = try value(ofOwnSubscript: access, of: path, in: state) {
      return found
    }
    guard !access.arguments.isEmpty, access.arguments.allSatisfy({ $0.label == nil }),
      project.hidingSubscript(of: access) == nil
    else { throw NotUnderstood(access) }
    switch base {
    case .choice(let condition, let one, let other) where one.isAnyDocument && other.isAnyDocument:
      return .choose(
        condition, try element(of: one, access, in: state), try element(of: other, access, in: state))
    case .document(let path) where access.arguments.only?.expression.withoutParentheses.ternary != nil:
      guard let (asked, one, other) = access.arguments.only?.expression.withoutParentheses.ternary else {
        throw NotUnderstood(access)
      }
      func part(_ key: ExprSyntax) throws(NotUnderstood) -> Value {
        .document(try steps(key, in: state).reduce(path) { $0.appending($1) })
      }
      return .choose(try condition(of: asked, in: state), try part(one), try part(other))
    case .document(var path):
      for argument in access.arguments {
        if let index = state.index, index.array.isElements(of: path),
          case .variable(index.variable)? = place(argument.expression, in: state),
          case .document(let element) = index.element
        {
          path = element
        } else {
          for step in try steps(argument.expression, in: state) {
            path = (path.holder(of: step) ?? path).appending(step)
          }
        }
      }
      return .document(path.root == .null ? .null : path)
    case .unwrapped(.fields(let path)), .coalesce(.fields(let path), .emptyDictionary):
      if let element = try? elementOfLoop(base, access, in: state) { return element }
      let found = try member(of: path, access, in: state)
      return .choose(.exists(found), .document(found), .none)
    case .unwrapped(.untyped(.dictionaryObject, let path)),
      .coalesce(.untyped(.dictionaryObject, let path), .emptyDictionary):
      let found = try member(of: path, access, in: state)
      return .choose(.exists(found), .untyped(.part, found), .none)
    case .coalesce(.documents(let path), .emptyArray), .unwrapped(.documents(let path)):
      guard let argument = access.arguments.only,
        case .index(let index)? = (try? steps(argument.expression, in: state))?.only, index >= 0
      else { return try elementOfLoop(base, access, in: state) }
      return try element(index, of: path, among: base, at: access, in: state)
    default: return try elementOfLoop(base, access, in: state)
    }
  }

  /// An element of an array of documents. An index that is out of range stops the program.
  private func element(
    _ index: Int, of path: DocumentPath, among array: Value, at access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> Value {
    let element = path.appending(.index(index))
    guard let isThere = Condition.has(moreThan: index, array) else { throw NotUnderstood(access) }
    if state.known(isThere) == .always { return .document(element) }
    guard makesRules else { throw NotUnderstood(access) }
    return .document(DocumentPath(.picked(.forced(.choose(isThere, .document(element), .none)))))
  }

  /// The member of an object that a subscript asks for.
  private func member(
    of path: DocumentPath, _ access: SubscriptCallExprSyntax, in state: State
  ) throws(NotUnderstood) -> DocumentPath {
    guard let argument = access.fallback == nil ? access.arguments.only : access.arguments.first else {
      throw NotUnderstood(access)
    }
    return try member(of: path, named: argument.expression, in: state)
  }

  /// The member of an object that has a key.
  func member(of path: DocumentPath, named key: ExprSyntax, in state: State) throws(NotUnderstood) -> DocumentPath {
    guard case .key(let name)? = try steps(key, in: state).only else { throw NotUnderstood(key) }
    return path.appending(.key(name))
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

  /// The text of a key that is put together of constants: `"\(prefix)_name"`, `prefix + "_name"`; nil for other keys.
  private func text(of expression: ExprSyntax, in state: State) -> String? {
    if let (left, sign, right) = expression.infix {
      guard sign == "+", let left = text(of: left, in: state), let right = text(of: right, in: state) else {
        return nil
      }
      return left + right
    }
    guard let literal = expression.as(StringLiteralExprSyntax.self) else {
      // A literal of another type may be described otherwise.
      guard [nil, "String"].contains(typeName(of: expression, in: state)),
        case .literal(let literal)? = try? value(of: expression, in: state)
      else { return nil }
      return literal.text
    }
    if let text = literal.representedLiteralValue { return text }
    guard literal.openingPounds == nil, literal.openingQuote.tokenKind == .stringQuote,
      project.functions(named: "appendInterpolation").isEmpty
    else { return nil }
    var whole = ""
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let segment):
        guard !segment.content.text.contains("\\") else { return nil }
        whole += segment.content.text
      case .expressionSegment(let segment):
        guard let argument = segment.expressions.only, argument.label == nil,
          let found = text(of: argument.expression, in: state)
        else { return nil }
        whole += found
      }
    }
    return whole
  }

  /// The type that a variable or a property is declared with; nil for none, and for other expressions.
  private func typeName(of expression: ExprSyntax, in state: State) -> String? {
    switch place(expression, in: state) {
    case .variable(let number): state.types[number]?.trimmedDescription
    case .property(let name): project.property(name, of: type)?.type?.trimmedDescription
    case nil: nil
    }
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
    let constants = KeyConstant(facts: project, type: type)
    if !isLocal, let key = constants.text(of: expression) { return [.key(key)] }
    if !isLocal, let steps = constants.steps(of: expression) { return steps }
    if expression.is(StringLiteralExprSyntax.self) || expression.infix != nil,
      let text = text(of: expression, in: state)
    {
      return [.key(text)]
    }
    // A key is written as it stands in code that is kept, too.
    var interpreter = self
    interpreter.isInCode = false
    guard let value = try? interpreter.value(of: expression, in: state) else { throw NotUnderstood(expression) }
    if case .code(let code) = value {
      // It is written as it stands here.
      let isNameOfLocal = expression.references.contains {
        !$0.isMemberName && ($0.baseName.text == "Self" || state.names[$0.baseName.text] != nil)
      }
      guard !isLocal, !isNameOfLocal, code.isConstant, code.documents.isEmpty, code.effect == nil, !code.mayStop,
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
  /// Whether it is the array, or the members, that a part of the document is.
  fileprivate func isElements(of path: DocumentPath) -> Bool {
    [
      .unwrapped(.documents(path)), .coalesce(.documents(path), .emptyArray), .counted(path),
      .unwrapped(.fields(path)), .coalesce(.fields(path), .emptyDictionary),
    ].contains(self)
  }
}

extension DocumentPath {
  /// The part that has the members of which alone this document is: only an object has keys.
  fileprivate func holder(of step: DocumentKey.Step) -> DocumentPath? {
    guard isWhole, case .key = step, case .picked(.coalesce(.fields(let path), .emptyDictionary)) = root else {
      return nil
    }
    return path
  }
}

extension ExprSyntax {
  /// The names in `\.name` and `\Owner.address.city`; nil for other expressions, and for the parts of optional values.
  var keyPathNames: [String]? {
    guard let path = self.as(KeyPathExprSyntax.self), !path.components.isEmpty else { return nil }
    var names: [String] = []
    for component in path.components {
      guard let property = component.component.as(KeyPathPropertyComponentSyntax.self),
        property.declName.argumentNames == nil
      else { return nil }
      names.append(property.declName.baseName.text)
    }
    return names
  }
}

extension Code {
  /// Whether nothing in it is read but cases of enumerations.
  fileprivate var isConstant: Bool {
    values.allSatisfy { if case .member(.some, _) = $0 { true } else { false } }
  }
}
