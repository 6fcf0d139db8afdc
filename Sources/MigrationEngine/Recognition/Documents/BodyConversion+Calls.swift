import SwiftSyntax

extension BodyConversion {
  // MARK: Methods of the document and its sequences

  func method(
    _ name: String, _ call: FunctionCallExprSyntax, of value: DocumentValue, _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    let end = call.trimmedOffsets.upperBound
    switch value.kind {
    case .document:
      if name == "exists", call.arguments.isEmpty, call.trailingClosure == nil {
        try ask(value, ".exists(\(value.place))", at: call)
        return .plain
      }
      if let helper = try surroundings.helper(.method(name, labels: call.arguments.map(\.label?.text), call)) {
        return try ask(helper, named: name, call, of: value, environment)
      }
      guard Self.sequenceMethods.contains(name), !value.isChained,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
      else { throw failure("`.\(name)` of the document is not understood", at: call) }
      try ask(value, ".entries(\(value.place))", to: base.trimmedOffsets.upperBound, at: base)
      return try sequenceMethod(
        name, call, of: Self.continued(.entries, at: base.trimmedOffsets.upperBound, isChained: false), environment)
    case .elements, .members, .entries:
      try self.name(value, at: call)
      return try sequenceMethod(name, call, of: value, environment)
    case .optional(let wrapped):
      guard ["map", "flatMap"].contains(name), let closure = call.closure else {
        throw failure("`.\(name)` of an optional part of the document is not understood", at: call)
      }
      try self.name(value, at: call)
      guard let kind = try self.closure(closure, given: [wrapped], environment) else { return .plain }
      return .document(Self.continued(kind.inChain, at: end, isChained: value.isChained))
    case .entry:
      throw failure("`.\(name)` of an entry is not understood", at: call)
    }
  }

  private static let sequenceMethods: Set = [
    "map", "compactMap", "flatMap", "filter", "forEach", "contains", "allSatisfy", "first", "enumerated", "reduce",
    "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "mapValues", "compactMapValues",
  ]

  private func sequenceMethod(
    _ name: String, _ call: FunctionCallExprSyntax, of value: DocumentValue, _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    guard let element = value.kind.element, Self.sequenceMethods.contains(name) else {
      throw failure("`.\(name)` of a part of the document is not understood", at: call)
    }
    let end = call.trimmedOffsets.upperBound
    func continued(_ kind: DocumentKind?) -> Chain {
      kind.map { .document(Self.continued($0, at: end, isChained: value.isChained)) } ?? .plain
    }
    let closure = call.closure
    switch name {
    case "map", "compactMap", "flatMap":
      if let whole = try wholeArray(name, call, of: value, environment) { return whole }
      if closure == nil { return continued(try reference(call, given: element)) }
      let result =
        try closure.map { found throws(NotRecognised) in
          try self.closure(found, given: [element], environment)
        } ?? nil
      switch result {
      case nil: return .plain
      case .document?, .optional(.document)?: return continued(.elements)
      case .elements? where name == "flatMap": return continued(.elements)
      default: throw failure("what the closure gives is not understood", at: call)
      }
    case "mapValues", "compactMapValues":
      guard let closure, value.kind == .members else { break }
      return continued(try self.closure(closure, given: [.document], environment) == nil ? nil : .members)
    case "filter":
      guard let closure else { break }
      _ = try self.closure(closure, given: [element], environment)
      return continued(value.kind)
    case "forEach", "contains", "allSatisfy":
      guard let closure else { break }
      _ = try self.closure(closure, given: [element], environment)
      return .plain
    case "first":
      guard let closure else { break }
      _ = try self.closure(closure, given: [element], environment)
      return continued(.optional(element))
    case "sorted":
      guard let closure else { break }
      _ = try self.closure(closure, given: [element, element], environment)
      return continued(value.kind == .members ? .entries : value.kind)
    case "reduce":
      guard let closure, let initial = call.arguments.first?.expression else { break }
      try plain(initial, environment)
      guard try self.closure(closure, given: [nil, element], environment) == nil else { break }
      return .plain
    case "enumerated":
      if value.kind == .elements { return continued(.entries) }
    case "reversed", "prefix", "suffix", "dropFirst", "dropLast":
      guard closure == nil else { break }
      try arguments(call.arguments, environment)
      if value.kind != .members { return continued(value.kind) }
    default: break
    }
    throw failure("`.\(name)` is not understood as it is called here", at: call)
  }

  /// `map(Model.init)`, `map(\.stringValue)`: a closure says the same.
  private func reference(
    _ call: FunctionCallExprSyntax, given element: DocumentKind
  ) throws(NotRecognised) -> DocumentKind? {
    guard element == .document, let argument = call.arguments.only?.expression else {
      throw failure("what is called for each element is not understood", at: call)
    }
    if let path = argument.as(KeyPathExprSyntax.self), path.root == nil || path.root?.isJSON == true,
      let name = path.components.only?.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text,
      let rule = ReadRule(accessor: name), let question = rule.elementQuestion
    {
      try checkScalar(rule, at: argument)
      try replace(argument.trimmedOffsets, by: "{ try $0\(question) }", at: argument)
      try placeTry(over: Syntax(call))
      return nil
    }
    if let access = argument.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let name = access.base?.dottedName, let model = project.resolve(name, in: type),
      let reading = surroundings.reading(model.name, access.declName.argumentNames?.arguments.first?.name.text ?? nil)
        ?? (access.declName.argumentNames == nil ? onlyReading(of: model.name) : nil)
    {
      try replace(argument.trimmedOffsets, by: "{ try $0\(reading.question(name, "")) }", at: argument)
      try placeTry(over: Syntax(call))
      return nil
    }
    throw failure("what is called for each element is not understood", at: argument)
  }

  private func onlyReading(of model: String) -> ModelReading? {
    project.jsonInitializers.filter { $0.owner == model }.only.flatMap { found in
      EntryPoint(found.node).flatMap { surroundings.reading(model, $0.label) }
    }
  }

  /// `json["tags"].arrayValue.map { $0.stringValue }`: the array has a type of its own.
  private func wholeArray(
    _ name: String, _ call: FunctionCallExprSyntax, of value: DocumentValue, _ environment: Environment
  ) throws(NotRecognised) -> Chain? {
    guard name != "flatMap", value.kind == .elements, value.base == nil, let closure = call.closure,
      closure.signature?.capture == nil, closure.parameterNames.count <= 1,
      let body = closure.statements.only?.item,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      var base = access.base
    else { return nil }
    let isOptional = base.is(OptionalChainingExprSyntax.self)
    if let chaining = base.as(OptionalChainingExprSyntax.self) { base = chaining.expression }
    guard let array = base.as(MemberAccessExprSyntax.self), let document = array.base,
      array.declName.baseName.text == (isOptional ? "array" : "arrayValue"),
      let source = self.document(document, environment), let text = source.base,
      // The question that `arrayValue` has become already.
      let asked = edits.last, asked.range == source.start..<array.trimmedOffsets.upperBound
    else { return nil }
    let parameter = closure.parameterNames.first?.name ?? "$0"
    let result = body.as(ReturnStmtSyntax.self)?.expression ?? body.as(ExprSyntax.self)
    guard let result, let element = elementType(result, parameter) else { return nil }
    let method = isOptional ? "decodeIfPresent" : "decode"
    dropLastEdit()
    try replace(
      source.start..<call.trimmedOffsets.upperBound,
      by: "\(text).\(method)([\(element)].self\(source.location))", at: call)
    try placeTry(over: Syntax(call))
    return .plain
  }

  /// The type that each element becomes, when the lenient array of it holds the same.
  private func elementType(_ result: ExprSyntax, _ parameter: String) -> String? {
    func isParameter(_ expression: ExprSyntax?) -> Bool {
      expression?.as(DeclReferenceExprSyntax.self)?.baseName.text == parameter
    }
    if let access = result.as(MemberAccessExprSyntax.self), isParameter(access.base),
      case .value(let scalar)? = ReadRule(accessor: access.declName.baseName.text)
    {
      return scalar.rawValue
    }
    if let call = result.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let name = call.calledExpression.dottedName, let argument = call.arguments.only,
      isParameter(argument.expression), let model = modelName(name),
      surroundings.reading(model, argument.label?.text) == .decode, isNeverRefused(model)
    {
      return name
    }
    return nil
  }

  /// A throwing initializer ended the whole loop, where a lenient array leaves the element out.
  private func isNeverRefused(_ model: String) -> Bool {
    RuntimeLibrary.models.contains(model)
      || project.jsonInitializers.filter { $0.owner == model }.only.flatMap { EntryPoint($0.node) }?.effect
        == EntryPoint.Effect.none
  }

  // MARK: Models, helpers and the superclass

  /// `JSON(json["a"])`, `JSON(json["owner"].dictionaryValue)`: a document made of its own parts.
  func remade(_ call: FunctionCallExprSyntax, _ environment: Environment) throws(NotRecognised) -> Chain {
    guard ["JSON", "JSON.init", "SwiftyJSON.JSON"].contains(call.calledExpression.trimmedDescription),
      call.trailingClosure == nil, let argument = call.arguments.only, argument.label == nil,
      case .document(let value) = try chain(argument.expression, environment)
    else { return .other }
    guard !value.isChained, [.document, .members, .elements].contains(value.kind) else {
      throw failure("a document is made of an optional part of another", at: call)
    }
    _ = try settle(value, at: argument.expression)
    try replace(call.calledExpression.trimmedOffsets, by: "LegacyContainer", at: call)
    return .document(Self.continued(.document, at: call.trimmedOffsets.upperBound, isChained: false))
  }

  /// A call that the document does not begin.
  func call(_ call: FunctionCallExprSyntax, _ environment: Environment) throws(NotRecognised) -> DocumentKind? {
    let callee = call.calledExpression
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text, Self.keepsArguments.contains(name),
      let token = mentioned(in: call.arguments, environment)
    {
      throw failure("`\(name)` takes an expression that must not throw", at: token)
    }
    if let argument = call.arguments.only, call.trailingClosure == nil {
      switch try chain(argument.expression, environment) {
      case .document(let value):
        return try handOver(value, argument, to: call, environment)
      case .plain:
        try plain(callee, environment)
        return nil
      case .other: break
      }
    }
    try plain(callee, environment)
    try rest(of: call, environment)
    return nil
  }

  /// Functions of the standard library with an autoclosure that is not `rethrows`.
  private static let keepsArguments: Set = [
    "assert", "assertionFailure", "precondition", "preconditionFailure", "fatalError", "debugPrint",
  ]

  /// The arguments and closures of a call.
  func rest(of call: FunctionCallExprSyntax, _ environment: Environment) throws(NotRecognised) {
    if let helper = try helper(for: call, environment) {
      for argument in call.arguments { _ = try expression(argument.expression, environment) }
      if helper.throws { try placeTry(over: Syntax(call)) }
      return
    }
    try arguments(call.arguments, environment)
    if let closure = call.trailingClosure { _ = try self.closure(closure, given: [], environment) }
    for closure in call.additionalTrailingClosures {
      _ = try self.closure(closure.closure, given: [], environment)
    }
  }

  private func handOver(
    _ value: DocumentValue, _ argument: LabeledExprSyntax, to call: FunctionCallExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> DocumentKind? {
    let callee = call.calledExpression
    if callee.trimmedDescription == "super.init" {
      if value.kind == .document, !value.isChained, surroundings.superclassStays(argument.label?.text) {
        let expression = argument.expression
        try ask(value, ".decode(JSON.self\(value.location))", to: expression.trimmedOffsets.upperBound, at: expression)
        try placeTry(over: Syntax(call))
        return nil
      }
      guard value.kind == .document, !value.isChained, surroundings.superclassReads(argument.label?.text) else {
        throw failure("the superclass is not converted", at: call)
      }
      let source = value.path.isEmpty ? decoder : "\(container).superDecoder(\(value.place))"
      guard value.base == container else { throw failure("the superclass gets another document", at: call) }
      if !value.path.isEmpty { noteQuestion() }
      try replace(argument.trimmedOffsets, by: "from: \(source)", at: call)
      try placeTry(over: Syntax(call))
      return nil
    }
    if let name = callee.dottedName, let model = modelName(name.hasSuffix(".init") ? String(name.dropLast(5)) : name) {
      if surroundings.generics.contains(model) { noteGeneric(model) }
      guard let reading = surroundings.reading(model, argument.label?.text) else {
        throw failure("it contains `\(model)`, which is not converted", at: call)
      }
      guard value.kind == .document, !value.isChained else {
        throw failure("`\(model)` is made of an optional part of the document", at: call)
      }
      let typeName = name.hasSuffix(".init") ? String(name.dropLast(5)) : name
      if value.base == nil {
        try replace(call.trimmedOffsets.lowerBound..<argument.expression.trimmedOffsets.lowerBound, by: "", at: call)
        try ask(value, reading.question(typeName, value.location), to: call.trimmedOffsets.upperBound, at: call)
      } else {
        var whole = value
        whole.start = call.trimmedOffsets.lowerBound
        try ask(whole, reading.question(typeName, value.location), to: call.trimmedOffsets.upperBound, at: call)
      }
      try placeTry(over: Syntax(call))
      return nil
    }
    if try makeOfMetatype(value, argument, call) { return nil }
    if let helper = try helper(for: call, environment) {
      _ = try settle(value, at: argument.expression)
      if !callee.is(DeclReferenceExprSyntax.self) { try plain(callee, environment) }
      if helper.throws { try placeTry(over: Syntax(call)) }
      return helper.result
    }
    throw failure("the document is handed on: `\(call.excerpt)`", at: call)
  }

  /// `type?.init(json)`, where the type is a parameter.
  private func makeOfMetatype(
    _ value: DocumentValue, _ argument: LabeledExprSyntax, _ call: FunctionCallExprSyntax
  ) throws(NotRecognised) -> Bool {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init",
      let base = access.base, value.kind == .document, !value.isChained, let source = value.base
    else { return false }
    let chaining = base.as(OptionalChainingExprSyntax.self)
    guard let name = (chaining?.expression ?? base).as(DeclReferenceExprSyntax.self)?.baseName.text,
      let metatype = metatypes[name], metatype.isOptional == (chaining != nil),
      let reading = surroundings.reading(metatype.generic, argument.label?.text), reading != .read
    else { return false }
    noteGeneric(metatype.generic)
    let question = reading == .decode ? "decode" : "decodeIfAccepted"
    let text =
      metatype.isOptional
      ? "\(name).\(reading == .decode ? "map" : "flatMap") { try \(source).\(question)($0\(value.location)) }"
      : "\(source).\(question)(\(name)\(value.location))"
    try replace(call.trimmedOffsets, by: text, at: call)
    try placeTry(over: Syntax(call))
    return true
  }

  /// The full name of a type that stands in a call.
  private func modelName(_ name: String) -> String? {
    if surroundings.generics.contains(name) { return name }
    if let found = project.resolve(name, in: type) { return found.name }
    return RuntimeLibrary.models.contains(name) && !project.isDeclaredHere(String(name.prefix { $0 != "." }))
      ? name : nil
  }

  private func helper(
    for call: FunctionCallExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> Helper? {
    let labels = call.arguments.map(\.label?.text)
    let documents = call.arguments.map { argument in
      mentioned(in: argument.expression, environment) != nil && isDocument(argument.expression, environment)
    }
    guard documents.contains(true), call.trailingClosure == nil else { return nil }
    return try surroundings.helper(
      .function(call, labels: labels, documents: documents))
  }

  private func isDocument(_ expression: ExprSyntax, _ environment: Environment) -> Bool {
    document(expression, environment) != nil
  }

  private func ask(
    _ helper: Helper, named name: String, _ call: FunctionCallExprSyntax, of value: DocumentValue,
    _ environment: Environment
  ) throws(NotRecognised) -> Chain {
    guard call.trailingClosure == nil else { throw failure("`.\(name)` takes a closure", at: call) }
    let question = value.path.isEmpty ? "" : ".nestedContainer(\(value.place))"
    try ask(value, "\(question).\(name)", to: call.calledExpression.trimmedOffsets.upperBound, at: call)
    try arguments(call.arguments, environment)
    if helper.throws { try placeTry(over: Syntax(call)) }
    guard let kind = helper.result else { return .plain }
    return .document(Self.continued(kind, at: call.trimmedOffsets.upperBound, isChained: value.isChained))
  }
}

extension ModelReading {
  func question(_ type: String, _ location: String) -> String {
    switch self {
    case .decode: ".decode(\(type).self\(location))"
    case .decodeIfAccepted: ".decodeIfAccepted(\(type).self\(location))"
    case .read: ".read(\(type).self\(location))"
    }
  }
}

extension ReadRule {
  fileprivate var elementQuestion: String? {
    switch self {
    case .value(let scalar): ".decode(\(scalar.rawValue).self)"
    case .optional(let scalar): ".decodeIfPresent(\(scalar.rawValue).self)"
    default: nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// The one closure of a call, behind it or in its parentheses.
  var closure: ClosureExprSyntax? {
    if !additionalTrailingClosures.isEmpty { return nil }
    return trailingClosure ?? arguments.last?.expression.as(ClosureExprSyntax.self)
  }
}
