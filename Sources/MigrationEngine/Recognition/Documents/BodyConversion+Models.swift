import SwiftSyntax

/// Models that their initializer creates from a document.
///
/// ## Before
/// ```swift
/// owner = User(json: json["owner"])
/// session = Session(json: json["session"])
/// ```
/// ## After
/// ```swift
/// owner = try container.value(User.self, at: "owner")
/// session = try container.valueIfAccepted(Session.self, at: "session")
/// ```
///
/// Preserves: a model created from null for an absent value; nil from a failable initializer, such as that of
/// `Session`. A model that is not converted is created by its old initializer (`read`). The same holds for a call of
/// another initializer from JSON than the one that decoding replaces.
/// Can't: models that take more than the document, or an optional part of it.
extension BodyConversion {
  func handOver(
    _ value: DocumentValue, _ argument: LabeledExprSyntax, to call: FunctionCallExprSyntax, _ environment: Environment
  ) throws(NotRecognised) -> DocumentKind? {
    let callee = call.calledExpression
    if callee.trimmedDescription == "super.init" {
      if value.kind == .document, !value.isChained, surroundings.superclassStays(argument.label?.text) {
        let expression = argument.expression
        try ask(value, ".value(JSON.self\(value.location))", to: expression.trimmedOffsets.upperBound, at: expression)
        try placeTry(over: Syntax(call))
        return nil
      }
      let isWhole = value.kind == .document || (value.kind == .optional(.document) && value.path.isEmpty)
      guard isWhole, !value.isChained, surroundings.superclassReads(argument.label?.text) else {
        throw failure(.superclassNotConverted, "the superclass is not converted", at: call)
      }
      let source = value.path.isEmpty ? decoder : "\(container).superDecoder(\(value.place))"
      guard value.base == container else {
        throw failure(.superclassNotConverted, "the superclass gets another document", at: call)
      }
      if !value.path.isEmpty { noteQuestion() }
      if let label = argument.label { try replace(label.trimmedOffsets, by: "from", at: call) }
      let label = argument.label == nil ? "from: " : ""
      try replace(argument.expression.trimmedOffsets, by: label + source, at: call)
      if value.path.isEmpty { noteDecoderArgument() }
      try placeTry(over: Syntax(call))
      return nil
    }
    if let made = madeModel(call) {
      guard let typeName = made.written, let model = made.name else {
        let name = callee.trimmedDescription
        throw failure(
          .documentUseNotUnderstood, "the arguments of the generic type `\(name)` are not written", at: callee)
      }
      if surroundings.generics.contains(model) { noteGeneric(model) }
      guard var reading = surroundings.reading(model, argument.label?.text) else {
        guard project.keepsInitializer(of: model, label: argument.label?.text), value.kind == .document,
          !value.isChained
        else { throw failure(.modelNotConverted, "it contains `\(model)`, which is not converted", at: call) }
        let end = argument.expression.trimmedOffsets.upperBound
        try ask(value, ".value(JSON.self\(value.location))", to: end, at: argument.expression)
        try placeTry(over: Syntax(call))
        noteHandedOn()
        return nil
      }
      if reading == .valueIfAccepted, let unwrapped = call.parent?.as(ForceUnwrapExprSyntax.self),
        project.neverRefuses(model)
      {
        reading = .value
        try replace(unwrapped.exclamationMark.trimmedOffsets, by: "", at: call)
      }
      guard value.kind == .document, !value.isChained else {
        throw failure(.documentUseNotUnderstood, "`\(model)` is made of an optional part of the document", at: call)
      }
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
    if try makeOfPlaceholder(value, argument, call) { return nil }
    let kind = value.isChained ? value.kind.inChain : value.kind
    let (helper, failed) = tryHelper(for: call, givenA: kind, environment)
    if let helper {
      _ = try settle(value, at: argument.expression)
      if !callee.is(DeclReferenceExprSyntax.self) { try plain(callee, environment) }
      if helper.throws { try placeTry(over: Syntax(call)) }
      return helper.result
    }
    if argument.expression.isDescribed(in: project) {
      _ = try settle(value, at: argument.expression)
      return nil
    }
    if try handOn(call, because: failed?.reason, environment) { return nil }
    if let failed { throw failed }
    throw failure(.documentHandedOn, "the document is handed on: `\(call.excerpt)`", at: call)
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
    let question = reading == .value ? "value" : "valueIfAccepted"
    let text =
      metatype.isOptional
      ? "\(name).\(reading == .value ? "map" : "flatMap") { try \(source).\(question)($0\(value.location)) }"
      : "\(source).\(question)(\(name)\(value.location))"
    try replace(call.trimmedOffsets, by: text, at: call)
    try placeTry(over: Syntax(call))
    return true
  }

  /// `T(json: json["owner"])`, where `T` is a parameter of the type: how it is made is not known here, so it is given a
  /// `JSON` as before.
  private func makeOfPlaceholder(
    _ value: DocumentValue, _ argument: LabeledExprSyntax, _ call: FunctionCallExprSyntax
  ) throws(NotRecognised) -> Bool {
    guard let name = call.calledExpression.initializedTypeName, value.kind == .document, !value.isChained,
      type.flatMap(project.type(named:))?.genericParameters.contains(name) == true
    else { return false }
    let expression = argument.expression
    try ask(value, ".value(JSON.self\(value.location))", to: expression.trimmedOffsets.upperBound, at: expression)
    try placeTry(over: Syntax(call))
    noteHandedOn()
    return true
  }

  /// The model that a call makes: its full name, and its type as source, with the arguments of a generic type, which a
  /// call may leave to the property that it fills. Both are nil for a generic type whose arguments are written nowhere.
  private func madeModel(_ call: FunctionCallExprSyntax) -> (name: String?, written: String?)? {
    let callee = call.calledExpression
    if let name = callee.initializedTypeName {
      guard let found = project.resolve(name, in: type), found.isGeneric else {
        return modelName(name).map { ($0, name) }
      }
      guard let asked = filledProperty(by: call)?.type?.wrapped, asked.genericBase == name else { return (nil, nil) }
      return (found.name, asked.trimmedDescription)
    }
    let access = callee.as(MemberAccessExprSyntax.self)
    let written = access?.declName.baseName.text == "init" ? access?.base : callee
    guard let specialized = written?.as(GenericSpecializationExprSyntax.self),
      let found = specialized.expression.dottedName.flatMap({ project.resolve($0, in: type) }), found.isGeneric
    else { return nil }
    return (found.name, specialized.trimmedDescription)
  }

  /// The property of the type that an assignment gives the value of a call: `owner = Box(json: json)`.
  private func filledProperty(by call: FunctionCallExprSyntax) -> PropertyFacts? {
    guard let operands = call.parent?.as(ExprListSyntax.self).map({ Array($0) }), operands.count == 3,
      operands[1].is(AssignmentExprSyntax.self), operands[2].id == ExprSyntax(call).id, let type
    else { return nil }
    let access = operands[0].as(MemberAccessExprSyntax.self)
    let name =
      access?.base?.trimmedDescription == "self" ? access?.declName : operands[0].as(DeclReferenceExprSyntax.self)
    return name.flatMap { project.property($0.baseName.text, of: type) }
  }

  /// The full name of a type that stands in a call.
  func modelName(_ name: String) -> String? {
    if surroundings.generics.contains(name) { return name }
    // The type of a value would need the arguments of a generic type, which a call leaves to the compiler.
    if let found = project.resolve(name, in: type) { return found.isGeneric ? nil : found.name }
    return RuntimeLibrary.models.contains(name) && !project.isDeclaredHere(String(name.prefix { $0 != "." }))
      ? name : nil
  }
}

extension ModelReading {
  func question(_ type: String, _ location: String) -> String {
    switch self {
    case .value: ".value(\(type).self\(location))"
    case .valueIfAccepted: ".valueIfAccepted(\(type).self\(location))"
    case .read: ".read(\(type).self\(location))"
    }
  }
}

extension TypeSyntax {
  /// `Box` of `Box<Item>`; nil for types without arguments.
  fileprivate var genericBase: String? {
    guard let identifier = self.as(IdentifierTypeSyntax.self), identifier.genericArgumentClause != nil else {
      return nil
    }
    return identifier.name.text
  }
}
