import SwiftSyntax

/// A method that fills a new value from a document, replaced by an initializer.
///
/// ## Before
/// ```swift
/// class User {
///   var name = ""
///   func fill(json: JSON) {
///     name = json["name"].stringValue
///   }
/// }
///
/// let user = User()
/// user.fill(json: answer)
/// ```
/// ## After
/// ```swift
/// class User {
///   var name = ""
///   init(json: JSON) {
///     name = json["name"].stringValue
///   }
/// }
///
/// let user = User(json: answer)
/// ```
///
/// Preserves: every value, and the order in which documents are read. No code sees the value between the two lines.
/// Can't: a method that is called on anything but a value created directly before, that calls other methods, or that
/// fills an observed property.
struct FillingMethod {
  private let function: FunctionFacts
  private let parameter: FunctionParameterSyntax
  private let type: TypeFacts
  private let project: ProjectFacts
  private(set) var edits: [Edit] = []

  /// Creates the initializer. Nil if the type has no such method, or more than one.
  ///
  /// - Parameter uses: the uses of such methods.
  init?(of type: TypeFacts, in project: ProjectFacts, _ uses: FillingMethodUses) {
    guard let function = Self.methods(of: type, in: project).only, let parameter = function.parameters.only,
      project.mayRewrite(function.file), function.node.enclosingExtension == nil,
      !project.asksFor(function.node, of: type)
    else { return nil }
    self.function = function
    self.parameter = parameter
    self.type = type
    self.project = project
    guard onlyFills, addSignature(), addCalls(uses), edits.count > 1, project.areWithinLines(edits) else { return nil }
  }

  // MARK: The method

  /// The methods that take a document and give nothing back, of a type that `Type()` makes without doing anything else.
  static func methods(of type: TypeFacts, in project: ProjectFacts) -> [FunctionFacts] {
    let found = project.functions(ofType: type.name).filter(\.takesOnlyDocument)
    guard !found.isEmpty, project.initializers(of: type.name).makeWithNothing,
      project.allPropertiesBegin(of: type.name), project.superclassDoesNothing(of: type)
    else { return [] }
    return found
  }

  /// Whether the method uses only the value's properties, none of which is observed.
  private var onlyFills: Bool {
    guard let body = function.node.body else { return false }
    let members = project.functions(ofType: type.name).map(\.name)
    for reference in body.references where !reference.isMemberName {
      if reference.baseName.tokenKind == .keyword(.super) { return false }
      if reference.baseName.tokenKind == .keyword(.self) {
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
          !members.contains(access.declName.baseName.text)
        else { return false }
      } else if members.contains(reference.baseName.text) {
        guard case .none = reference.localBinding(of: reference.baseName.text) else { continue }
        return false
      }
    }
    return project.observesNoProperty(of: type.name)
  }

  private mutating func addSignature() -> Bool {
    let node = function.node
    if node.modifiers.isPrivate { return false }
    let start = node.modifiers.first?.trimmedOffsets.lowerBound ?? node.funcKeyword.trimmedOffsets.lowerBound
    let name = parameter.internalName
    edits.append(
      Edit(
        file: function.file, range: start..<node.signature.trimmedOffsets.upperBound,
        text: "init(json\(name == "json" ? "" : " \(name)"): \(parameter.type.trimmedDescription))"))
    return true
  }

  // MARK: Its calls

  /// Merges each call with the preceding line that creates the value. Returns false if one of them has another form.
  private mutating func addCalls(_ uses: FillingMethodUses) -> Bool {
    let name = function.name
    for use in project.references[name, default: []] where use.node.enclosingTypeName == type.name {
      if case .none = use.node.localBinding(of: name) { return false }
    }
    for use in uses.uses(of: name, on: type.name) {
      let call = use.node.parent?.as(FunctionCallExprSyntax.self)
      let isCalled = call?.calledExpression.id == ExprSyntax(use.node).id
      if let call, isCalled, call.arguments.map({ $0.label?.text }) != [parameter.argumentLabel] { continue }
      guard use.isOfKnownType, let call, isCalled, call.trailingClosure == nil, let argument = call.arguments.only,
        let variable = use.node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        rewrite(call, of: variable, argument, use.file)
      else { return false }
    }
    return true
  }

  private mutating func rewrite(
    _ call: FunctionCallExprSyntax, of variable: String, _ argument: LabeledExprSyntax, _ file: Int
  ) -> Bool {
    guard project.mayRewrite(file), let statement = call.parent?.as(CodeBlockItemSyntax.self),
      let block = statement.parent?.as(CodeBlockItemListSyntax.self).map(Array.init),
      let end = block.firstIndex(where: { $0.id == statement.id }),
      let start = block[..<end].lastIndex(where: { $0.item.as(VariableDeclSyntax.self)?.declares(variable) == true }),
      let declaration = block[start].item.as(VariableDeclSyntax.self), declaration.attributes.isEmpty,
      declaration.modifiers.isEmpty, let binding = declaration.bindings.only, binding.accessorBlock == nil,
      binding.typeAnnotation == nil, let made = binding.initializer?.value.as(FunctionCallExprSyntax.self),
      made.arguments.isEmpty, made.trailingClosure == nil,
      let name = made.calledExpression.dottedName,
      project.resolve(name, in: made.enclosingTypeName)?.name == type.name,
      block[(start + 1)..<end].allSatisfy({ $0.references(to: variable).isEmpty }),
      argument.references(to: variable).isEmpty
    else { return false }
    let source = project.files[file]
    // Other code behind it on its line stays where it is.
    let line = block[start].trimmedOffsets
    guard !source.utf8[line].contains(where: \.isNewline) else { return false }
    let next = source.utf8[line.upperBound...].firstIndex { !$0.isBlank } ?? line.upperBound
    edits.append(Edit(file: file, range: line.lowerBound..<next, text: ""))
    let beginning = statement.trimmedOffsets.lowerBound..<argument.expression.trimmedOffsets.lowerBound
    edits.append(
      Edit(
        file: file, range: beginning, text: "\(declaration.bindingSpecifier.text) \(variable) = \(name)(json: "))
    return true
  }
}

/// The places that name methods with a document as parameter, by the receiver of each call.
struct FillingMethodUses {
  struct Use {
    let node: MemberAccessExprSyntax
    let file: Int
    /// Whether it is certain of what type the value is.
    let isOfKnownType: Bool
  }

  /// The uses by the method's name and the type's. Those of unknown types are under an empty name.
  private let found: [String: [String: [Use]]]

  init(in project: ProjectFacts) {
    let names = Set(project.functions.filter { $0.owner != nil && $0.takesOnlyDocument }.map(\.name)).sorted()
    let types = ExpressionTypes(facts: project)
    let uses = Parallel.map(names) { name in
      Dictionary(
        grouping: project.memberAccesses[name, default: []].map { use in
          let owner = Self.owner(of: use.node, types)
          return (owner ?? "", Use(node: use.node, file: use.file, isOfKnownType: owner != nil))
        }, by: \.0
      ).mapValues { $0.map(\.1) }
    }
    found = Dictionary(uniqueKeysWithValues: zip(names, uses))
  }

  /// The places that name a method of a type, or may.
  func uses(of name: String, on type: String) -> [Use] {
    let named = found[name, default: [:]]
    return named[type, default: []] + named["", default: []]
  }

  /// Returns the type of a method's receiver. Nil if it is not certain.
  private static func owner(of access: MemberAccessExprSyntax, _ types: ExpressionTypes) -> String? {
    guard let base = access.base, !base.is(SuperExprSyntax.self) else { return nil }
    switch types.type(of: base)?.unwrapped {
    case .project(let name): return name
    case .external(let name): return name
    case .array, .dictionary: return "[]"
    case .optional, nil: return base.trimmedDescription == "self" ? access.enclosingTypeName : nil
    }
  }
}

extension FunctionFacts {
  /// Whether it is a method that takes a document and gives nothing back.
  var takesOnlyDocument: Bool {
    guard !isStatic, returnType == nil, node.body != nil, node.attributes.isEmpty,
      node.genericParameterClause == nil, node.signature.effectSpecifiers == nil,
      let parameter = parameters.only, parameter.defaultValue == nil, parameter.ellipsis == nil,
      parameter.attributes.isEmpty
    else { return false }
    let unusual: Set<TokenKind> = [.keyword(.override), .keyword(.dynamic), .keyword(.open)]
    return !node.modifiers.contains { unusual.contains($0.name.tokenKind) }
      && parameter.type.isPlainJSON
  }
}

extension ProjectFacts {
  /// Returns whether the initializer of a class's superclass, if there is one, does nothing.
  fileprivate func superclassDoesNothing(of type: TypeFacts) -> Bool {
    guard type.kind == .classType, let first = type.inherited.first else { return true }
    if superclass(of: type.name) != nil { return decodingSuperclass(of: type.name) == nil }
    return resolve(first, in: type.enclosing) != nil || KnownProtocols.mayBeFirst(first)
  }
}
