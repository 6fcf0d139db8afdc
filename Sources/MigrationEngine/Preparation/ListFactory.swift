import SwiftSyntax

/// A static function that creates a value from each document of an array. Its calls are replaced by a `map` of the
/// array.
///
/// ## Before
/// ```swift
/// static func from(jsons: [JSON]) -> [User] {
///   var users = [User]()
///   for json in jsons {
///     users.append(User.from(json: json))
///   }
///   return users
/// }
///
/// let friends = User.from(jsons: json["friends"].arrayValue)
/// ```
/// ## After
/// ```swift
/// let friends = json["friends"].arrayValue.map { User(json: $0) }
/// ```
///
/// This also applies to a function that takes the document with the array (`for json in json.arrayValue`), and to one
/// that creates each value by the type's initializer from JSON.
///
/// Preserves: every value, in its order. Nil is left out if it was before.
/// Can't: a function that does anything else, that has comments inside or after it on its line, or that code outside of
/// the project may call.
struct ListFactory {
  /// A function that creates one value: an initializer from JSON, or a static function.
  struct Maker {
    /// The full name of the type.
    let owner: String
    /// The static function's name; nil for the initializer.
    let function: String?
    /// The label of the document.
    let label: String?
    let isFailable: Bool

    init?(_ factory: Factory) {
      guard !factory.isOutside, factory.node.signature.effectSpecifiers == nil else { return nil }
      (owner, function, label) = (factory.type, factory.name, factory.document.argumentLabel)
      isFailable = factory.isFailable
    }

    init?(_ initializer: JSONInitializer) {
      guard let entry = EntryPoint(initializer.node), entry.effect != .throwing, entry.configuration.isEmpty,
        entry.presence != .optional
      else { return nil }
      (owner, function, label) = (initializer.owner, nil, entry.label)
      isFailable = entry.effect == .failable
    }

    /// The label of the initializer that is called in the end: that of a static function is `init(json:)` by then.
    var callLabel: String { function != nil ? "json: " : label.map { "\($0): " } ?? "" }
  }

  private let maker: Maker
  private let project: ProjectFacts
  /// Whether the function takes the document that holds the array.
  private let takesDocument: Bool
  private(set) var edits: [Edit] = []
  /// The places where it was called.
  private(set) var uses: [StaticFunctionUses.Use] = []
  /// The function with its comments.
  private let removed: Range<Int>
  private let file: Int

  /// Creates the change. Nil if the function does not have this form, or can't be removed.
  init?(_ function: FunctionFacts, of type: TypeFacts, by maker: Maker, in project: ProjectFacts) {
    guard function.isStatic, function.node.genericParameterClause == nil,
      function.node.signature.effectSpecifiers == nil, let body = function.node.body,
      project.files[function.file].role == .migrated,
      let parameter = function.parameters.only, parameter.defaultValue == nil, parameter.ellipsis == nil,
      let element = function.returnType?.as(ArrayTypeSyntax.self)?.element, !element.is(OptionalTypeSyntax.self),
      project.makes(element, type), !project.asksFor(function.node, of: type)
    else { return nil }
    takesDocument = parameter.type.isPlainJSON
    guard takesDocument || parameter.type.as(ArrayTypeSyntax.self)?.element.isPlainJSON == true
    else { return nil }
    self.maker = maker
    self.project = project
    file = function.file
    removed = project.files[function.file].removalRange(of: function.node)
    guard isMapping(body, of: parameter.internalName),
      !project.files[file].hasComment(in: function.node.trimmedOffsets),
      function.node.trailingTrivia.comments.isEmpty
    else { return nil }
    let found = StaticFunctionUses(of: function.node, owner: maker.owner, in: project)
    guard !found.mayBeMore, !takesDocument || !found.all.isEmpty else { return nil }
    uses = found.all
    for use in uses {
      guard rewrite(use, parameter.argumentLabel) else { return nil }
    }
    edits += project.files[file].lineEdits(removing: removed, file: file)
  }

  /// Whether nothing is left of what another edit changes.
  func replaces(_ edit: Edit) -> Bool {
    if edit.file == file, removed.overlaps(edit.range) { return true }
    // An insertion in front of what is replaced here.
    return edit.range.isEmpty
      && edits.contains { $0.file == edit.file && $0.range.lowerBound == edit.range.lowerBound && !$0.range.isEmpty }
  }

  // MARK: The function

  /// Returns whether the function only returns the results of the other one for each element.
  private func isMapping(_ body: CodeBlockSyntax, of parameter: String) -> Bool {
    let items = Array(body.statements.map(\.item))
    guard let last = items.last else { return false }
    let result = last.as(ReturnStmtSyntax.self)?.expression ?? (items.count == 1 ? last.as(ExprSyntax.self) : nil)
    guard let result else { return false }
    if items.count == 1 {
      guard let call = result.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
        let method = call.calledExpression.as(MemberAccessExprSyntax.self), let base = method.base,
        isArray(base, of: parameter), method.declName.baseName.text == (maker.isFailable ? "compactMap" : "map"),
        let closure = call.trailingClosure, closure.signature?.capture == nil, closure.parameterNames.count <= 1,
        let item = closure.statements.only?.item
      else { return false }
      let made = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
      return made.map { makes($0, of: closure.parameterNames.first?.name ?? "$0") } ?? false
    }
    guard items.count == 3, let name = items[0].emptyLocalArray, result.trimmedDescription == name,
      let loop = Appending(items[1]), !loop.isOfEntries
    else { return false }
    return loop.target.trimmedDescription == name && isArray(loop.array, of: parameter)
      && loop.isOptional == maker.isFailable && makes(loop.made, of: loop.element)
  }

  /// Whether an expression is the array that the function is given, or that of the document.
  private func isArray(_ expression: ExprSyntax, of parameter: String) -> Bool {
    expression.trimmedDescription == (takesDocument ? "\(parameter).arrayValue" : parameter)
  }

  /// `User.from(json: element)`, `User(json: element)`.
  private func makes(_ value: ExprSyntax, of element: String) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let argument = call.arguments.only, argument.expression.trimmedDescription == element,
      argument.label?.text == maker.label, let called = call.calledExpression.dottedName
    else { return false }
    guard let function = maker.function else {
      return called == "Self" || project.resolve(called, in: maker.owner)?.name == maker.owner
    }
    guard called.hasSuffix(function) else { return false }
    let prefix = called.dropLast(function.count)
    if ["", "self.", "Self."].contains(prefix) { return true }
    return prefix.hasSuffix(".") && project.resolve(String(prefix.dropLast()), in: maker.owner)?.name == maker.owner
  }

  // MARK: Its calls

  /// `User.from(jsons: array)` as `array.map { User(json: $0) }`; false for what can't be changed.
  private mutating func rewrite(_ use: StaticFunctionUses.Use, _ label: String?) -> Bool {
    guard let call = use.call, let argument = call.arguments.only, argument.label?.text == label,
      call.trailingClosure == nil, project.files[use.file].role == .migrated
    else { return false }
    let array = argument.expression.trimmedOffsets
    let all = call.trimmedOffsets
    let mapping = "\(takesDocument ? "arrayValue." : "")\(maker.isFailable ? "compactMap" : "map")"
    let made = "\(use.base)(\(maker.callLabel)$0)"
    let isPostfix = argument.expression.isPostfix
    let found = [
      Edit(file: use.file, range: all.lowerBound..<array.lowerBound, text: isPostfix ? "" : "("),
      Edit(
        file: use.file, range: array.upperBound..<all.upperBound,
        text: "\(isPostfix ? "" : ")").\(mapping)" + (call.isInCondition ? "({ \(made) })" : " { \(made) }")),
    ]
    edits += found
    return project.areWithinLines(found)
  }
}

extension ExprSyntax {
  /// Whether a member access on it needs no parentheses.
  var isPostfix: Bool {
    self.is(DeclReferenceExprSyntax.self) || self.is(MemberAccessExprSyntax.self)
      || self.is(FunctionCallExprSyntax.self) || self.is(SubscriptCallExprSyntax.self)
      || self.is(ForceUnwrapExprSyntax.self) || self.is(TupleExprSyntax.self) || self.is(ArrayExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether a trailing closure at this place would be taken for the body of the statement.
  fileprivate var isInCondition: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !node.is(CodeBlockItemSyntax.self), !node.is(ClosureExprSyntax.self) {
      if node.is(ConditionElementListSyntax.self) { return true }
      if let loop = parent.as(ForStmtSyntax.self) { return loop.sequence.id == node.as(ExprSyntax.self)?.id }
      if let choice = parent.as(SwitchExprSyntax.self) { return choice.subject.id == node.as(ExprSyntax.self)?.id }
      node = parent
    }
    return false
  }
}
