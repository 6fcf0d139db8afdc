import SwiftSyntax

/// Refuses a document that lacks something.
///
/// ## Before
/// ```swift
/// guard let id = json["id"].int, let name = json["name"].string else { return nil }
/// self.id = id
/// self.name = name
/// ```
/// ## After
/// ```swift
/// let id: Int
/// let name: String
/// ```
///
/// Preserves: nil for each document that lacks one of them, or has it with another type.
/// Can't: other conditions, errors, a name that no property takes, a property that is optional.
enum GuardedConstants {
  /// The context in which the names are known; nil when the statement is anything else.
  static func recognise(_ item: CodeBlockItemSyntax.Item, in context: InitializerContext) -> InitializerContext? {
    guard let statement = item.as(GuardStmtSyntax.self), let exit = statement.body.statements.only?.item,
      exit.as(ReturnStmtSyntax.self)?.expression?.is(NilLiteralExprSyntax.self) == true
    else { return nil }
    var context = context
    for condition in statement.conditions {
      guard let binding = condition.condition.as(OptionalBindingConditionSyntax.self), binding.typeAnnotation == nil,
        binding.bindingSpecifier.tokenKind == .keyword(.let),
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let access = binding.initializer?.value.as(MemberAccessExprSyntax.self), let base = access.base,
        context.key(of: base) != nil, case .optional? = ReadRule(accessor: access.declName.baseName.text),
        context.values[name] == nil, context.aliases[name] == nil, name != context.json
      else { return nil }
      context.values[name] = ExprSyntax(access)
      context.guarded.insert(name)
    }
    return context
  }
}
