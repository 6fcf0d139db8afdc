import SwiftSyntax

/// The form in which an initializer takes its document: `init(json: JSON)`, `init?(_ data: JSON)`, `init(fromJson json:
/// JSON!) throws` …
struct EntryPoint: Sendable, Equatable {
  enum Presence: Sendable { case plain, optional, implicitlyUnwrapped }
  enum Effect: Sendable { case none, failable, throwing }

  /// The argument label; nil for `_`.
  let label: String?
  /// The name of the document inside.
  let name: String
  let presence: Presence
  /// The default value for callers that omit the argument, as source.
  let defaultValue: String?
  let effect: Effect
  /// The further parameters, if callers may omit all of them.
  let constants: [DefaultedParameter]
  /// The further parameters, if callers have to pass some of them.
  let configuration: [ConfigurationParameter]
  /// The parameter that takes the document, as source.
  let parameter: String

  /// Creates the entry point. Nil for parameters, or an effect, that decoding does not support.
  init?(_ node: InitializerDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard let parameter = parameters.first(where: { $0.type.isJSON }), parameter.ellipsis == nil,
      node.genericParameterClause == nil, node.genericWhereClause == nil
    else { return nil }
    let others = parameters.filter { $0.id != parameter.id }
    let constants = others.compactMap { DefaultedParameter($0) }
    self.constants = constants.count == others.count ? constants : []
    configuration = constants.count == others.count ? [] : others.compactMap { ConfigurationParameter($0) }
    guard self.constants.count + configuration.count == others.count else { return nil }
    self.parameter = parameter.with(\.trailingComma, nil).trimmedDescription
    label = parameter.argumentLabel
    name = parameter.internalName
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

  /// The initializer that the libraries give a type: `init(json: JSON)`.
  init(standard effect: Effect) {
    (label, name, presence, parameter) = ("json", "json", .plain, "json: JSON")
    (defaultValue, constants, configuration) = (nil, [], [])
    self.effect = effect
  }

  var hasDefault: Bool { defaultValue != nil }
  var defaultsToNil: Bool { defaultValue == "nil" }

  /// `json:`, which is what the libraries' own initializers are labelled.
  var isStandard: Bool { label == "json" && presence == .plain && !hasDefault && configuration.isEmpty }
}

/// A parameter beside the document that no caller passes, so that it always has its default value.
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
///   id = try container.value(Int.self, at: "id")
///   self.isLocal = isLocal
/// }
/// ```
///
/// Preserves: the value, which is the only one that the parameter ever had.
/// Can't: a parameter that a caller passes, or that code outside of the given folders may pass.
struct DefaultedParameter: Sendable, Equatable {
  /// The name inside.
  let name: String
  /// The local constant that replaces it.
  let declaration: String

  init?(_ parameter: FunctionParameterSyntax) {
    guard let value = parameter.defaultValue?.value, parameter.ellipsis == nil, !parameter.type.isJSON,
      // What is said of the parameter can't be said of a constant; `#line` and its like mean the caller's place.
      parameter.attributes.isEmpty, !parameter.type.is(AttributedTypeSyntax.self),
      !value.codeTokens.contains(where: { $0.tokenKind == .pound })
    else { return nil }
    name = parameter.internalName
    declaration = "let \(name): \(parameter.type.trimmedDescription) = \(value.trimmedDescription)"
  }
}

/// A parameter beside the document that callers pass.
///
/// ## Before
/// ```swift
/// init(json: JSON, depth: Int) {
///   id = json["id"].intValue
///   self.depth = depth
/// }
/// ```
/// ## After
/// ```swift
/// init(from decoder: any Decoder, configuration depth: Int) throws {
///   let container = try decoder.legacyContainer()
///   id = try container.value(Int.self, at: "id")
///   self.depth = depth
/// }
/// ```
///
/// Preserves: the old initializer, for its callers. Converted callers pass a configuration.
/// Can't: closures, `inout` and `T!`, an optional document for which nil differs from null, classes with a superclass
/// that is converted or with subclasses.
struct ConfigurationParameter: Sendable, Equatable {
  let label: String?
  /// The name inside.
  let name: String
  let type: String
  /// The default value, if it means the same everywhere.
  let literal: String?

  init?(_ parameter: FunctionParameterSyntax) {
    let type = parameter.type
    guard parameter.ellipsis == nil, parameter.attributes.isEmpty, !type.isJSON, DocumentKind(type) == nil,
      !type.is(AttributedTypeSyntax.self), !type.is(FunctionTypeSyntax.self), !type.is(SomeOrAnyTypeSyntax.self),
      // No configuration is of such a type.
      !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    else { return nil }
    label = parameter.argumentLabel
    name = parameter.internalName
    self.type = type.trimmedDescription
    literal = parameter.defaultValue.flatMap { $0.value.isLiteral ? $0.value.trimmedDescription : nil }
  }
}

extension [ConfigurationParameter] {
  /// The parameter of `init(from:configuration:)`, and how the names are taken out of it where they are several.
  func declaration(named name: String) -> (parameter: String, opening: String?) {
    if let only { return ("configuration \(only.name): \(only.type)", nil) }
    let types = map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let prefix = name == "configuration" ? "" : "configuration "
    return ("\(prefix)\(name): (\(types))", "let (\(map(\.name).joined(separator: ", "))) = \(name)")
  }

  /// The value of the configuration, from the names in scope.
  var value: String { only?.name ?? "(\(map(\.name).joined(separator: ", ")))" }
}
