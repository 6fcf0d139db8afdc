import SwiftSyntax

/// How an initializer takes its document: `init(json: JSON)`, `init?(_ data: JSON)`, `init(fromJson json: JSON!) throws` …
struct EntryPoint: Sendable, Equatable {
  enum Presence: Sendable { case plain, optional, implicitlyUnwrapped }
  enum Effect: Sendable { case none, failable, throwing }

  /// The argument label; nil for `_`.
  let label: String?
  /// The name of the document inside.
  let name: String
  let presence: Presence
  let hasDefault: Bool
  let effect: Effect

  /// Nil when there is more than one parameter, or an effect that decoding knows nothing of.
  init?(_ node: InitializerDeclSyntax) {
    guard let parameter = node.signature.parameterClause.parameters.only, parameter.type.isJSON,
      parameter.ellipsis == nil, node.genericParameterClause == nil, node.genericWhereClause == nil
    else { return nil }
    label = parameter.firstName.text == "_" ? nil : parameter.firstName.text
    name = (parameter.secondName ?? parameter.firstName).text
    presence =
      if parameter.type.is(OptionalTypeSyntax.self) {
        .optional
      } else if parameter.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
        .implicitlyUnwrapped
      } else {
        .plain
      }
    hasDefault = parameter.defaultValue != nil
    let effects = node.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil || effects?.throwsClause?.type != nil { return nil }
    switch (node.optionalMark?.text, effects?.throwsClause?.throwsSpecifier.text) {
    case (nil, nil): effect = .none
    case ("?", nil): effect = .failable
    case (nil, "throws"): effect = .throwing
    default: return nil
    }
  }

  /// `json:`, which is what the libraries' own initializers are labelled.
  var isStandard: Bool { label == "json" && presence == .plain && !hasDefault }

  /// How the initializer is called with a document.
  func call(_ type: String, _ argument: String) -> String {
    "\(type)(\(label.map { "\($0): " } ?? "")\(argument))"
  }
}
