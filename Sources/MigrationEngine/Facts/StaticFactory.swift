import SwiftSyntax

/// A static function that creates a value of its type from a document: `static func from(json: JSON) -> User?`.
struct StaticFactory: Sendable {
  /// The full name of the type.
  let owner: String
  let file: Int
  let node: FunctionDeclSyntax
  /// The parameter that takes the document.
  let document: FunctionParameterSyntax
  /// Whether it may give nil in place of a value.
  let isFailable: Bool

  var name: String { node.name.text }

  /// The parameter's name in the body.
  var parameterName: String { document.internalName }

  /// The expression that makes a value of another one.
  func call(with argument: String) -> String {
    "\(owner).\(name)(\(document.callLabel)\(argument))"
  }
}

extension ProjectFacts {
  /// Returns the functions that create a value of a type from one document, without other parameters, by the full name
  /// of the type.
  func allStaticFactories() -> [String: [StaticFactory]] {
    Dictionary(grouping: functions.compactMap(staticFactory), by: \.owner)
  }

  private func staticFactory(_ function: FunctionFacts) -> StaticFactory? {
    guard files[function.file].mentionsJSON, function.isStatic, function.node.body != nil, let owner = function.owner,
      function.node.genericParameterClause == nil, function.node.signature.effectSpecifiers?.asyncSpecifier == nil,
      let document = function.parameters.filter({ $0.defaultValue == nil }).only, document.ellipsis == nil,
      document.type.isJSON, let result = function.returnType,
      let type = type(named: owner), makes(result, type)
    else { return nil }
    return StaticFactory(
      owner: owner, file: function.file, node: function.node, document: document,
      isFailable: result.is(OptionalTypeSyntax.self))
  }

  /// Whether a function with this result gives one value of a type, or none.
  func makes(_ result: TypeSyntax, _ type: TypeFacts) -> Bool {
    let wrapped = result.as(OptionalTypeSyntax.self)?.wrappedType ?? result
    return wrapped.trimmedDescription == "Self"
      || wrapped.dottedName.flatMap { resolve($0, in: type.name)?.name } == type.name
  }
}
