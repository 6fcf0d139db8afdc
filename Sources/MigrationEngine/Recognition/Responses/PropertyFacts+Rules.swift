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
      if let made = initializer?.typeOfFoundation, !project.isDeclaredHere(made) { return made }
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
  /// The type of a value of Foundation that is certainly there: `Date` of `Date(timeIntervalSince1970: 0)` and
  /// `Date.distantPast`, `NSNumber` of `NSNumber(value: 0)`; nil for other expressions.
  fileprivate var typeOfFoundation: String? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      let isDate =
        access.base?.trimmedDescription == "Date"
        && ["distantFuture", "distantPast"].contains(access.declName.baseName.text)
      return isDate ? "Date" : nil
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let label = call.arguments.first?.label?.text
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "Date" where label.hasPrefix("timeInterval"): return "Date"
    case "NSNumber" where label == "value" && call.arguments.count == 1: return "NSNumber"
    default: return nil
    }
  }
}

extension FunctionCallExprSyntax {
  /// `[Item]` of `[Item]()`, `[String: Int]` of `[String: Int]()`, `Int` of `Int()`, `Data` of `Data()`.
  fileprivate func madeType(in project: ProjectFacts) -> String? {
    guard arguments.isEmpty, trailingClosure == nil else { return nil }
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
