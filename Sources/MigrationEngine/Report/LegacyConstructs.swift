import MigrationPlan
import SwiftSyntax

/// One thing about a `JSON` that is no initializer from one.
struct LegacyConstruct: Sendable {
  /// The full name of the type that has it, or that is made by it.
  let owner: String
  let reason: Reason
  /// A property of a class that is given its document later, and so is no model by it: where it is declared.
  var keeper: (file: Int, range: Range<Int>, property: String)?
}

/// What is about a `JSON` besides initializers from one: stored documents, functions that make a value of one, and
/// initializers that take several or make one themselves.
struct LegacyConstructs {
  let project: ProjectFacts
  /// Stretches of helpers that were converted.
  var converted: [Int: [Range<Int>]] = [:]

  /// Every construct with its type.
  var found: [LegacyConstruct] { stored + factories + otherInitializers + wrappers + parsers }

  /// `init(dictionary: [String: Any]) { let json = JSON(dictionary) … }`.
  private var wrappers: [LegacyConstruct] {
    project.initializers.compactMap { initializer in
      guard mayName(initializer.file) else { return nil }
      let parameters = initializer.node.signature.parameterClause.parameters
      let names = Set(parameters.map { $0.internalName })
      guard !ProjectFacts.isJSON(initializer.owner),
        !parameters.contains(where: { $0.type.namesJSON }), let body = initializer.node.body,
        body.makesJSON(of: names)
      else { return nil }
      let signature = "init\(initializer.node.signature.parameterClause.trimmedDescription)"
      return LegacyConstruct(
        owner: initializer.owner,
        reason: reason(
          .writeDecodingInitializer,
          "`\(signature)` makes a `JSON` of what it is given; by hand: write an `init(from:)`", initializer.file,
          initializer.node)
      )
    }
  }

  /// `func parseUser(_ json: JSON) -> User`, outside of `User`, where that has no initializer from one.
  private var parsers: [LegacyConstruct] {
    project.functions.compactMap { function in
      guard mayName(function.file), !ProjectFacts.isJSON(function.owner),
        function.parameters.contains(where: { $0.type.namesJSON }), let result = function.returnType?.made,
        function.node.body != nil, !isConverted(function),
        let type = result.dottedName.flatMap({ project.resolve($0, in: function.owner) }), type.kind != .protocolType,
        // A case that stands for a raw value is no model: what reads it says which.
        type.kind != .enumeration || type.inherited.first.flatMap(Scalar.init(rawValue:)) == nil,
        project.jsonInitializers(of: type.name).isEmpty, !(function.isStatic && function.owner == type.name)
      else { return nil }
      return LegacyConstruct(
        owner: type.name,
        reason: reason(
          .writeDecodingInitializer,
          "`\(function.name)` makes one of a `JSON`; by hand: move its statements into an `init(from:)`", function.file,
          function.node)
      )
    }
  }

  /// Whether a file is one to report on, and has the name at all.
  private func mayName(_ file: Int) -> Bool { project.isScanned(file) && project.files[file].mentionsJSON }

  private func isConverted(_ function: FunctionFacts) -> Bool {
    let offset = function.node.trimmedOffsets.lowerBound
    return converted[function.file, default: []].contains { $0.contains(offset) }
  }

  /// `init(rows: [JSON])`, `init(json: inout JSON)`: what they take is not one document.
  private var otherInitializers: [LegacyConstruct] {
    project.initializers.compactMap { initializer in
      guard mayName(initializer.file) else { return nil }
      let parameters = initializer.node.signature.parameterClause.parameters
      guard !parameters.contains(where: { $0.type.isJSON }),
        let parameter = parameters.first(where: { $0.type.namesJSON }), isOfLibrary(parameter, initializer.owner)
      else { return nil }
      return LegacyConstruct(
        owner: initializer.owner,
        reason: reason(
          .writeDecodingInitializer,
          "it is made of `\(parameter.type.trimmedDescription)`; by hand: write an `init(from:)`", initializer.file,
          initializer.node)
      )
    }
  }

  private var stored: [LegacyConstruct] {
    project.properties.compactMap { property in
      guard let owner = property.owner, !property.isComputed, !property.isStatic, mayName(property.file),
        let type = property.type, type.namesJSON, isOfLibrary(type, owner)
      else { return nil }
      // The initializer that takes each property makes a struct of its document.
      let isKeeper = project.type(named: owner)?.kind == .classType
      return LegacyConstruct(
        owner: owner,
        reason: reason(
          .documentKept, "`\(property.name)` stores `\(type.trimmedDescription)`; by hand: store what is read from it",
          property.file,
          property.declaration),
        keeper: isKeeper ? (property.file, property.declaration.trimmedOffsets, property.name) : nil
      )
    }
  }

  /// `static func fromJSON(_ json: JSON) -> Model`.
  private var factories: [LegacyConstruct] {
    project.functions.compactMap { function in
      guard mayName(function.file), let owner = function.owner, function.isStatic, !ProjectFacts.isJSON(owner),
        function.parameters.contains(where: { $0.type.isJSON && isOfLibrary($0, owner) }),
        let result = function.returnType,
        project.resolve(owner, in: nil).map({ project.makes(result, $0) }) == true
      else { return nil }
      return LegacyConstruct(
        owner: owner,
        reason: reason(
          .writeDecodingInitializer,
          "`\(function.name)` makes one of a `JSON`; by hand: move its statements into an `init(from:)`", function.file,
          function.node)
      )
    }
  }

  /// Whether `JSON` means the library's type at a place.
  private func isOfLibrary(_ node: some SyntaxProtocol, _ owner: String) -> Bool {
    !project.isVisible("JSON", in: owner, at: Syntax(node))
  }

  private func reason(_ kind: ReasonKind, _ text: String, _ file: Int, _ node: some SyntaxProtocol) -> Reason {
    Reason(kind, text, at: project.files[file].position(of: node))
  }
}

extension TypeSyntax {
  /// Whether `JSON` stands anywhere in the type.
  fileprivate var namesJSON: Bool { codeTokens.contains { $0.text == "JSON" } }
}

extension TypeSyntax {
  /// What an optional, an array or a dictionary of values is made of.
  fileprivate var made: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.made }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.made }
    if let array = self.as(ArrayTypeSyntax.self) { return array.element.made }
    if let dictionary = self.as(DictionaryTypeSyntax.self) { return dictionary.value.made }
    return self
  }
}

extension CodeBlockSyntax {
  /// Whether a `JSON` is made here of one of some names.
  fileprivate func makesJSON(of names: Set<String>) -> Bool {
    codeTokens.contains { token in
      guard token.text == "JSON", let call = token.enclosingJSONCall else { return false }
      return call.arguments.contains { argument in
        argument.expression.codeTokens.contains { names.contains($0.text) }
      }
    }
  }
}

extension TokenSyntax {
  /// The call of `JSON`, `JSON.init` or `SwiftyJSON.JSON` that the token is a part of the name of.
  fileprivate var enclosingJSONCall: FunctionCallExprSyntax? {
    var current = parent
    while let node = current, node.is(DeclReferenceExprSyntax.self) || node.is(MemberAccessExprSyntax.self) {
      current = node.parent
    }
    return current?.as(FunctionCallExprSyntax.self).flatMap { $0.calledExpression.isJSONInitializer ? $0 : nil }
  }
}
