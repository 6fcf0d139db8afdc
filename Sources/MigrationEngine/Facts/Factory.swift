import SwiftSyntax

/// A function that creates a value of a type from a document: `static func from(json: JSON) -> User?` of the type
/// itself, a method of it that is called for a new value, `User().user(from: json)`, or
/// `func parseUser(_ json: JSON) -> User` of another type, or of none.
struct Factory: Sendable {
  /// The full name of the type that it creates a value of.
  let type: String
  /// The full name of the type that it belongs to; nil for a global function.
  let owner: String?
  let file: Int
  let node: FunctionDeclSyntax
  /// The parameter that takes the document.
  let document: FunctionParameterSyntax
  /// The type that it creates a value of, as it is written.
  let made: TypeSyntax
  /// Whether it may give nil in place of a value.
  let isFailable: Bool
  /// How a document is made of its argument; nil where that is a document.
  var source: DocumentSource?

  var name: String { node.name.text }

  /// Whether it belongs to another type than the one that it creates a value of.
  var isOutside: Bool { owner != type }

  /// The parameter's name in the body.
  var parameterName: String { document.internalName }
}

extension ProjectFacts {
  /// Returns the functions that create a value of a type from one document, without other parameters, by the full name
  /// of the type.
  func allFactories() -> [String: [Factory]] {
    Dictionary(grouping: functions.compactMap(factory), by: \.type)
  }

  /// Returns the static functions of a type that make a document of data, a text or a dictionary, and a value of the type
  /// from it.
  func sourceFactories(of type: TypeFacts) -> [Factory] {
    functions(ofType: type.name).compactMap { function in
      guard function.isStatic, mayRewrite(function.file), !function.node.isVisibleOutside,
        let body = function.node.body,
        function.node.genericParameterClause == nil, function.node.signature.effectSpecifiers == nil,
        let parameter = function.parameters.only, parameter.defaultValue == nil, parameter.ellipsis == nil,
        let source = DocumentSource(parameter.type, in: body), let result = function.returnType,
        self.type(made: result.wrapped, by: function)?.name == type.name
      else { return nil }
      return Factory(
        type: type.name, owner: function.owner, file: function.file, node: function.node, document: parameter,
        made: result.wrapped, isFailable: result.isOptional, source: source)
    }
  }

  /// Returns the functions that make a document, and create a value of a type from it, by the full name of the type.
  func allParsers() -> [String: [FunctionFacts]] {
    var found: [String: [FunctionFacts]] = [:]
    for function in functions where files[function.file].mentionsJSON && !Self.isJSON(function.owner) {
      guard let result = function.returnType, let body = function.node.body, body.statements.count > 1,
        !function.parameters.contains(where: \.type.isJSON),
        let type = type(made: result.as(OptionalTypeSyntax.self)?.wrappedType ?? result, by: function),
        body.statements.contains(where: { DocumentParsing.document(madeBy: $0) != nil })
      else { continue }
      found[type.name, default: []].append(function)
    }
    return found
  }

  /// A method without parameters, or a getter, in an extension of `JSON` that creates a value of a type.
  struct DocumentMaker: Sendable {
    let file: Int
    /// The type of what it gives.
    let made: TypeSyntax
    let statements: CodeBlockItemListSyntax
    /// The range between its braces.
    let inside: Range<Int>
  }

  /// Returns the methods and getters of `JSON` that create a value of a type, by the full name of the type.
  func allDocumentMakers() -> [String: [DocumentMaker]] {
    var found: [String: [DocumentMaker]] = [:]
    func note(_ made: TypeSyntax?, _ statements: CodeBlockItemListSyntax, between braces: [TokenSyntax], _ file: Int) {
      guard let made, let name = made.wrapped.dottedName, let type = resolve(name, in: nil),
        [.structure, .classType].contains(type.kind)
      else { return }
      let inside = braces[0].trimmedOffsets.upperBound..<braces[1].trimmedOffsets.lowerBound
      found[type.name, default: []].append(
        DocumentMaker(file: file, made: made, statements: statements, inside: inside))
    }
    for function in functions
    where Self.isJSON(function.owner) && !function.isStatic && function.parameters.isEmpty
      && function.node.genericParameterClause == nil && function.node.signature.effectSpecifiers == nil
    {
      guard let body = function.node.body else { continue }
      note(function.returnType, body.statements, between: [body.leftBrace, body.rightBrace], function.file)
    }
    for property in properties where Self.isJSON(property.owner) && property.isComputed && !property.isStatic {
      guard let block = property.declaration.bindings.only?.accessorBlock, case .getter(let body) = block.accessors
      else {
        continue
      }
      note(property.type, body, between: [block.leftBrace, block.rightBrace], property.file)
    }
    return found
  }

  /// The type of the project that a function says it makes.
  private func type(made: TypeSyntax, by function: FunctionFacts) -> TypeFacts? {
    let name = made.trimmedDescription == "Self" ? function.owner : made.dottedName
    return name.flatMap { resolve($0, in: function.owner) }
  }

  private func factory(_ function: FunctionFacts) -> Factory? {
    guard files[function.file].mentionsJSON, function.node.body != nil, !Self.isJSON(function.owner),
      function.node.genericParameterClause == nil, function.node.signature.effectSpecifiers?.asyncSpecifier == nil,
      let document = function.parameters.filter({ $0.defaultValue == nil }).only, document.ellipsis == nil,
      document.type.isJSON, let result = function.returnType
    else { return nil }
    let made = result.as(OptionalTypeSyntax.self)?.wrappedType ?? result
    guard let type = type(made: made, by: function),
      function.isStatic || function.owner != type.name || mayMakeAnother(function, of: type)
    else { return nil }
    return Factory(
      type: type.name, owner: function.owner, file: function.file, node: function.node, document: document, made: made,
      isFailable: result.is(OptionalTypeSyntax.self))
  }

  /// Whether a method may be a factory that is called for a new value, `User().user(from: json)`: creating that value
  /// has no side effects.
  private func mayMakeAnother(_ function: FunctionFacts, of type: TypeFacts) -> Bool {
    let isOverridden = function.node.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
    return [.structure, .classType].contains(type.kind) && !isOverridden && initializers(of: type.name).isEmpty
      && instanceProperties(of: type.name).allSatisfy { $0.initializer?.isPlainValue != false }
  }

  /// Whether a function with this result gives one value of a type, or none.
  func makes(_ result: TypeSyntax, _ type: TypeFacts) -> Bool {
    let wrapped = result.as(OptionalTypeSyntax.self)?.wrappedType ?? result
    return wrapped.trimmedDescription == "Self"
      || wrapped.dottedName.flatMap { resolve($0, in: type.name)?.name } == type.name
  }
}
