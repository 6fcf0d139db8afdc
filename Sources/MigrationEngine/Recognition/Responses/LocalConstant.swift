import SwiftSyntax

/// A local name for a part of the document, or for a value read from it.
///
/// ## Before
/// ```swift
/// let owner = json["owner"]
/// let name = owner["name"].stringValue
/// self.name = name
/// ```
/// ## After
/// ```swift
/// let name: String
/// ```
///
/// Preserves: the read, which gives the same value at any place.
/// Can't: variables, constants with a type, names that are used in anything but an assignment.
enum LocalConstant {
  /// The context in which the name is known; nil when the statement is anything else.
  static func recognise(_ item: CodeBlockItemSyntax.Item, in context: InitializerContext) -> InitializerContext? {
    guard let declaration = item.as(VariableDeclSyntax.self), declaration.attributes.isEmpty,
      declaration.bindingSpecifier.tokenKind == .keyword(.let), let binding = declaration.bindings.only,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      binding.typeAnnotation == nil, let value = binding.initializer?.value
    else { return nil }
    var context = context
    if let key = context.document(value) {
      // What was read from the document of that name would be read from another one.
      let isHiding = context.aliases[name] != nil || name == context.json
      guard !isHiding || context.values.isEmpty, context.values[name] == nil else { return nil }
      context.aliases[name] = key
      return context
    }
    guard context.values[name] == nil, context.aliases[name] == nil, name != context.json,
      context.reads(value)
    else { return nil }
    context.values[name] = value
    return context
  }
}

extension InitializerContext {
  /// Whether an expression reads the document by one accessor, with or without a literal behind `??`, or makes models of
  /// a part of it.
  fileprivate func reads(_ value: ExprSyntax) -> Bool {
    if let argument = model(constructedBy: value)?.argument, key(of: argument) != nil { return true }
    if ElementsRead.elements(value, in: self) != nil { return true }
    if let (read, fallback) = value.coalesced { return fallback.isLiteral && reads(read) }
    guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base, key(of: base) != nil else {
      return false
    }
    let accessor = access.declName.baseName.text
    return accessor == "arrayValue" || ReadRule(accessor: accessor) != nil
  }
}
