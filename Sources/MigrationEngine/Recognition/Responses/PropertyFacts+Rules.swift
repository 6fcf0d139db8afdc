import MigrationPlan
import SwiftSyntax

extension PropertyFacts {
  /// The access level of a rule: the same as the property's, because its type may be private too.
  var ruleAccess: String {
    for modifier in declaration.modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      case .keyword(.private): return "private "
      case .keyword(.fileprivate): return "fileprivate "
      default: continue
      }
    }
    return ""
  }

  /// The type of a rule's value for the property, as source; nil when it is not certain.
  func ruleValue(in project: ProjectFacts) -> String? {
    guard let type else {
      if let literal = initializer?.literalType { return literal.rawValue }
      if let element = literalElementType { return "[\(element.rawValue)]" }
      if let owner, let value = initializer,
        let scalar = DeclaredTypes(project: project, scope: owner).scalar(ofConstant: value)
      {
        return scalar.rawValue
      }
      if let made = initializer?.as(FunctionCallExprSyntax.self)?.madeType(in: project) { return made }
      if initializer?.isDate == true, !project.isDeclaredHere("Date") { return "Date" }
      if let made = project.typeMade(by: initializer, in: owner) { return made }
      guard let owner, case .model(let model)? = DeclaredTypes(project: project, scope: owner).type(of: self)?.0 else {
        return nil
      }
      return model
    }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(spelling(of: unwrapped.wrappedType, in: project))?"
    }
    return spelling(of: type, in: project)
  }

  /// Returns a type as it is named at the rule: an extension of a nested type does not see the names beside that type.
  private func spelling(of type: TypeSyntax, in project: ProjectFacts) -> String {
    guard let owner, owner.contains("."), project.documentInitializer(of: owner)?.isInExtension == true else {
      return type.trimmedDescription
    }
    return type.tokens(viewMode: .sourceAccurate).map { token in
      let trivia = token.id == type.lastToken(viewMode: .sourceAccurate)?.id ? "" : token.trailingTrivia.description
      guard token.parent?.is(IdentifierTypeSyntax.self) == true, let found = project.resolve(token.text, in: owner)
      else {
        return token.text + trivia
      }
      return found.name + trivia
    }.joined()
  }
}

extension ExprSyntax {
  /// Whether it makes a `Date` of Foundation: `Date(timeIntervalSince1970: 0)`, `Date.distantPast`.
  fileprivate var isDate: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.trimmedDescription == "Date"
        && ["distantFuture", "distantPast"].contains(access.declName.baseName.text)
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil else { return false }
    return call.calledExpression.trimmedDescription == "Date"
      && call.arguments.first?.label?.text.hasPrefix("timeInterval") == true
  }
}

extension FunctionCallExprSyntax {
  /// `[Item]` of `[Item]()`, `[String: Int]` of `[String: Int]()`, `Int` of `Int()`, `Data` of `Data()`, `NSNumber` of
  /// `NSNumber(value: 0)`.
  fileprivate func madeType(in project: ProjectFacts) -> String? {
    guard trailingClosure == nil else { return nil }
    if calledExpression.trimmedDescription == "NSNumber", arguments.only?.label?.text == "value",
      !project.isDeclaredHere("NSNumber")
    {
      return "NSNumber"
    }
    guard arguments.isEmpty else { return nil }
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // No type of Foundation refuses to be made of nothing.
      let isType = FoundationNames.isFoundation(name) && name.first?.isUppercase == true
      let isKnown = Scalar(named: name) != nil || name == "CGFloat" || isType
      return isKnown && !project.isDeclaredHere(name) ? name : nil
    }
    return emptyCollectionType?.trimmedDescription
  }
}

extension ProjectFacts {
  /// The type of the project that an initial value certainly is of: `Author()`, whatever other initializers refuse; nil for
  /// other values.
  fileprivate func typeMade(by value: ExprSyntax?, in scope: String?) -> String? {
    guard let call = value?.as(FunctionCallExprSyntax.self), let name = call.calledExpression.initializedTypeName,
      let found = resolve(name, in: scope), [.structure, .classType].contains(found.kind), !found.isGeneric,
      initializers(calledBy: call, of: found.name).allSatisfy({ $0.node.optionalMark == nil })
    else { return nil }
    return name
  }
}
