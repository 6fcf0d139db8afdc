import MigrationPlan
import SwiftSyntax

/// The rules of a type for its own decoding, as its declaration lists them:
/// `static var legacyRules: [LegacyRule] { [.pathKeys, .refusesWithError(StoryError.invalid)] }`.
struct LegacyRules: Sendable, Equatable {
  /// A rule without an argument, by its name in `LegacyRule`.
  enum Name: String, CaseIterable, Sendable {
    case verbatimKeys, pathKeys, neverNil, nilWhenEmpty, nilWhenNull, refusesAbsent, refusesNull, refusesEmpty,
      requiresValues
  }

  /// The reading of a property whose declaration has no wrapper: `.reads("link", as: NeverNil<String>.self)`.
  struct PropertyReading: Sendable, Equatable {
    let codingKey: String
    /// The wrapper's type as source, without its module.
    let wrapper: String
  }

  /// The place of a property in the document: `.reads("city", at: "address", "city")`.
  struct PropertyPlace: Sendable, Equatable {
    let codingKey: String
    /// The path, as `FieldPlan` spells it: keys and indices, with dots between them.
    let path: String
    /// Whether it is more than one key.
    let isPath: Bool

    /// The rule as source.
    var source: String {
      let steps = isPath ? path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) : [path]
      let spelled = steps.map { isPath && DocumentKey.isIndex($0) ? $0 : $0.swiftLiteral }
      return ".\(readingName)(\(codingKey.swiftLiteral), at: \(spelled.joined(separator: ", ")))"
    }
  }

  /// A condition that the whole document has to meet: `.nullUnless { try $0.valueIfPresent(Int.self, at: "id") != nil }`.
  struct Condition: Sendable, Equatable {
    enum Effect: String, CaseIterable, Sendable { case refusesUnless, nullUnless }

    let effect: Effect
    /// The code of the closure, as source.
    let code: String

    /// The rule as source.
    var source: String { ".\(effect.rawValue) { \(code) }" }
  }

  /// The error for documents that are refused for a property's value: `.refusesWithError(StoryError.noTitle, for: "title")`.
  struct PropertyError: Sendable, Equatable {
    let codingKey: String
    /// The error, as source.
    let source: String
  }

  /// The name of the rule for the error of refused documents.
  fileprivate static let errorName = "refusesWithError"
  /// The name of the rule for a property.
  fileprivate static let readingName = "reads"

  /// The rules in the order in which they are written. Conditions come behind them, then those for properties, and the
  /// ones for errors last.
  var names: [Name] = []
  var conditions: [Condition] = []
  var places: [PropertyPlace] = []
  var properties: [PropertyReading] = []
  /// The error for documents that are refused, as source.
  var error: String?
  /// The errors for documents that are refused for a property's value.
  var errors: [PropertyError] = []

  var isEmpty: Bool {
    names.isEmpty && conditions.isEmpty && places.isEmpty && properties.isEmpty && error == nil && errors.isEmpty
  }

  /// The rules as source.
  ///
  /// - Parameter spelling: how a name of the libraries is written in the type.
  func sources(spelling: (String) -> String) -> [String] {
    let readings = properties.map { reading in
      let name = reading.wrapper.prefix { $0 != "<" }
      let wrapper = spelling(String(name)) + reading.wrapper.dropFirst(name.count)
      return ".\(Self.readingName)(\(reading.codingKey.swiftLiteral), as: \(wrapper).self)"
    }
    return names.map { ".\($0.rawValue)" } + conditions.map(\.source) + places.map(\.source) + readings
      + (error.map { [".\(Self.errorName)(\($0))"] } ?? [])
      + errors.map { ".\(Self.errorName)(\($0.source), for: \($0.codingKey.swiftLiteral))" }
  }
}

extension LegacyRules {
  /// Reads a list. Nil if it has a rule that is unknown.
  init?(_ list: ArrayExprSyntax) {
    for element in list.elements.map(\.expression) {
      if let call = element.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
        call.calledExpression.trimmedDescription == ".\(Self.errorName)", let argument = call.arguments.only?.expression
      {
        error = argument.trimmedDescription
      } else if let found = PropertyError(element) {
        errors.append(found)
      } else if let place = PropertyPlace(element) {
        places.append(place)
      } else if let reading = PropertyReading(element) {
        properties.append(reading)
      } else if let condition = Condition(element) {
        conditions.append(condition)
      } else if let name = Name(rawValue: String(element.trimmedDescription.dropFirst())),
        element.is(MemberAccessExprSyntax.self)
      {
        names.append(name)
      } else {
        return nil
      }
    }
  }
}

extension LegacyRules.PropertyError {
  /// Reads a rule. Nil if it is another one, or is written in another way.
  fileprivate init?(_ rule: ExprSyntax) {
    guard let call = rule.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      call.calledExpression.trimmedDescription == ".\(LegacyRules.errorName)",
      call.arguments.map(\.label?.text) == [nil, "for"], let error = call.arguments.first?.expression,
      let key = call.arguments.last?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return nil }
    codingKey = key
    source = error.trimmedDescription
  }
}

extension LegacyRules.Condition {
  /// Reads a rule. Nil if it is another one, or is written in another way.
  fileprivate init?(_ rule: ExprSyntax) {
    guard let call = rule.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.additionalTrailingClosures.isEmpty, let closure = call.trailingClosure, closure.signature == nil,
      let effect = Effect.allCases.first(where: { call.calledExpression.trimmedDescription == ".\($0.rawValue)" })
    else { return nil }
    self.effect = effect
    code = closure.statements.trimmedDescription
  }
}

extension LegacyRules.PropertyPlace {
  /// Reads a rule. Nil if it is another one, or is written in another way.
  fileprivate init?(_ rule: ExprSyntax) {
    guard let call = rule.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == ".\(LegacyRules.readingName)", call.trailingClosure == nil,
      call.arguments.count > 1, call.arguments.map(\.label?.text).prefix(2) == [nil, "at"],
      let key = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    else { return nil }
    let steps = call.arguments.dropFirst().compactMap { argument -> (text: String, isIndex: Bool)? in
      if let number = argument.expression.as(IntegerLiteralExprSyntax.self) { return (number.literal.text, true) }
      return argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue.map { ($0, false) }
    }
    isPath = steps.count > 1 || steps.contains(where: \.isIndex)
    guard steps.count == call.arguments.count - 1,
      !isPath || steps.allSatisfy({ $0.isIndex || !$0.text.contains(".") && !DocumentKey.isIndex($0.text) })
    else { return nil }
    codingKey = key
    path = steps.map(\.text).joined(separator: ".")
  }
}

extension LegacyRules.PropertyReading {
  /// Reads a rule. Nil if it is another one, or is written in another way.
  fileprivate init?(_ rule: ExprSyntax) {
    guard let call = rule.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == ".\(LegacyRules.readingName)",
      call.trailingClosure == nil, call.arguments.map(\.label?.text) == [nil, "as"],
      let key = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
      let access = call.arguments.last?.expression.as(MemberAccessExprSyntax.self), let wrapper = access.base,
      access.declName.baseName.tokenKind == .keyword(.self)
    else { return nil }
    codingKey = key
    self.wrapper = RuntimeLibrary.unqualified(wrapper.trimmedDescription)
  }
}
