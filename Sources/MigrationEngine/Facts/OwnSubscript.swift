import SwiftSyntax

/// A subscript that the project adds to `JSON`, if an access without labels may refer to it.
struct OwnSubscript: Sendable {
  enum Key: Sendable, Equatable {
    /// The values of one type of the project, by its full name, which is never a string or a number. (A literal of the
    /// type counts as a string or a number first, which the library's own subscripts take.)
    case type(String)
    /// Any type that is `RawRepresentable`, or conforms to a protocol of the project, which strings and numbers do not.
    case conforming(to: String)
    /// Arrays.
    case list
    /// A type that a string or a number may also have, so that it may hide the library's own subscripts.
    case other
  }

  let key: Key
  let position: SourcePosition
  /// Whether it is the library's subscript of the key's raw value.
  let readsRawValue: Bool
  /// The numbers of unlabelled arguments that a call may have.
  private let counts: ClosedRange<Int>

  /// Creates the subscript. Nil if it can only be called with a label.
  init?(_ node: SubscriptDeclSyntax, in file: SourceFile, _ project: ProjectFacts) {
    // `filter` on a syntax collection gives a new tree.
    let all = Array(node.parameterClause.parameters)
    let parameters = all.filter { $0.secondName == nil || $0.firstName.text == "_" }
    guard !parameters.isEmpty, all.allSatisfy({ $0.defaultValue != nil || parameters.contains($0) }) else {
      return nil
    }
    position = file.position(of: node)
    let parameter = parameters.only
    key = parameter.map { Self.key(of: $0, in: node, project) } ?? .other
    let isVariadic = parameters.contains { $0.ellipsis != nil }
    let needed = parameters.count { $0.ellipsis == nil && $0.defaultValue == nil }
    counts = needed...(isVariadic ? Int.max : parameters.count)
    let name = (parameter?.secondName ?? parameter?.firstName)?.text ?? ""
    let read = node.getter?.only.map { $0.item.trimmedDescription } ?? ""
    readsRawValue = ["self[\(name).rawValue]", "return self[\(name).rawValue]"].contains(read)
  }

  /// The reason why a type that reads by this subscript stays.
  var reason: Reason {
    Reason(.ownDocumentType, "this subscript of `JSON` may be read instead of the library's", at: position)
  }

  /// Returns whether an access with strings, numbers and lists of them may refer to this subscript, and not to the
  /// library's.
  func hidesLibrary(at access: SubscriptCallExprSyntax, in project: ProjectFacts) -> Bool {
    guard counts.contains(access.arguments.count), access.arguments.allSatisfy({ $0.label == nil }) else {
      return false
    }
    switch key {
    case .type, .conforming: return false
    case .list: return !access.arguments.allSatisfy { project.isTextOrNumber($0.expression, in: nil) }
    case .other: return true
    }
  }

  /// Types that `JSON` has by its conformances: inside of an extension their names mean these.
  private static let members: Set = [
    "Element", "Index", "Indices", "Iterator", "Key", "RawValue", "SubSequence", "Value",
  ]

  private static func key(
    of parameter: FunctionParameterSyntax, in node: SubscriptDeclSyntax, _ project: ProjectFacts
  ) -> Key {
    if parameter.type.is(ArrayTypeSyntax.self), parameter.ellipsis == nil { return .list }
    guard let name = parameter.keyType else { return .other }
    if parameter.ellipsis == nil, project.aliased(name, in: nil)?.type.arrayElement != nil { return .list }
    if let generic = node.genericParameterClause {
      guard let parameter = generic.parameters.only, parameter.name.text == name,
        let asked = parameter.inheritedType?.dottedName
      else { return .other }
      return asked == "RawRepresentable" ? .conforming(to: asked) : key(conformingTo: asked, project)
    }
    if project.resolve(name, in: nil)?.kind == .protocolType { return key(conformingTo: name, project) }
    guard let type = project.resolve(name, in: nil), !project.aliases.contains(type.simpleName),
      !members.contains(name)
    else { return .other }
    return .type(type.name)
  }

  /// Keys of a protocol of the project to which its own types conform, and nothing else.
  private static func key(conformingTo name: String, _ project: ProjectFacts) -> Key {
    guard let found = project.resolve(name, in: nil), found.kind == .protocolType, !found.isGeneric,
      !project.aliases.contains(found.simpleName), !members.contains(name)
    else { return .other }
    let extended = project.extensions.filter { $0.inherited.map(\.lastComponent).contains(found.simpleName) }
    let isOfProject = extended.allSatisfy { found in
      project.resolve(found.extended, in: nil).map { $0.kind != .protocolType } ?? false
    }
    let inheriting = project.types.filter { $0.inherited.map(\.lastComponent).contains(found.simpleName) }
    return isOfProject && inheriting.allSatisfy { $0.kind != .protocolType } ? .conforming(to: found.name) : .other
  }
}

extension FunctionParameterSyntax {
  /// The type of a key: `Key`, `any Key`, `some Key`.
  fileprivate var keyType: String? {
    (type.as(SomeOrAnyTypeSyntax.self)?.constraint ?? type).dottedName
  }
}

extension ProjectFacts {
  /// Returns the text of a key that is a case, if a subscript of the project reads it by its raw value.
  func rawValueKey(of step: ExprSyntax, in scope: String?) -> String? {
    rawValueCase(of: step, in: scope).map { type, name in
      "\(step.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription ?? type.name).\(name).rawValue"
    }
  }

  /// The enumeration and the case whose raw value a subscript of the project reads for a key.
  func rawValueCase(of step: ExprSyntax, in scope: String?) -> (type: TypeFacts, name: String)? {
    guard let access = step.as(MemberAccessExprSyntax.self) else { return nil }
    let name = access.declName.trimmedDescription
    let enumerations = ownSubscripts.compactMap { found -> String? in
      guard found.readsRawValue else { return nil }
      switch found.key {
      case .type(let type): return access.base == nil ? type : resolved(access.base, scope) == type ? type : nil
      case .conforming(let asked):
        return resolved(access.base, scope).flatMap { conforms($0, to: asked) ? $0 : nil }
      case .list, .other: return nil
      }
    }
    guard let type = enumerations.only.flatMap(type(named:)), type.kind == .enumeration,
      type.inherited.first.map({ ["String", "Int"].contains($0) }) == true,
      type.memberBlock.enumerationCases.contains(where: { $0.name.text == name })
    else { return nil }
    return (type, name)
  }

  /// An enumeration with raw values is `RawRepresentable` by them.
  private func conforms(_ name: String, to asked: String) -> Bool {
    asked == "RawRepresentable" || Conformances(of: [name], in: self).protocols.contains { $0.name == asked }
  }

  private func resolved(_ base: ExprSyntax?, _ scope: String?) -> String? {
    base?.dottedName.flatMap { $0 == "Self" ? scope : resolve($0, in: scope)?.name }
  }

  /// Returns whether a key is certainly a string or a number, so that no subscript by an enumeration applies.
  func isTextOrNumber(_ step: ExprSyntax, in scope: String?) -> Bool {
    if step.is(StringLiteralExprSyntax.self) || step.is(IntegerLiteralExprSyntax.self) { return true }
    let types = ExpressionTypes(facts: self)
    if let name = step.as(DeclReferenceExprSyntax.self)?.baseName.text,
      case .value(let value) = step.localBinding(of: name)
    {
      return isTextOrNumber(value, in: scope)
    }
    let access = step.as(MemberAccessExprSyntax.self)
    let constant = access.flatMap { access in
      resolved(access.base, scope).flatMap { owner in
        properties(named: access.declName.baseName.text).filter { $0.isStatic && $0.owner == owner }.only
      }
    }
    if let type = types.type(of: step) ?? constant.flatMap({ types.type(of: $0) }) {
      return type == .external("String") || type == .external("Int")
    }
    guard let access, let element = access.base?.as(MemberAccessExprSyntax.self),
      let type = resolved(element.base, scope).flatMap(type(named:)), type.kind == .enumeration
    else { return false }
    // `Part.snippet.key`
    if let property = property(access.declName.baseName.text, of: type.name), let found = types.type(of: property) {
      return found == .external("String") || found == .external("Int")
    }
    guard access.declName.baseName.text == "rawValue" else { return false }
    return type.inherited.first.map { ["String", "Int"].contains($0) } ?? false
  }

  /// Whether an access may stop the program, as one of an array does that is out of range. Under a text there are only
  /// members of dictionaries and documents.
  func mayStop(_ access: SubscriptCallExprSyntax) -> Bool {
    !ownSubscripts.isEmpty || !access.arguments.allSatisfy { $0.expression.is(StringLiteralExprSyntax.self) }
  }

  /// The first subscript of the project that an access may mean instead of the library's.
  func hidingSubscript(of access: SubscriptCallExprSyntax) -> OwnSubscript? {
    ownSubscripts.first { $0.hidesLibrary(at: access, in: self) }
  }

  /// The first subscript of the project that any access in some code may mean.
  func hidingSubscript(in node: some SyntaxProtocol) -> OwnSubscript? {
    guard ownSubscripts.contains(where: { $0.key == .other || $0.key == .list }) else { return nil }
    let finder = SubscriptFinder(viewMode: .sourceAccurate)
    finder.walk(node)
    return finder.found.lazy.compactMap(hidingSubscript).first
  }
}

extension SubscriptDeclSyntax {
  /// The statements of the getter.
  var getter: CodeBlockItemListSyntax? { accessorBlock?.statementsOfGetter }
}

extension AccessorBlockSyntax {
  /// The statements of the getter, whatever stands beside it.
  var statementsOfGetter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let accessors):
      accessors.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
    }
  }
}

private final class SubscriptFinder: SyntaxVisitor {
  private(set) var found: [SubscriptCallExprSyntax] = []

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}
