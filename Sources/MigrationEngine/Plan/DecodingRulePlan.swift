import Foundation

/// Code that makes one property's value of the document, as the declaration of a rule.
struct DecodingRulePlan: Sendable, Equatable {
  /// The rule as it is written behind `@DecodedBy`: `PriceRule`, `RawValueRule<Role>`.
  var name: String
  /// The modifier that says who sees the property, and with it the rule; with a space behind it.
  let access: String
  /// The type of the value, as source.
  let value: String
  /// The name of the closure's parameter.
  let parameter: String
  /// The lines of the closure; none for a rule of the library.
  let body: [String]
  /// Why nothing simpler says it.
  var reason: String?
  /// Whether it is given the object that the property belongs to, instead of what is under the property's key.
  let isOfObject: Bool
  /// Whether the document is refused where the closure gives nil.
  var refusesNil = false

  var isOfLibrary: Bool { body.isEmpty }

  /// The text of a rule that says nothing but `?? "text"`, as source: the default of a wrapper that other decoders know,
  /// too. (Of other types than texts they would take other values for it.)
  var defaultText: String? {
    guard value == "String", !isOfObject, !refusesNil, let line = body.only else { return nil }
    return Self.literal(of: line[...], behind: "try \(parameter).decodeIfPresent(String.self) ?? ").map(String.init)
  }

  /// The declaration, each line without the indentation around it.
  ///
  /// - Parameters:
  ///   - unit: what a line is indented by.
  ///   - columns: how long a line may be.
  ///   - spelling: how a name of the libraries is written here.
  func declaration(unit: String, columns: Int, spelling: (String) -> String) -> [String] {
    if let defaultText {
      let property = "\(access == "private " ? "" : access)static var defaultValue: String { \(defaultText) }"
      let head = "\(access)enum \(name): \(spelling("DefaultProviding")) {"
      let line = "\(head) \(property) }"
      return line.count <= columns ? [line] : [head, unit + property, "}"]
    }
    let conformance = spelling(isOfObject ? "ObjectDecodingRule" : "DecodingRule")
    let first = "\(access)enum \(name): \(conformance) {"
    // A member of a private type needs no modifier to be as private.
    let name = "\(access == "private " ? "" : access)static let value = \(spelling("Decoding"))"
    let head = "\(name)<\(value)>\(refusesNil ? ".required" : "") {"
    if let line = body.only {
      let closure = "\(isOfItself(line) && !refusesNil ? "\(name) {" : head) \(closureText(of: line)) }"
      if first.count + closure.count + 3 <= columns { return ["\(first) \(closure) }"] }
      if unit.columns + closure.count <= columns { return [first, unit + closure, "}"] }
    }
    let lines = body.flatMap { line in
      line.isEmpty ? [""] : ConditionWrapping(unit + unit + line, unit: unit, columns: columns).lines
    }
    return [first, "\(unit)\(head) \(parameter) in"] + lines + ["\(unit)}", "}"]
  }

  /// Whether an expression says its type: `try Role(rawValue: …)`, `try Role(rawValue: …) ?? .student`,
  /// `try container.decodeIfPresent(Int.self) ?? -1`, `try container.decode(Int.self) == 1`.
  private func isOfItself(_ line: String) -> Bool {
    let call = line.hasPrefix("try ") ? line.dropFirst("try ".count) : line[...]
    if Scalar(rawValue: value) != nil {
      let isDefault = Self.literal(of: call, behind: "\(parameter).decodeIfPresent(\(value).self) ?? ") != nil
      let isComparison = Scalar.allCases.contains { scalar in
        [" == ", " != "].contains {
          Self.literal(of: call, behind: "\(parameter).decode(\(scalar.rawValue).self)\($0)") != nil
        }
      }
      if isDefault || value == "Bool" && isComparison { return true }
    }
    guard value.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }), call.hasPrefix("\(value)(") else {
      return false
    }
    var depth = 0
    for (index, character) in zip(call.indices, call) where character == "(" || character == ")" {
      depth += character == "(" ? 1 : -1
      guard depth == 0 else { continue }
      let rest = call[call.index(after: index)...]
      let fallbacks = [" ?? .", " ?? \(value)."].filter { rest.hasPrefix($0) }
      return rest.isEmpty || fallbacks.contains { rest.dropFirst($0.count).allSatisfy { $0.isLetter || $0.isNumber } }
    }
    return false
  }

  /// The literal that is all that an expression has behind a beginning; nil for anything else.
  private static func literal(of expression: Substring, behind beginning: String) -> Substring? {
    guard expression.hasPrefix(beginning) else { return nil }
    let rest = expression.dropFirst(beginning.count)
    let inside = rest.dropFirst().dropLast()
    let isText =
      rest.count >= 2 && rest.first == "\"" && rest.last == "\""
      && !inside.contains(where: { $0 == "\"" || $0 == "\\" })
    let isNumber = !rest.isEmpty && rest.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
    return isText || isNumber || rest == "true" || rest == "false" ? rest : nil
  }

  /// One expression as what a closure holds, without a name for the container where it needs none.
  private func closureText(of line: String) -> String {
    // A text may hold the same letters; another closure inside has parameters of its own.
    let texts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
    let (outside, inside) = line.aroundFirstClosure
    if inside.contains(parameter) || outside.contains("$0") || texts.contains(where: { $0.element.contains(parameter) })
    {
      return "\(parameter) in \(line)"
    }
    let pieces = outside.components(separatedBy: parameter)
    // A longer name may hold the same letters.
    let isWord = zip(pieces, pieces.dropFirst()).allSatisfy { before, after in
      ![before.last, after.first].contains { $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false }
    }
    guard isWord else { return "\(parameter) in \(line)" }
    return pieces.count == 1 ? "_ in \(line)" : pieces.joined(separator: "$0") + inside
  }
}

extension String {
  /// The text before the first brace, and the text from the brace on.
  fileprivate var aroundFirstClosure: (outside: Substring, inside: Substring) {
    let brace = firstIndex(of: "{") ?? endIndex
    return (self[..<brace], self[brace...])
  }
}
