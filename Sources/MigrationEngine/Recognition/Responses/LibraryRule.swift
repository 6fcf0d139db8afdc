import Foundation
import MigrationPlan
import SwiftParser
import SwiftSyntax

/// A rule of the libraries that matches a statement.
///
/// ```swift
/// Role(rawValue: json["role"].stringValue)              // RawValueRule<Role>
/// json["role"].string.flatMap(Role.init)                // ExactRawValueRule<Role>
/// URL(string: json["link"].stringValue)                 // TextURLRule
/// json["link"].string.flatMap { URL(string: $0) }       // ExactTextURLRule
/// Date(timeIntervalSince1970: json["t"].doubleValue)    // SecondsSince1970Rule
/// json["id"].int!                                       // UnwrappedRule<Int>
/// Int(json["count"].stringValue)                        // ParsedTextRule<Int>
/// json["count"].string.flatMap { Int($0) }              // ExactParsedTextRule<Int>
/// json["tags"].arrayObject as? [String]                 // OnlyStringsRule
/// String(describing: json["id"])                        // DescriptionRule
/// Session(json: json["session"])                        // BridgedRule<Session>, where `Session` is not converted
/// for (_, item) in json["items"] { items.append(Item(json: item)) }   // EntriesRule<Item>
/// json["all"].arrayValue.map { Session(json: $0) }      // BridgedElementsRule<Session>, likewise
/// guard let role = Role(rawValue: …) else { return nil } // RefusingRule<RawValueRule<Role>>, and the like
/// ```
struct LibraryRule {
  /// The rule as it is written.
  let name: String

  /// Creates the rule. Nil if the libraries have no such rule.
  ///
  /// - Parameters:
  ///   - text: The value as an expression that reads the container at the property's key.
  ///   - value: The type of the property, as source.
  ///   - container: The name of the container.
  ///   - project: What the project declares.
  ///   - scope: The full name of the type.
  init?(_ text: String, value: String, container: String, in project: ProjectFacts, _ scope: String) {
    guard let compact = Self.compact(text), let name = Self.rule(compact, value, container, project, scope),
      !project.isDeclaredHere(String(name.prefix { $0 != "<" }))
    else { return nil }
    self.name = name
  }

  /// The rule that refuses a document without a value; nil when the libraries have none.
  ///
  /// - Parameter expression: What has to be there: ``RuleText/requiredExpression``.
  init?(
    refusingWithout expression: String, value: String, container: String, in project: ProjectFacts, _ scope: String
  ) {
    guard !value.hasSuffix("?"), !project.isDeclaredHere("RefusingRule"),
      let rule = Self(expression, value: "\(value)?", container: container, in: project, scope),
      !rule.name.hasPrefix("Bridged")
    else { return nil }
    name = "RefusingRule<\(rule.name)>"
  }

  /// Returns the code without blanks, `try` and semicolons. Nil if it contains a literal or a comment.
  private static func compact(_ text: String) -> String? {
    let tree = Parser.parse(source: text)
    var compact = ""
    for token in tree.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .stringQuote || !token.commentRanges.isEmpty { return nil }
      let isTry =
        token.tokenKind == .keyword(.try)
        && token.parent?.as(TryExprSyntax.self)?.questionOrExclamationMark == nil
      if !isTry, token.tokenKind != .semicolon { compact += token.text }
    }
    return compact
  }

  private static func rule(
    _ text: String, _ value: String, _ container: String, _ project: ProjectFacts, _ scope: String
  ) -> String? {
    let isOptional = value.hasSuffix("?")
    let wrapped = isOptional ? String(value.dropLast()) : value
    func isLibrarys(_ name: String) -> Bool { !project.isDeclaredHere(name) }
    let string = "\(container).decode(String.self)"
    let stringIfPresent = "\(container).decodeIfPresent(String.self)"
    if !isOptional, text == "\(container).decodeIfPresent(\(value).self)!" { return "UnwrappedRule<\(value)>" }
    if value == "Date", isLibrarys("Date") {
      let seconds = "timeIntervalSince1970:\(container).decode(Double.self)"
      return ["Date(\(seconds))", "Date.init(\(seconds))"].contains(text) ? "SecondsSince1970Rule" : nil
    }
    if value == "String", isLibrarys("String"), text == "String(describing:\(container))" {
      return "DescriptionRule"
    }
    if let bridged = bridged(text, value, container, project, scope) { return bridged }
    if value.hasPrefix("["), value.hasSuffix("]") {
      let element = value.dropFirst().dropLast()
      if text == "\(container).entries().map{$1.decode(\(element).self)}" { return "EntriesRule<\(element)>" }
    }
    guard isOptional else { return nil }
    if wrapped == "[String]" { return text == "\(container).strings()" ? "OnlyStringsRule" : nil }
    if wrapped == "URL", isLibrarys("URL") {
      if ["URL(string:\(string))", "URL.init(string:\(string))"].contains(text) { return "TextURLRule" }
      let forms = ["{URL(string:$0)}", "({URL(string:$0)})", "(URL.init(string:))", "(URL.init)"]
      return forms.contains { text == "\(stringIfPresent).flatMap\($0)" } ? "ExactTextURLRule" : nil
    }
    if Self.numbers.contains(wrapped), isLibrarys(wrapped) {
      if text == "\(wrapped)(\(string))" { return "ParsedTextRule<\(wrapped)>" }
      let forms = ["{\(wrapped)($0)}", "({\(wrapped)($0)})", "(\(wrapped).init)"]
      return forms.contains { text == "\(stringIfPresent).flatMap\($0)" } ? "ExactParsedTextRule<\(wrapped)>" : nil
    }
    guard let found = project.resolve(wrapped, in: scope), found.kind == .enumeration,
      let raw = found.inherited.first, Scalar(rawValue: raw) != nil
    else { return nil }
    let question = "\(container).decode(\(raw).self)"
    if ["\(wrapped)(rawValue:\(question))", "\(wrapped).init(rawValue:\(question))"].contains(text) {
      return "RawValueRule<\(wrapped)>"
    }
    let forms = [
      "{\(wrapped)(rawValue:$0)}", "({\(wrapped)(rawValue:$0)})", "(\(wrapped).init(rawValue:))", "(\(wrapped).init)",
    ]
    return forms.contains { text == "\(container).decodeIfPresent(\(raw).self).flatMap\($0)" }
      ? "ExactRawValueRule<\(wrapped)>" : nil
  }

  private static func bridged(
    _ text: String, _ value: String, _ container: String, _ project: ProjectFacts, _ scope: String
  ) -> String? {
    let model = value.trimmingCharacters(in: ["[", "]", "?"])
    // `DecodedBy` needs the exact type: no value is promoted to an optional.
    guard let found = project.resolve(model, in: scope), let effect = project.entry(of: found.name)?.effect else {
      return nil
    }
    let made = effect == .failable ? "\(model)?" : model
    if value == made, text == "\(container).read(\(model).self)" { return "BridgedRule<\(model)>" }
    let elements = ["{$0.read(\(model).self)}", "({$0.read(\(model).self)})"]
    return value == "[\(made)]" && elements.contains { text == "\(container).nestedContainers().map\($0)" }
      ? "BridgedElementsRule<\(model)>" : nil
  }

  private static let numbers: Set = ["Double", "Float", "Int", "Int32", "Int64", "UInt"]
}
