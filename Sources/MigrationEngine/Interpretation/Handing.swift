import MigrationPlan
import SwiftSyntax

/// Says how functions of the project are given parts of a document by an initializer that is converted.
struct Handing: Sendable {
  /// The functions and properties that take a container.
  private let converted: Set<Place>
  /// The calls of the initializer whose functions stay as they are, by their positions.
  private let kept: Set<Int>

  private let decodable: Set<String>
  private let bridged: [String: BridgedType]
  /// The initializers of models that take more than the document.
  let configured: [String: EntryPoint]

  /// The place of a declaration.
  struct Place: Hashable {
    let file: Int
    let offset: Int
  }

  /// - Parameters:
  ///   - documents: the types with written initializers, and what they call.
  ///   - plain: the types with stored properties alone.
  ///   - type: the type of the initializer.
  init(_ documents: DocumentMigration, plain: Set<String>, for type: String) {
    converted = Set(documents.helpers.map { Place(file: $0.file, offset: $0.range.lowerBound) })
    kept = Set((documents.converted[type]?.body.handedOn ?? []).map(\.range.lowerBound))
    decodable = plain.union(documents.converted.values.filter { $0.entry.configuration.isEmpty }.map(\.type.name))
    bridged = documents.bridged
    configured = documents.converted.mapValues(\.entry).filter { !$0.value.configuration.isEmpty }
  }

  /// Whether a model is decoded like any other type.
  func isDecodable(_ model: String) -> Bool { decodable.contains(model) || RuntimeLibrary.models.contains(model) }

  /// Whether a model is made by its old initializer.
  ///
  /// - Parameter mayRefuse: whether that gives nil for some documents.
  func isBridged(_ model: String, mayRefuse: Bool) -> Bool {
    bridged[model]?.isFailable == mayRefuse && !isDecodable(model)
  }

  /// Whether a bridged model refuses some documents; nil for other models, and for calls of another initializer.
  func mayRefuse(bridged model: String, label: String?) -> Bool? {
    guard !isDecodable(model), let found = bridged[model], found.label == label, !found.isThrowing else { return nil }
    return found.isFailable
  }

  /// Whether one of these functions and properties takes a container.
  func convertsAny(of places: Set<Place>) -> Bool { !converted.isDisjoint(with: places) }

  /// Whether a function or property takes a container.
  func isConverted(_ place: Place) -> Bool { converted.contains(place) }

  func staysAsItIs(_ call: FunctionCallExprSyntax) -> Bool { kept.contains(call.trimmedOffsets.lowerBound) }
}

extension Handing.Place {
  init(_ declaration: some SyntaxProtocol, in file: Int) {
    self.init(file: file, offset: declaration.trimmedOffsets.lowerBound)
  }
}

extension Interpreter {
  /// Says how functions are given parts of the document; nil, and noted, where that is not known yet.
  var knownHanding: Handing? {
    if handing == nil { dependencies.areUnknown = true }
    return handing
  }
}

extension PieceCollector {
  /// Returns a call of a function that is given a part of the document, or a property of the project that a part has.
  mutating func handed(_ expression: ExprSyntax) -> [Code.Piece]? {
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
      access.parent?.is(FunctionCallExprSyntax.self) != true, let path = document(base)
    {
      let found = interpreter.project.properties(named: access.declName.baseName.text).filter { property in
        ProjectFacts.isJSON(property.owner) && property.isComputed && !property.isStatic
          && !interpreter.project.vendoredFiles.contains(property.file)
      }
      guard let property = found.only, let handing = interpreter.knownHanding,
        handing.isConverted(Handing.Place(property.declaration, in: property.file)),
        property.type.flatMap({ DocumentKind($0) }) == nil
      else { return nil }
      isThrowing = true
      return [.document(path, isOld: false), .text(".\(property.name)")]
    }
    guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.additionalTrailingClosures.isEmpty
    else { return nil }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      let path = document(base)
    {
      return called(access.declName.baseName.text, of: path, call)
    }
    return given(call)
  }

  /// A method that the project gives to all documents.
  private mutating func called(
    _ name: String, of path: DocumentPath, _ call: FunctionCallExprSyntax
  ) -> [Code.Piece]? {
    let labels = call.arguments.map(\.label?.text)
    let found = interpreter.project.functions(named: name).filter { function in
      ProjectFacts.isJSON(function.owner) && !function.isStatic && function.labels == labels
        && !interpreter.project.vendoredFiles.contains(function.file)
    }
    guard isConverted(found), let arguments = arguments(of: call, isOld: false) else { return nil }
    isThrowing = true
    return [.document(path, isOld: false), .text(".\(name)(")] + arguments + [.text(")")]
  }

  /// A function that is given parts of the document as arguments.
  private mutating func given(_ call: FunctionCallExprSyntax) -> [Code.Piece]? {
    let project = interpreter.project
    let documents = call.arguments.map { kind(of: $0.expression) }
    guard documents.contains(where: { $0 != nil }), let handing = interpreter.knownHanding else { return nil }
    if let configured = configured(call, handing) { return configured }
    let isOld: Bool
    if let argument = call.arguments.only, argument.expression.isDescribed(in: project),
      call.calledExpression.trimmedDescription == "String"
    {
      isOld = false
    } else if let argument = call.arguments.only, let name = call.calledExpression.initializedTypeName,
      let model = project.resolve(name, in: interpreter.type)
    {
      guard project.keepsInitializer(of: model.name, label: argument.label?.text) else { return nil }
      (isOld, isThrowing) = (true, true)
    } else if handing.staysAsItIs(call) {
      (isOld, isThrowing) = (true, true)
    } else {
      let found = HelperConversion.functions(
        call.calledExpression, labels: call.arguments.map(\.label?.text), documents: documents, in: interpreter.type,
        project)
      guard isConverted(found) else { return nil }
      (isOld, isThrowing) = (false, true)
    }
    guard let callee = pieces(of: Syntax(call.calledExpression)),
      let arguments = arguments(of: call, isOld: isOld)
    else { return nil }
    return callee + [.text("(")] + arguments + [.text(")")]
  }

  /// A model whose initializer takes more than the document.
  private mutating func configured(_ call: FunctionCallExprSyntax, _ handing: Handing) -> [Code.Piece]? {
    let project = interpreter.project
    guard let name = call.calledExpression.initializedTypeName,
      let model = project.resolve(name, in: interpreter.type), !model.isGeneric,
      let entry = handing.configured[model.name],
      let argument = call.arguments.first(where: { document($0.expression) != nil }),
      argument.label?.text == entry.label, let path = document(argument.expression),
      let given = entry.configuration.values(call.arguments.filter { $0.id != argument.id })
    else { return nil }
    var pieces: [Code.Piece] = []
    for value in given {
      if !pieces.isEmpty { pieces.append(.text(", ")) }
      switch value {
      case .expression(let expression):
        guard let found = self.pieces(of: Syntax(expression)) else { return nil }
        pieces += found
      case .text(let literal): pieces.append(.text(literal))
      }
    }
    isThrowing = true
    let question = entry.effect == .failable ? "valueIfAccepted" : "value"
    let (opening, closing) = given.count > 1 ? ("(", "))") : ("", ")")
    return [.document(path, isOld: false), .text(".\(question)(\(name).self, configuration: \(opening)")] + pieces
      + [.text(closing)]
  }

  /// Whether functions take containers, and give none.
  private func isConverted(_ functions: [FunctionFacts]) -> Bool {
    guard !functions.isEmpty, let handing = interpreter.knownHanding else { return false }
    return functions.allSatisfy { function in
      handing.isConverted(Handing.Place(function.node, in: function.file))
        && function.returnType.flatMap { DocumentKind($0) } == nil
    }
  }

  private mutating func arguments(of call: FunctionCallExprSyntax, isOld: Bool) -> [Code.Piece]? {
    var found: [Code.Piece] = []
    for argument in call.arguments {
      if !found.isEmpty { found.append(.text(", ")) }
      if let label = argument.label { found.append(.text("\(label.text): ")) }
      if let path = document(argument.expression) {
        found.append(.document(path, isOld: isOld))
      } else if let array = documents(argument.expression) {
        guard !isOld else { return nil }
        found.append(.value(array))
      } else {
        guard let pieces = pieces(of: Syntax(argument.expression)) else { return nil }
        found += pieces
      }
    }
    return found
  }

  private func document(_ expression: ExprSyntax) -> DocumentPath? {
    guard case .document(let path)? = try? interpreter.value(of: expression, in: state), path.root != .null else {
      return nil
    }
    return path
  }

  private func documents(_ expression: ExprSyntax) -> Value? {
    guard let value = try? interpreter.value(of: expression, in: state), value.isArrayOfDocuments else { return nil }
    return value
  }

  private func kind(of expression: ExprSyntax) -> DocumentKind? {
    document(expression) != nil ? .document : documents(expression) != nil ? .elements : nil
  }
}
