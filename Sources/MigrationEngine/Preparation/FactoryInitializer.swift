import SwiftSyntax

/// A function that creates a value, replaced by an initializer.
///
/// ## Before
/// ```swift
/// static func from(_ json: JSON) -> User? {
///   guard let id = json["id"].int else { return nil }
///   let user = User(id: id)
///   user.name = json["name"].stringValue
///   return user
/// }
/// ```
/// ## After
/// ```swift
/// init?(json: JSON) {
///   guard let id = json["id"].int else { return nil }
///   self.id = id
///   self.name = json["name"].stringValue
/// }
/// ```
///
/// A function of another type, or of none, stays and calls the initializer: its statements move into the type.
///
/// Preserves: every value, and the order in which the document is read. The function creates its result in one place,
/// and may return it early.
/// If it calls an initializer that only assigns, the new initializer contains those assignments. Otherwise, it calls
/// `self.init(…)`.
/// Can't: a function that returns something else, that creates its result in several places, or that changes it where a
/// property is observed; a function of another type that uses what the type can't see, or that is its own.
struct FactoryInitializer {
  private let factory: Factory
  private let type: TypeFacts
  private let project: ProjectFacts
  private let body: CodeBlockSyntax
  /// Whether the type loses an initializer that is not written, when this one is.
  private(set) var replacesImplicitInitializer = false
  private var isConvenience = false
  private(set) var edits: [Edit] = []

  /// Creates the initializer. Nil if the function does not have this form.
  ///
  /// - Parameter keepsFunction: whether the function stays, and calls the initializer.
  init?(_ factory: Factory, of type: TypeFacts, in project: ProjectFacts, keepsFunction: Bool) {
    guard let body = factory.node.body else { return nil }
    self.factory = factory
    self.type = type
    self.project = project
    self.body = body
    guard let creation = Creation(in: body, of: factory), add(creation), qualifyMembers(besides: creation) else {
      return nil
    }
    if factory.isOutside {
      let signature = signature(access: "")
      guard let moved = MovedStatements(of: factory, to: type, as: signature, edits, in: project) else { return nil }
      edits = moved.edits
    } else {
      guard addSignature(keepsFunction: keepsFunction), project.areWithinLines(edits) else { return nil }
    }
  }

  private var source: SourceFile { project.files[factory.file] }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(file: factory.file, range: range, text: text))
  }

  // MARK: The signature

  private mutating func addSignature(keepsFunction: Bool) -> Bool {
    let node = factory.node
    let start = node.modifiers.first?.trimmedOffsets.lowerBound ?? node.funcKeyword.trimmedOffsets.lowerBound
    let end = node.signature.trimmedOffsets.upperBound
    guard node.attributes.isEmpty, !source.utf8[start..<end].contains(where: \.isNewline) else { return false }
    // No initializer is open.
    let written = node.modifiers.first(where: \.isVisibleOutside)?.name.text
    let signature = signature(access: written.map { $0 == "open" ? "public " : "\($0) " } ?? "")
    guard keepsFunction else {
      replace(start..<end, with: signature)
      return true
    }
    guard node.signature.parameterClause.parameters.count == 1 else { return false }
    let result = factory.node.signature.returnClause?.type.firstToken(viewMode: .sourceAccurate)
    let made = result?.tokenKind == .keyword(.Self) ? "Self" : type.name
    let call = "\(throwing.isEmpty ? "" : "try ")\(made)(json: \(factory.parameterName))"
    replace(
      start..<end,
      with: "\(source.text(in: start..<end)) { return \(call) }\n\(source.indentation(at: start))\(signature)")
    return true
  }

  /// The initializer's first line.
  private func signature(access: String) -> String {
    let name = factory.parameterName
    return "\(access)\(isConvenience ? "convenience " : "")init\(factory.isFailable ? "?" : "")"
      + "(json\(name == "json" ? "" : " \(name)"): \(factory.document.type.trimmedDescription))\(throwing)"
  }

  private var throwing: String {
    factory.node.signature.effectSpecifiers?.throwsClause.map { " \($0.trimmedDescription)" } ?? ""
  }

  // MARK: The value

  /// The creation of the value, with the statements that change it.
  private struct Creation {
    let call: FunctionCallExprSyntax
    let statement: CodeBlockItemSyntax
    /// The part of the statement before the call, which is removed: `return`, or `let user =`.
    let lead: Range<Int>
    /// The variable that holds it.
    var variable: String?
    /// The other statement to remove, `return user`.
    var end: CodeBlockItemSyntax?
    /// The statements that return the variable earlier.
    var earlyReturns: [ReturnStmtSyntax] = []

    init?(in body: CodeBlockSyntax, of factory: Factory) {
      guard let last = body.statements.last else { return nil }
      let returns = FunctionBody.function(factory.node).returns
      let final = last.item.as(ReturnStmtSyntax.self)
      guard let value = final?.expression ?? (body.statements.count == 1 ? last.item.as(ExprSyntax.self) : nil)
      else { return nil }
      let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text
      for found in returns where found.id != final?.id && found.expression?.is(NilLiteralExprSyntax.self) != true {
        guard name != nil, found.expression?.as(DeclReferenceExprSyntax.self)?.baseName.text == name else { return nil }
        earlyReturns.append(found)
      }
      if let call = value.as(FunctionCallExprSyntax.self) {
        self.call = call
        statement = last
        lead = last.trimmedOffsets.lowerBound..<call.trimmedOffsets.lowerBound
        return
      }
      guard let name, final != nil else { return nil }
      // `filter` on a syntax collection gives a new tree, whose nodes have other positions.
      let declaring = Array(body.statements).filter { $0.item.as(VariableDeclSyntax.self)?.declares(name) == true }
      guard let statement = declaring.only, let declaration = statement.item.as(VariableDeclSyntax.self),
        let binding = declaration.bindings.only,
        binding.pattern.is(IdentifierPatternSyntax.self), binding.accessorBlock == nil,
        binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) != true,
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
      else { return nil }
      self.call = call
      self.statement = statement
      lead = declaration.trimmedOffsets.lowerBound..<call.trimmedOffsets.lowerBound
      variable = name
      end = last
    }
  }

  private mutating func add(_ creation: Creation) -> Bool {
    guard makesValue(creation.call), hold(creation) else { return false }
    replace(creation.lead, with: "")
    if let end = creation.end { replace(end.trimmedOffsets, with: "") }
    let arguments = creation.call.arguments
    let written = project.initializers(of: type.name)
    // In an extension a class has initializers that call another alone.
    let mustDelegate = type.kind == .classType && !factory.isOutside && factory.node.enclosingExtension != nil
    if mustDelegate {
      // Its own initializer is called, written or not.
    } else if arguments.isEmpty, creation.call.trailingClosure == nil {
      if written.makeWithNothing {
        guard project.allPropertiesBegin(of: type.name) else { return false }
        replacesImplicitInitializer = written.isEmpty
        replace(creation.call.trimmedOffsets.lowerBound..<creation.statement.trimmedOffsets.upperBound, with: "")
        return true
      }
    } else if let filled = DelegatedInitializer(project: project, type: type, caller: nil).filled(by: creation.call) {
      replacesImplicitInitializer = written.allSatisfy { $0.node.enclosingExtension != nil }
      return assign(filled, creation)
    }
    guard mustDelegate || !written.isEmpty else { return false }
    isConvenience = type.kind == .classType
    replace(creation.call.calledExpression.trimmedOffsets, with: "self.init")
    return true
  }

  /// Whether a call makes a value of the type itself.
  private func makesValue(_ call: FunctionCallExprSyntax) -> Bool {
    var called = call.calledExpression
    if let access = called.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "init" {
      guard let base = access.base else { return true }
      called = base
    }
    if ["Self", "self"].contains(called.trimmedDescription) { return !factory.isOutside }
    return called.dottedName.flatMap { project.resolve($0, in: factory.owner)?.name } == type.name
  }

  /// `User(id: id, name: name)` as `self.id = id; self.name = name`.
  private mutating func assign(_ filled: [DelegatedInitializer.Assignment], _ creation: Creation) -> Bool {
    guard
      let assigning = AssigningCall(creation.call, in: creation.statement, as: filled, file: factory.file, source)
    else { return false }
    edits += assigning.edits
    return true
  }

  /// Replaces `user.name` by `self.name` everywhere. Returns false if the variable is used in any other way.
  private mutating func hold(_ creation: Creation) -> Bool {
    guard let name = creation.variable else { return true }
    // An initializer does not tell the observers of its own properties.
    guard project.observesNoProperty(of: type.name) else { return false }
    for reference in body.references(to: name) where !reference.isMemberName {
      if reference.parent?.id == creation.end?.item.id { continue }
      if let found = creation.earlyReturns.first(where: { $0.id == reference.parent?.id }) {
        replace(found.returnKeyword.trimmedOffsets.upperBound..<found.trimmedOffsets.upperBound, with: "")
        continue
      }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(reference).id,
        runsWithFunction(reference)
      else { return false }
      replace(reference.trimmedOffsets, with: "self")
    }
    return true
  }

  /// Whether a place runs while the function does: in its body, or in a closure that a sequence's method calls. There
  /// `self` may be named only where all properties have values.
  private func runsWithFunction(_ node: some SyntaxProtocol) -> Bool {
    switch FunctionBody(around: node) {
    case .function: return true
    case .closure(let closure):
      guard project.allPropertiesBegin(of: type.name), closure.signature?.capture == nil,
        let method = closure.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?
          .declName.baseName.text, Self.methodsOfSequences.contains(method), project.functions(named: method).isEmpty
      else { return false }
      return runsWithFunction(closure)
    case .accessor, .initializer, .script: return false
    }
  }

  private static let methodsOfSequences: Set = ["compactMap", "filter", "flatMap", "forEach", "map"]

  // MARK: Other names

  /// Puts the type's name before static members, which an initializer can't call by their name alone.
  private mutating func qualifyMembers(besides creation: Creation) -> Bool {
    let called = creation.call.calledExpression.trimmedOffsets
    let owner = factory.owner ?? ""
    let owners = ownersOfMembers(owner)
    let hidden = ownersOfMembers(factory.isOutside ? type.name : "")
    for reference in body.references
    where !reference.isMemberName && !called.contains(reference.trimmedOffsets.lowerBound) {
      let name = reference.baseName.text
      if name == creation.variable { continue }
      if name == "Self" || name == "super" {
        guard !factory.isOutside else { return false }
        continue
      }
      if reference.baseName.tokenKind == .keyword(.self) {
        guard reference.parent?.is(MemberAccessExprSyntax.self) == true, factory.node.modifiers.isStatic else {
          return false
        }
        replace(reference.trimmedOffsets, with: owner)
        continue
      }
      guard case .none = reference.localBinding(of: name), name != factory.name else { continue }
      let members = members(named: name, of: owners)
      if members.contains(where: \.isStatic) {
        let start = reference.trimmedOffsets.lowerBound
        replace(start..<start, with: "\(owner).")
      } else if !members.isEmpty || !self.members(named: name, of: hidden).isEmpty {
        return false
      }
    }
    return true
  }

  private func members(named name: String, of owners: Set<String>) -> [DeclModifierListSyntax] {
    let functions = project.functions(named: name).filter { $0.owner.map(owners.contains) == true }
    let properties = project.properties(named: name).filter { $0.owner.map(owners.contains) == true }
    return functions.map(\.node.modifiers) + properties.map(\.declaration.modifiers)
  }

  /// A type, its superclasses and its protocols: a member of each can be called by its name alone.
  private func ownersOfMembers(_ name: String) -> Set<String> {
    let lineage = project.lineage(of: name)
    return Set(lineage).union(Conformances(of: lineage, in: project).protocols.map(\.name))
  }
}
