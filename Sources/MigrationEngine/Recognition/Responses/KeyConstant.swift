import MigrationPlan
import SwiftSyntax

/// The text of a key from a literal, a constant, or the raw value of an enumeration's case.
///
/// ```swift
/// json["name"], json[nameKey], json[Keys.name], json[keys.name], json[Keys().name]
/// json[Key.name.rawValue], json[CodingKeys.name.stringValue], json[Key.name.text]
/// json[Paths.street]
/// ```
struct KeyConstant {
  let facts: ProjectFacts
  /// The full name of the type in which the key stands.
  let type: String

  /// Returns the text of a key. Nil if it is not certain.
  func text(of expression: ExprSyntax) -> String? {
    if let literal = expression.as(StringLiteralExprSyntax.self) { return literal.representedLiteralValue }
    if !facts.ownSubscripts.isEmpty {
      if let (owner, name) = facts.rawValueCase(of: expression, in: type) { return rawValue(name, of: owner) }
      // A subscript of the project's own may take it for something else.
      guard facts.isTextOrNumber(expression, in: type) else { return nil }
    }
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard case .none = expression.localBinding(of: name) else { return nil }
      return facts.stringConstant(name, in: type)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
    let name = access.declName.baseName.text
    if let value = base.as(MemberAccessExprSyntax.self), let found = value.base?.dottedName.flatMap(declared),
      found.kind == .enumeration
    {
      let element = value.declName.baseName.text
      if name == "rawValue" || name == "stringValue" && isCodingKey(found) { return rawValue(element, of: found) }
      if let text = text(name, ofCase: element, in: found) { return text }
    }
    if let found = base.dottedName.flatMap(declared) {
      return staticConstant(name, of: found)?.initializer?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    if let call = base.as(FunctionCallExprSyntax.self) { return memberConstant(name, ofMade: call, in: type) }
    return base.as(DeclReferenceExprSyntax.self).flatMap { memberConstant(name, of: $0) }
  }

  /// Returns the keys and indices of a constant that lists them: `static let street: [JSONSubscriptType] = ["address", 0]`.
  /// Nil for another expression.
  func steps(of expression: ExprSyntax) -> [DocumentKey.Step]? {
    guard let found = constant(expression), let list = found.initializer?.as(ArrayExprSyntax.self)?.elements,
      // A set, or an optional array, is written in the same way.
      !found.isSet, found.type.map({ $0.arrayElement != nil }) ?? true
    else { return nil }
    let steps = list.compactMap { element -> DocumentKey.Step? in
      if let text = element.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue { return .key(text) }
      return element.expression.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue.map { .index($0) }
    }
    return steps.count == list.count ? steps : nil
  }

  /// The constant of the type, of another one, or of the project that an expression names.
  private func constant(_ expression: ExprSyntax) -> PropertyFacts? {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard case .none = expression.localBinding(of: name) else { return nil }
      return facts.constant(name, in: type)
    }
    guard let access = expression.as(MemberAccessExprSyntax.self),
      let owner = access.base?.dottedName.flatMap(declared)
    else { return nil }
    return staticConstant(access.declName.baseName.text, of: owner)
  }

  /// The text that every value of a type has in a property: `keys.name`, where `let keys = Keys()`.
  private func memberConstant(_ name: String, of value: DeclReferenceExprSyntax) -> String? {
    let holder = value.baseName.text
    guard case .none = value.localBinding(of: holder),
      let found = facts.property(holder, of: type)
        ?? facts.properties(named: holder).filter({ $0.owner == nil }).only,
      found.declaration.bindingSpecifier.tokenKind == .keyword(.let),
      let call = found.initializer?.as(FunctionCallExprSyntax.self)
    else { return nil }
    return memberConstant(name, ofMade: call, in: found.owner)
  }

  /// The text that every value of a type has in a property: `Keys().name`.
  private func memberConstant(_ name: String, ofMade call: FunctionCallExprSyntax, in scope: String?) -> String? {
    guard let owner = call.calledExpression.dottedName.flatMap({ facts.resolve($0, in: scope) }),
      owner.kind == .structure || owner.kind == .classType,
      let member = facts.property(name, of: owner.name), !member.isComputed,
      member.declaration.bindingSpecifier.tokenKind == .keyword(.let)
    else { return nil }
    return member.initializer?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  private func declared(_ name: String) -> TypeFacts? {
    if name == "Self" { return facts.type(named: type) }
    let first = name.split(separator: ".").first.map(String.init) ?? name
    return (isHidden(first) ? nil : facts.resolve(name, in: type)) ?? held(name)
  }

  /// Whether a property or a type alias of a name is nearer than a type of that name, or may be.
  private func isHidden(_ name: String) -> Bool {
    if facts.property(name, of: type) != nil || facts.aliased(name, in: type) != nil { return true }
    guard facts.aliases.contains(name) else { return false }
    return Conformances(of: facts.lineage(of: type), in: facts).protocols.contains { found in
      facts.aliasedTypes["\(found.name).\(name)"] != nil
    }
  }

  /// The type that a constant of the type, or of the project, is: `let keys = Answer.Keys.self`.
  private func held(_ name: String) -> TypeFacts? {
    guard let found = facts.property(name, of: type) ?? facts.properties(named: name).filter({ $0.owner == nil }).only,
      found.declaration.bindingSpecifier.tokenKind == .keyword(.let),
      let access = found.initializer?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    return access.base?.dottedName.flatMap { facts.resolve($0, in: found.owner) }
  }

  private func staticConstant(_ name: String, of owner: TypeFacts) -> PropertyFacts? {
    facts.properties(named: name).filter { $0.owner == owner.name && $0.isStatic }.onlyConstant
  }

  /// Whether the compiler gives the cases a `stringValue`, which is their raw value.
  private func isCodingKey(_ type: TypeFacts) -> Bool {
    type.inherited.contains("CodingKey") && !facts.isDeclaredHere("CodingKey")
      && !facts.properties(named: "stringValue").contains { $0.owner == type.name }
  }

  /// The raw value that a case has, or that the compiler gives it: its name.
  func rawValue(_ name: String, of owner: TypeFacts) -> String? {
    guard owner.kind == .enumeration, owner.inherited.first == "String",
      !facts.properties(named: "rawValue").contains(where: { $0.owner == owner.name })
    else { return nil }
    guard let element = owner.memberBlock.enumerationCases.first(where: { $0.name.text == name }) else { return nil }
    guard let value = element.rawValue?.value else { return name.trimmingBackticks }
    return value.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}

extension [PropertyFacts] {
  /// The only property, if it is declared with `let`.
  fileprivate var onlyConstant: PropertyFacts? {
    only.flatMap { $0.declaration.bindingSpecifier.tokenKind == .keyword(.let) ? $0 : nil }
  }
}

extension String {
  /// A name without the backticks around a keyword.
  var trimmingBackticks: String { String(filter { $0 != "`" }) }
}
