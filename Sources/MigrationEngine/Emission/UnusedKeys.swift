import SwiftSyntax

/// Key types inside of a converted type that only its initializer from JSON used, and that are removed with it.
///
/// ## Before
/// ```swift
/// struct Tier {
///   enum Key: String { case id, price = "price_tier" }
///   let price: Double?
///   init(json: JSON) { price = json[Key.price.rawValue].double }
/// }
/// ```
/// ## After
/// ```swift
/// struct Tier: LegacyDecodable {
///   let price: Double?
///   private enum CodingKeys: String, CodingKey {
///     case price = "priceTier"
///   }
/// }
/// ```
///
/// Preserves: declarations that other code names, and every comment.
/// Can't: declarations that code outside of the given folders may name, a type that does more than name strings.
struct UnusedKeys {
  let project: ProjectFacts
  let decision: TypeDecision

  /// The types that go.
  func found() -> [TypeFacts] {
    let initializers = (decision.bases + [decision.recognised]).compactMap { part in
      part.initializer.map { (file: part.initializerFile, range: $0.trimmedOffsets) }
    }
    return project.types(in: decision.name).filter(isOfKeys).filter { keys in
      let mentions = TypeMentions(facts: project).mentions(of: keys.name)
      return !mentions.isEmpty && !isNamedByRules(keys)
        && mentions.allSatisfy { mention in
          mention.kind != .uncertain
            && initializers.contains {
              $0.file == mention.file && $0.range.contains(mention.token.trimmedOffsets.lowerBound)
            }
        }
    }
  }

  /// Returns whether a type only names strings.
  private func isOfKeys(_ type: TypeFacts) -> Bool {
    guard type.simpleName != "CodingKeys", type.attributes.isEmpty, !type.isGeneric, !type.node.isVisibleOutside,
      type.inherited.allSatisfy({ $0 == "String" }), project.mayRewrite(type.file),
      project.extensions(of: type.name).isEmpty, project.type(named: type.name) != nil,
      !project.files[type.file].hasComment(in: type.node.trimmedOffsets),
      project.files[type.file].comments(of: type.node).isEmpty
    else { return false }
    return type.memberBlock.members.allSatisfy { member in
      if member.decl.is(EnumCaseDeclSyntax.self) { return true }
      guard let constant = member.decl.as(VariableDeclSyntax.self), constant.isConstant, constant.modifiers.isStatic
      else { return false }
      return constant.bindings.allSatisfy { $0.initializer?.value.is(StringLiteralExprSyntax.self) == true }
    }
  }

  /// Whether a rule, which has statements of the initializer, names a type.
  private func isNamedByRules(_ type: TypeFacts) -> Bool {
    decision.fields.contains { field in
      field.plan.rule?.body?.names.contains(type.simpleName) == true
    }
  }
}
