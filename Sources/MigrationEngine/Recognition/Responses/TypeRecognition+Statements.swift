import MigrationPlan
import SwiftSyntax

/// Facts about properties in an initializer's statements, besides those that single idioms recognise.
extension TypeRecognition {
  /// The context after a statement that gives something a name; nil when it does anything else.
  func known(
    after item: CodeBlockItemSyntax.Item, in context: InitializerContext, _ entry: EntryPoint, _ superclass: TypeFacts?
  ) -> InitializerContext? {
    if let known = LocalConstant.recognise(item, in: context) { return known }
    if let name = item.emptyLocalArray, context.values[name] == nil, context.aliases[name] == nil {
      var context = context
      context.emptyLocals.insert(name)
      return context
    }
    guard entry.effect != .none, superclass == nil else { return nil }
    return GuardedConstants.recognise(item, in: context)
  }

  /// Returns the read of a statement, and whether it is in a loop.
  func read(
    _ item: CodeBlockItemSyntax.Item, in context: InitializerContext, _ constants: [String: String]
  ) -> (read: RecognisedRead, isLoop: Bool)? {
    if var read = ReadIdioms.all.lazy.compactMap({ $0.recognise(item, in: context) }).first {
      if let name = context.constant(assignedBy: item), context.guarded.contains(name) {
        read.isGuarded = true
      }
      return (read, false)
    }
    guard let loop = AppendingLoop(item, in: context), let property = context.emptyArray(loop.target),
      !context.isEmptyLocal(property), let (key, rule) = ElementsRead.elements(loop.value, in: context)
    else { return nil }
    let declared = project.property(property, of: type.name)?.initializer
    let begins = constants[property] ?? declared.flatMap(initialValue)
    guard begins == ConstantAssignment.emptyArray else { return nil }
    return (RecognisedRead(property: property, key: key, rule: rule), true)
  }

  /// Returns whether the declaration of a property can give it a value, or does so already.
  func mayBegin(_ name: String, with value: String) -> Bool {
    guard let property = project.property(name, of: type.name), property.owner == type.name, !property.isComputed,
      let binding = property.declaration.bindings.only, binding.accessorBlock == nil,
      property.declaration.attributes.isEmpty
    else { return false }
    guard property.type != nil else { return property.initializer.flatMap(ConstantAssignment.source) == value }
    if property.declaration.bindingSpecifier.tokenKind == .keyword(.var) { return true }
    return property.initializer == nil && project.initializers(of: type.name).count == 1
  }

  /// Checks that keys have no dots, which separate the steps of a path, in a type with a path.
  func checkKeys(of fields: [FieldPlan]) throws(NotRecognised) {
    guard fields.contains(where: \.isPath) else { return }
    for field in fields where !field.isPath {
      guard DocumentKey(steps: [.key(field.key)]).isSpellable else {
        throw failure(
          "the key `\(field.key)` has a dot, or is a number, and another property has a path", at: initializer)
      }
    }
  }
}

extension InitializerContext {
  /// The property, or the local variable, that a loop appends to.
  func emptyArray(_ target: ExprSyntax) -> String? {
    if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.text, emptyLocals.contains(name) { return name }
    return property(target)
  }

  func isEmptyLocal(_ name: String) -> Bool { emptyLocals.contains(name) && values[name] == nil }
}

extension CodeBlockItemSyntax.Item {
  /// Whether it is an `if`, which may keep the previous value.
  var isConditional: Bool { self.as(ExpressionStmtSyntax.self)?.expression.is(IfExprSyntax.self) == true }

  /// `var list = [Item]()`, `var list: [Item] = []`.
  var emptyLocalArray: String? {
    guard let declaration = self.as(VariableDeclSyntax.self), declaration.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = declaration.bindings.only, let value = binding.initializer?.value
    else { return nil }
    let isEmpty =
      value.as(ArrayExprSyntax.self)?.elements.isEmpty
      ?? (value.as(FunctionCallExprSyntax.self).map {
        $0.arguments.isEmpty && $0.trailingClosure == nil
          && $0.calledExpression.as(ArrayExprSyntax.self)?.elements.count == 1
      } ?? false)
    return isEmpty ? binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text : nil
  }
}

extension CodeBlockItemSyntax {
  /// The names that stand alone in the statement.
  var names: Set<String> {
    let references = codeTokens.compactMap { $0.parent?.as(DeclReferenceExprSyntax.self) }
    return Set(
      references.filter { reference in
        let access = reference.parent?.as(MemberAccessExprSyntax.self)
        return access?.declName.id != reference.id
      }.map(\.baseName.text))
  }
}

extension ReadRule {
  /// Whether it gives nil for an absent key.
  var isOptional: Bool {
    switch self {
    case .optional, .lossless, .optionalElements, .ifPresent: true
    case .value, .model, .elements, .code: false
    }
  }

  /// Whether the property keeps nothing of its previous value.
  var isUnconditional: Bool {
    switch self {
    case .optionalElements: false
    default: true
    }
  }
}
