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
  /// The value for callers that give none, as source.
  let defaultValue: String?
  let effect: Effect
  /// The parameters that callers may leave out.
  let constants: [DefaultedParameter]
  /// The parameter that takes the document, as source.
  let parameter: String

  /// Nil when a caller has to give more than the document, or for an effect that decoding knows nothing of.
  init?(_ node: InitializerDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard let parameter = parameters.first(where: { $0.type.isJSON }), parameter.ellipsis == nil,
      node.genericParameterClause == nil, node.genericWhereClause == nil
    else { return nil }
    let others = parameters.filter { $0.id != parameter.id }
    constants = others.compactMap { DefaultedParameter($0) }
    guard constants.count == others.count else { return nil }
    self.parameter = parameter.with(\.trailingComma, nil).trimmedDescription
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
    defaultValue = parameter.defaultValue?.value.trimmedDescription
    let effects = node.signature.effectSpecifiers
    if effects?.asyncSpecifier != nil || effects?.throwsClause?.type != nil { return nil }
    switch (node.optionalMark?.text, effects?.throwsClause?.throwsSpecifier.text) {
    case (nil, nil): effect = .none
    case ("?", nil): effect = .failable
    case (nil, "throws"): effect = .throwing
    default: return nil
    }
  }

  var hasDefault: Bool { defaultValue != nil }
  var defaultsToNil: Bool { defaultValue == "nil" }

  /// `json:`, which is what the libraries' own initializers are labelled.
  var isStandard: Bool { label == "json" && presence == .plain && !hasDefault }
}

/// A parameter beside the document, with the value that it has when nobody gives one.
///
/// ## Before
/// ```swift
/// init(json: JSON, isLocal: Bool = false) {
///   id = json["id"].intValue
///   self.isLocal = isLocal
/// }
/// ```
/// ## After
/// ```swift
/// init(from decoder: any Decoder) throws {
///   let container = try decoder.legacyContainer()
///   let isLocal: Bool = false
///   id = try container.decode(Int.self, at: "id")
///   self.isLocal = isLocal
/// }
/// ```
///
/// Preserves: the value, for it is the only one that the parameter ever had.
/// Can't: a parameter that some caller gives, or that code outside of the given folders may give.
struct DefaultedParameter: Sendable, Equatable {
  /// The name inside.
  let name: String
  /// The local constant that stands for it.
  let declaration: String

  init?(_ parameter: FunctionParameterSyntax) {
    guard let value = parameter.defaultValue?.value, parameter.ellipsis == nil, !parameter.type.isJSON,
      // What is said of the parameter can't be said of a constant; `#line` and its like mean the caller's place.
      parameter.attributes.isEmpty, !parameter.type.is(AttributedTypeSyntax.self),
      !value.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .pound })
    else { return nil }
    name = (parameter.secondName ?? parameter.firstName).text
    declaration = "let \(name): \(parameter.type.trimmedDescription) = \(value.trimmedDescription)"
  }
}
