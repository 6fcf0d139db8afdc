import SwiftSyntax

/// A function that takes parts of the document, or belongs to `JSON`.
///
/// A function that fills an object and is also called elsewhere keeps its old name, in a forwarding function of one
/// line.
///
/// ## Before
/// ```swift
/// static func date(_ json: JSON) -> Date? {
///   json.string.flatMap { formatter.date(from: $0) }
/// }
/// ```
/// ## After
/// ```swift
/// static func date(_ json: LegacyContainer) throws -> Date? {
///   try json.valueIfPresent(String.self).flatMap { formatter.date(from: $0) }
/// }
/// ```
///
/// Preserves: the function's result for every part of a document.
/// Can't: a function in a folder that is only read; a function that is overridden, asynchronous, `rethrows`, local,
/// variadic, or under `#if`.
struct FunctionHelper {
  let project: ProjectFacts
  let function: FunctionFacts

  private var node: FunctionDeclSyntax { function.node }
  private var belongsToDocument: Bool { ProjectFacts.isJSON(function.owner) }

  func converted(by helpers: HelperConversion) throws(NotRecognised) -> ConvertedHelper {
    try check()
    guard let body = node.body else { throw failure(.helperNotConverted, "`\(function.name)` has no body", at: node) }
    let generics = self.generics
    let conversion = BodyConversion(
      project: project, file: function.file, type: belongsToDocument ? nil : function.owner,
      surroundings: helpers.surroundings(in: belongsToDocument ? nil : function.owner, generics: generics),
      container: "self", decoder: "", isFailable: false, neverNil: nil,
      result: function.returnType.flatMap { DocumentKind($0) }, isOfDocument: belongsToDocument)
    var environment: BodyConversion.Environment = [:]
    if belongsToDocument { environment["self"] = DocumentVariable(kind: .document, text: "self") }
    for parameter in node.signature.parameterClause.parameters {
      let name = parameter.internalName
      guard let kind = DocumentKind(parameter.type) else { continue }
      environment[name] = DocumentVariable(kind: kind, text: name)
    }
    for parameter in node.signature.parameterClause.parameters {
      if let value = parameter.defaultValue,
        value.codeTokens.contains(where: { $0.text == "JSON" })
      {
        throw failure(.helperNotConverted, "a parameter's default value is a `JSON`", at: value)
      }
      try conversion.rename(parameter.type)
    }
    if let result = node.signature.returnClause?.type { try conversion.rename(result) }
    try conversion.addMetatypes(node.signature.parameterClause.parameters, generics)
    let edits = try conversion.convert(body.statements, environment) + signatureEdits(conversion.generics)
    let source = project.files[function.file]
    let readProtocols = conversion.generics.flatMap { generics[$0] ?? [] }.compactMap {
      project.resolve($0, in: function.owner)?.name
    }
    if belongsToDocument, let around = node.enclosingExtension {
      let modifiers = around.modifiers.trimmedDescription
      let clause = around.genericWhereClause.map { " \($0.trimmedDescription)" } ?? ""
      return ConvertedHelper(
        file: function.file, range: node.trimmedOffsets, offset: source.lineEnd(behind: around),
        edits: edits, visibility: conversion.visibility,
        frame: ("\(modifiers.isEmpty ? "" : modifiers + " ")extension LegacyContainer\(clause) {", "}"),
        readProtocols: readProtocols, function: function, mayChangeInPlace: false, forwarder: nil)
    }
    return ConvertedHelper(
      file: function.file, range: node.trimmedOffsets, offset: source.insertionOffset(behind: node),
      edits: edits, visibility: conversion.visibility, frame: nil, readProtocols: readProtocols, function: function,
      mayChangeInPlace: !node.isVisibleOutside && !isRequired
        && !project.mayBeUsedUnscanned(node, node.name.text) && node.name.text == function.name,
      forwarder: forwarder(in: source))
  }

  /// Returns the forwarding function that takes a part of the document as it was, if that is its only parameter, and it
  /// returns nothing.
  private func forwarder(in source: SourceFile) -> String? {
    guard let parameter = node.signature.parameterClause.parameters.only,
      let argument = DocumentKind(parameter.type)?.container(of: parameter.internalName),
      parameter.defaultValue == nil, node.signature.returnClause == nil, node.signature.effectSpecifiers == nil,
      node.genericParameterClause == nil, node.genericWhereClause == nil,
      RuntimeLibrary.hiddenName(among: ["LegacyContainer"], in: function.owner, project) == nil
    else { return nil }
    let modifiers = node.modifiers.isEmpty ? "" : "\(node.modifiers.trimmedDescription) "
    let label = parameter.argumentLabel.map { "\($0): " } ?? ""
    let head = "\(modifiers)func \(node.name.text)\(node.signature.trimmedDescription) {"
    let body = "try? \(node.name.text)(\(label)\(argument))"
    let indentation = source.indentation(at: node.trimmedOffsets.lowerBound)
    if indentation.columns + head.count + body.count + 3 <= LineWrapping.columns {
      return "\(indentation)\(head) \(body) }"
    }
    return [head, source.indentationUnit + body, "}"].map { indentation + $0 }.joined(separator: "\n")
  }

  /// Whether a protocol requires a function of this name.
  private var isRequired: Bool {
    project.functions(named: function.name).contains { other in
      other.owner.flatMap { project.type(named: $0) }?.kind == .protocolType
    }
  }

  private func check() throws(NotRecognised) {
    guard project.files[function.file].role == .migrated else {
      throw failure(.helperNotConverted, "`\(function.name)` is in a folder that is only read", at: node)
    }
    if belongsToDocument, node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.mutating) }) {
      throw failure(.helperNotConverted, "`\(function.name)` changes the document", at: node)
    }
    // In an extension of the container it would not see them.
    if belongsToDocument, let token = node.codeTokens.first(where: project.isNameInsideOfJSON) {
      throw failure(.helperNotConverted, "`\(token.text)` is declared in an extension of `JSON`", at: token)
    }
    let effects = node.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil || effects?.throwsClause?.type != nil
      || effects?.throwsClause?.throwsSpecifier.text == "rethrows"
    {
      throw failure(.helperNotConverted, "`\(function.name)` is asynchronous, or throws in another way", at: node)
    }
    if let modifier = node.modifiers.first(where: {
      [.keyword(.override), .keyword(.dynamic), .keyword(.open)].contains($0.name.tokenKind)
    }) {
      throw failure(.helperNotConverted, "`\(function.name)` is `\(modifier.trimmedDescription)`", at: modifier)
    }
    if let owner = function.owner, !project.subclasses(of: owner).isEmpty,
      project.functions(named: function.name).contains(where: { other in
        other.owner != owner && other.owner.map { project.lineage(of: $0).contains(owner) } ?? false
      })
    {
      throw failure(.helperNotConverted, "`\(function.name)` is overridden", at: node)
    }
    if let attribute = node.attributes.first(where: { $0.trimmedDescription != "@discardableResult" }) {
      throw failure(
        .helperNotConverted, "`\(function.name)` has the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    if Syntax(node).isLocalOrConditional {
      throw failure(.helperNotConverted, "`\(function.name)` is local, or under `#if`", at: node)
    }
    for parameter in node.signature.parameterClause.parameters where parameter.ellipsis != nil {
      throw failure(.helperNotConverted, "`\(function.name)` takes any number of arguments", at: parameter)
    }
    try checkCalls()
  }

  /// Checks that each use of the function still means one of the two that there may be.
  private func checkCalls() throws(NotRecognised) {
    let kinds = node.signature.parameterClause.parameters.compactMap { DocumentKind($0.type) }
    let isCertain = kinds.allSatisfy { $0 == .document }
    if !isCertain,
      let parameter = node.signature.parameterClause.parameters.first(where: {
        DocumentKind($0.type) != nil && $0.defaultValue != nil
      })
    {
      throw failure(.helperNotConverted, "a parameter's default value is a `JSON`", at: parameter)
    }
    let uses =
      project.references[function.name, default: []].map { ($0.file, Syntax($0.node)) }
      + project.memberAccesses[function.name, default: []].map { ($0.file, Syntax($0.node)) }
    for (file, use) in uses {
      let call = use.parent?.as(FunctionCallExprSyntax.self)
      let isCalled = call?.calledExpression.trimmedOffsets == use.trimmedOffsets
      let argument = isCertain || !isCalled ? nil : call?.arguments.first { $0.expression.isTypedByParameter }
      let isValue = !isCalled && use.isUntypedValue
      guard isValue || argument != nil else { continue }
      throw NotRecognised(
        reason: Reason(
          .helperNotConverted,
          argument.map { "`\(function.name)` is given `\($0.expression.trimmedDescription)`" }
            ?? "`\(function.name)` is used as a value", at: project.files[file].position(of: use)))
    }
  }

  /// The type parameters, each with the protocols that it conforms to.
  private var generics: [String: [String]] {
    var found: [String: [String]] = [:]
    for parameter in node.genericParameterClause?.parameters ?? [] {
      found[parameter.name.text] =
        parameter.inheritedType?.trimmedDescription.split(separator: "&").map {
          $0.filter { !$0.isWhitespace }
        }.map { String($0) } ?? []
    }
    return found
  }

  private func signatureEdits(_ used: Set<String>) -> [Edit] {
    var edits: [Edit] = []
    for parameter in node.genericParameterClause?.parameters ?? [] where used.contains(parameter.name.text) {
      guard let end = parameter.inheritedType?.trimmedOffsets.upperBound else { continue }
      edits.append(Edit(file: function.file, range: end..<end, text: " & LenientDecodable"))
    }
    if node.signature.effectSpecifiers?.throwsClause == nil {
      let end = node.signature.parameterClause.trimmedOffsets.upperBound
      edits.append(Edit(file: function.file, range: end..<end, text: " throws"))
    }
    return edits
  }

  private func failure(_ kind: ReasonKind, _ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(kind, text, at: project.files[function.file].position(of: node)))
  }
}

extension ExprSyntax {
  /// Whether only the parameter says of what type it is: `nil`, `[]`, `[:]`, `.none`, `.init()`, `flag ? [] : nil`, `$0` of
  /// a closure that is a value.
  fileprivate var isTypedByParameter: Bool {
    let inner = withoutParentheses
    if let array = inner.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    if case .colon? = inner.as(DictionaryExprSyntax.self)?.content { return true }
    if inner.is(NilLiteralExprSyntax.self) { return true }
    if let access = inner.as(MemberAccessExprSyntax.self) { return access.base == nil }
    if let call = inner.as(FunctionCallExprSyntax.self) {
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self) { return access.base == nil }
      return call.calledExpression.trimmedDescription == "Optional"
        && call.arguments.allSatisfy(\.expression.isTypedByParameter)
    }
    if let (_, one, other) = inner.ternary { return one.isTypedByParameter && other.isTypedByParameter }
    guard let name = inner.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    var closure = name.hasPrefix("$") ? inner.enclosing(ClosureExprSyntax.self) : nil
    if case .closureParameter(let found, _) = inner.localBinding(of: name) { closure = found }
    return closure.map { found in
      found.calledBy == nil && found.parent?.as(InitializerClauseSyntax.self)?.isUntyped != false
    } ?? false
  }
}

extension Syntax {
  /// Whether it is the value of a variable without a written type, or an element of such an array or dictionary.
  fileprivate var isUntypedValue: Bool {
    var current = parent
    while let node = current, !node.is(InitializerClauseSyntax.self) {
      let kinds: [any SyntaxProtocol.Type] = [
        MemberAccessExprSyntax.self, ArrayElementSyntax.self, ArrayElementListSyntax.self, ArrayExprSyntax.self,
        DictionaryElementSyntax.self, DictionaryElementListSyntax.self, DictionaryExprSyntax.self,
      ]
      guard kinds.contains(where: { node.is($0) }) else { return false }
      current = node.parent
    }
    return current?.as(InitializerClauseSyntax.self)?.isUntyped == true
  }
}

extension InitializerClauseSyntax {
  /// Whether the variable that it begins has no written type.
  fileprivate var isUntyped: Bool { parent?.as(PatternBindingSyntax.self).map { $0.typeAnnotation == nil } ?? false }
}

extension DocumentKind {
  /// The expression that makes the same kind of part of a container; nil for an entry.
  ///
  /// - Parameter name: the name of the part of a document.
  fileprivate func container(of name: String) -> String? {
    switch self {
    case .document: "LegacyContainer(json: \(name))"
    case .optional(.document): "\(name).map { LegacyContainer(json: $0) }"
    case .elements: "\(name).map { LegacyContainer(json: $0) }"
    case .members: "\(name).mapValues { LegacyContainer(json: $0) }"
    case .optional(.elements): "\(name)?.map { LegacyContainer(json: $0) }"
    case .optional(.members): "\(name)?.mapValues { LegacyContainer(json: $0) }"
    case .entry, .entries, .optional: nil
    }
  }
}

extension SourceFile {
  /// Returns the starts of the lines in a range, without blank lines.
  fileprivate func lineStarts(in range: Range<Int>) -> [Int] {
    range.filter { offset in
      guard offset > range.lowerBound, lineStart(at: offset) == offset else { return false }
      return !utf8[offset..<lineEnd(at: offset)].allSatisfy(\.isBlank)
    }
  }
}

/// A computed property that the project adds to `JSON`.
///
/// ## Before
/// ```swift
/// var date: Date? {
///   return string.flatMap { formatter.date(from: $0) }
/// }
/// ```
/// ## After
/// ```swift
/// var date: Date? {
///   get throws {
///     return try self.valueIfPresent(String.self).flatMap { formatter.date(from: $0) }
///   }
/// }
/// ```
///
/// Preserves: the property's value for every part of a document.
/// Can't: a property whose getter throws, that has attributes, or that is under `#if`.
struct AccessorHelper {
  let project: ProjectFacts
  let property: PropertyFacts

  func converted(by helpers: HelperConversion) throws(NotRecognised) -> ConvertedHelper {
    let node = property.declaration
    guard project.files[property.file].role == .migrated else {
      throw failure(.helperNotConverted, "`\(property.name)` is in a folder that is only read", at: node)
    }
    guard let binding = node.bindings.only, let block = binding.accessorBlock, node.attributes.isEmpty,
      let around = node.enclosingExtension, !Syntax(node).isLocalOrConditional
    else { throw failure(.helperNotConverted, "`\(property.name)` is not understood", at: node) }
    let body: CodeBlockItemListSyntax
    var edits: [Edit] = []
    let source = project.files[property.file]
    switch block.accessors {
    case .getter(let items):
      body = items
      let unit = source.indentationUnit
      let indentation = source.indentation(at: node.trimmedOffsets.lowerBound)
      let (open, close) = (block.leftBrace.trimmedOffsets.upperBound, block.rightBrace.trimmedOffsets.lowerBound)
      let isOneLine = !source.text(in: open..<close).contains { $0.isNewline }
      edits = [
        Edit(
          file: property.file, range: open..<open,
          text: isOneLine ? " get throws {" : "\n\(indentation)\(unit)get throws {"),
        Edit(file: property.file, range: close..<close, text: isOneLine ? "} " : "\(unit)}\n\(indentation)"),
      ]
      // The body moves in by a step.
      if !isOneLine {
        for start in source.lineStarts(in: open..<source.lineStart(at: close)) {
          edits.append(Edit(file: property.file, range: start..<start, text: unit))
        }
      }
    case .accessors(let accessors):
      guard let getter = accessors.plainGetter, let items = getter.body?.statements else {
        throw failure(.helperNotConverted, "`\(property.name)` is not understood", at: node)
      }
      body = items
      let end = getter.accessorSpecifier.trimmedOffsets.upperBound
      edits = [Edit(file: property.file, range: end..<end, text: " throws")]
      // No part of a container is written.
      for setter in accessors where setter.id != getter.id {
        edits.append(Edit(file: property.file, range: source.removalRange(of: setter), text: ""))
      }
    }
    let conversion = BodyConversion(
      project: project, file: property.file, type: nil, surroundings: helpers.surroundings(in: nil, generics: [:]),
      container: "self", decoder: "", isFailable: false, neverNil: nil,
      result: property.type.flatMap { DocumentKind($0) }, isOfDocument: true)
    if let type = binding.typeAnnotation?.type { try conversion.rename(type) }
    edits += try conversion.convert(body, ["self": DocumentVariable(kind: .document, text: "self")])
    let modifiers = around.modifiers.trimmedDescription
    return ConvertedHelper(
      file: property.file, range: node.trimmedOffsets, offset: source.lineEnd(behind: around),
      edits: edits, visibility: conversion.visibility,
      frame: ("\(modifiers.isEmpty ? "" : modifiers + " ")extension LegacyContainer {", "}"),
      readProtocols: [], function: nil, mayChangeInPlace: false, forwarder: nil)
  }

  private func failure(_ kind: ReasonKind, _ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(kind, text, at: project.files[property.file].position(of: node)))
  }
}

extension ProjectFacts {
  /// Whether a name stands alone and is one of a type, or another name of one, that an extension of `JSON` declares.
  fileprivate func isNameInsideOfJSON(_ token: TokenSyntax) -> Bool {
    let reference = token.parent?.as(DeclReferenceExprSyntax.self)
    guard token.parent?.is(IdentifierTypeSyntax.self) == true || reference?.isMemberName == false else { return false }
    return resolve(token.text, in: "JSON")?.enclosing.map(Self.isJSON) == true
      || scopedNames[token.text, default: []].contains { Self.isJSON($0.owner) && $0.node.is(TypeAliasDeclSyntax.self) }
  }
}
