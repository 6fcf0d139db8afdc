import SwiftSyntax

/// The decoding that a type's declaration shows. An earlier run converted the type, or somebody wrote it in the same
/// way.
struct EarlierConversion: Sendable {
  /// The clause that names the protocols of the libraries; of the type, or of an extension in its file.
  let clause: InheritanceClauseSyntax
  /// The protocol by which the type is decoded by the old rules.
  let conformance: String
  let codingKeys: EnumDeclSyntax?
  /// The raw value of each of its cases.
  let keys: [String: String]
  /// `static var legacyRules: [LegacyRule] { … }`.
  let rules: LegacyRuleList?

  /// The ranges of code that only decoding needs.
  var ranges: [Range<Int>] {
    [codingKeys?.trimmedOffsets, rules?.declaration.trimmedOffsets].compactMap(\.self)
  }
}

/// The member that lists the rules of a type for its own decoding.
struct LegacyRuleList: Sendable {
  let declaration: VariableDeclSyntax
  let list: ArrayExprSyntax
  let rules: LegacyRules

  /// - Returns: nil for a declaration that is no such list, or has rules that are unknown.
  init?(_ declaration: VariableDeclSyntax) {
    guard let list = declaration.onlyValue?.as(ArrayExprSyntax.self), let rules = LegacyRules(list) else { return nil }
    self.declaration = declaration
    self.list = list
    self.rules = rules
  }
}

extension VariableDeclSyntax {
  /// Whether it declares a name, and no other.
  func declares(_ name: String) -> Bool {
    bindings.only?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
  }

  /// The expression that a computed property is; nil for anything else.
  var onlyValue: ExprSyntax? {
    guard case .getter(let statements)? = bindings.only?.accessorBlock?.accessors else { return nil }
    return statements.only?.item.as(ExprSyntax.self)
  }
}

extension InitializerDeclSyntax {
  /// Whether it is `init(from:)`, which decoding calls.
  var isDecoding: Bool {
    signature.parameterClause.parameters.only?.firstName.text == "from"
  }
}

extension PropertyFacts {
  /// The wrapper of the libraries that stands before the property.
  var libraryWrapper: AttributeSyntax? {
    declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { attribute in
      FieldDecision.Wrapper(attribute).map { EarlierField.wrappers.contains($0.name) } ?? false
    }
  }
}

extension FieldDecision.Wrapper {
  /// A wrapper as it is written: `@Lossless`, `@Bridge.DecodedBy<PriceRule>`.
  init?(_ attribute: AttributeSyntax) {
    guard attribute.arguments == nil else { return nil }
    self.init(attribute: "@" + RuntimeLibrary.unqualified(attribute.attributeName.trimmedDescription))
  }
}
