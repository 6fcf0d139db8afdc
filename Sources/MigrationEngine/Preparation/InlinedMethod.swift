import SwiftSyntax

/// A method of the type to which its initializer passes the document. Its body replaces the call.
///
/// ## Before
/// ```swift
/// init(json: JSON) {
///   parse(item: json)
/// }
/// mutating func parse(item: JSON) {
///   if let point = item["point"].int { self.point = point }
/// }
/// ```
/// ## After
/// ```swift
/// init(json: JSON) {
///   if let point = json["point"].int { self.point = point }
/// }
/// ```
///
/// Preserves: every value, and the order in which the document is read. The method stays if other code may call it.
/// Can't: a method that a subclass may override, that fills observed properties, that returns a value, or whose names
/// mean something else in the initializer.
struct InlinedMethod {
  private let initializer: JSONInitializer
  private let type: TypeFacts
  private let project: ProjectFacts
  /// The document's name in the initializer.
  private let document: String
  private(set) var edits: [Edit] = []

  /// Creates the change. Nil if the initializer calls no such method.
  init?(_ initializer: JSONInitializer, of type: TypeFacts, in project: ProjectFacts) {
    guard let body = initializer.node.body, let entry = EntryPoint(initializer.node),
      project.subclasses(of: type.name).isEmpty, project.observesNoProperty(of: type.name)
    else { return nil }
    self.initializer = initializer
    self.type = type
    self.project = project
    document = entry.name
    let calls = body.statements.compactMap { Call($0, of: type, in: project) }
    // A method in another file may use names that are private to that file.
    guard !calls.isEmpty, calls.allSatisfy({ $0.method.file == initializer.file }),
      Set(calls.map(\.method.node.id)).count == calls.count
    else { return nil }
    for call in calls {
      guard fits(call, in: body, besides: calls), inline(call) else { return nil }
    }
  }

  /// A statement such as `parse(item: json)`.
  private struct Call {
    let statement: CodeBlockItemSyntax
    let argument: ExprSyntax
    let method: FunctionFacts
    let parameter: String
    let body: CodeBlockSyntax

    init?(_ statement: CodeBlockItemSyntax, of type: TypeFacts, in project: ProjectFacts) {
      guard let call = statement.item.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        let argument = call.arguments.only, let name = call.calledExpression.nameOnSelf
      else { return nil }
      let methods = project.functions(ofType: type.name).filter { $0.name == name }
      guard let method = methods.only, method.takesOnlyDocument, let parameter = method.parameters.only,
        parameter.argumentLabel == argument.label?.text, let body = method.node.body
      else { return nil }
      self.statement = statement
      self.argument = argument.expression
      self.method = method
      self.parameter = parameter.internalName
      self.body = body
    }

    /// The names that its statements declare for those that follow.
    var declaredNames: [String] { body.statements.flatMap(\.namesForTheRest) }
  }

  /// Returns whether every name has the same meaning in the initializer as in the method.
  private func fits(_ call: Call, in body: CodeBlockSyntax, besides calls: [Call]) -> Bool {
    // What follows would not run where the method ends early.
    let returns = FunctionBody.function(call.method.node).returns
    guard returns.isEmpty || call.statement.id == body.statements.last?.id,
      call.argument.trimmedDescription == document, !call.declaredNames.contains(call.parameter),
      call.parameter == document || !call.body.names(document)
    else { return false }
    let others =
      body.statements.filter { $0.id != call.statement.id }.map(Syntax.init)
      + calls.filter { $0.statement.id != call.statement.id }.map { Syntax($0.body) }
    let outer =
      body.statements.flatMap(\.namesForTheRest)
      + initializer.node.signature.parameterClause.parameters.map(\.internalName).filter { $0 != document }
    return !call.declaredNames.contains { name in others.contains { $0.names(name) } }
      && !outer.contains { call.body.names($0) }
  }

  private mutating func inline(_ call: Call) -> Bool {
    let source = project.files[call.method.file]
    guard let first = call.body.statements.first, let last = call.body.statements.last else { return false }
    // Comments beside the statements would go with the method.
    let copied = first.trimmedOffsets.lowerBound..<last.endPosition.utf8Offset
    let own = call.method.node.trimmedOffsets
    guard !source.allComments.contains(where: { own.contains($0.offset) && !copied.contains($0.offset) }) else {
      return false
    }
    var text = ""
    var cursor = copied.lowerBound
    for reference in call.body.references(to: call.parameter)
    where call.parameter != document && !reference.isMemberName {
      guard case .annotated = reference.localBinding(of: call.parameter) else { return false }
      text += source.text(in: cursor..<reference.trimmedOffsets.lowerBound) + document
      cursor = reference.trimmedOffsets.upperBound
    }
    text += source.text(in: cursor..<copied.upperBound)
    edits.append(Edit(file: initializer.file, range: call.statement.trimmedOffsets, text: text))
    if !mayBeCalledElsewhere(call) {
      edits += source.lineEdits(
        removing: source.removalRange(of: declaration(of: call.method.node)), file: call.method.file)
    }
    return project.mayRewrite(call.method.file)
  }

  /// Returns the declaration to remove with a method: the method itself, or its extension if it is the last member.
  private func declaration(of method: FunctionDeclSyntax) -> DeclSyntax {
    guard let around = method.enclosingExtension, around.inheritanceClause == nil, around.memberBlock.members.count == 1
    else { return DeclSyntax(method) }
    return DeclSyntax(around)
  }

  private func mayBeCalledElsewhere(_ call: Call) -> Bool {
    let name = call.method.name
    func isElsewhere(_ node: some SyntaxProtocol, _ file: Int) -> Bool {
      file != initializer.file || !call.statement.trimmedOffsets.contains(node.trimmedOffsets.lowerBound)
    }
    return project.asksFor(call.method.node, of: type)
      || project.references[name, default: []].contains { isElsewhere($0.node, $0.file) }
      || project.memberAccesses[name, default: []].contains { isElsewhere($0.node, $0.file) }
  }
}

extension ExprSyntax {
  /// The name of `name` or `self.name`.
  fileprivate var nameOnSelf: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.trimmedDescription == "self" else {
      return nil
    }
    return access.declName.baseName.text
  }
}

extension SyntaxProtocol {
  /// Whether a name is declared or read here, other than behind a point.
  fileprivate func names(_ name: String) -> Bool {
    Syntax(self).boundNames.contains(name) || references(to: name).contains { !$0.isMemberName }
  }
}

extension CodeBlockItemSyntax {
  /// The names that the statement declares in its block.
  var namesForTheRest: [String] {
    if let variable = item.as(VariableDeclSyntax.self) { return Syntax(variable).boundNames }
    if let statement = item.as(GuardStmtSyntax.self) { return Syntax(statement.conditions).boundNames }
    return item.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}

extension ProjectFacts {
  /// Whether no property of a type runs code when it is assigned.
  func observesNoProperty(of type: String) -> Bool {
    instanceProperties(of: type).allSatisfy { property in
      property.isComputed || property.declaration.bindings.allSatisfy { $0.accessorBlock == nil }
    }
  }
}
