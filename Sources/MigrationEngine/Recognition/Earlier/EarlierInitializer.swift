import SwiftSyntax

/// Reads back an `init(from:)` that has a line for each property, as the tool writes it where wrappers could not say all.
///
/// ```swift
/// init(from decoder: any Decoder) throws {
///   let container = try decoder.container(keyedBy: CodingKeys.self)
///   let isNull = try decoder.singleValueContainer().decodeNil()
///   name = try container.decodeIfPresent(String.self, forKey: .name) ?? "-"
///   owner = try isNull ? nil : container.decode(Owner.self, forKey: .owner)
/// }
/// ```
///
/// Can't: any other statement, or a line that would not be written so again.
struct EarlierInitializer {
  /// One line, as the plan has it.
  struct Line {
    let read: ReadRule
    var fallback: String?
    /// What the property begins with, where a null document leaves it so.
    var valueOfNull: String?
    var isAfterNullGuard = false
    var isAssigned = true
    /// The expression as it is written.
    let text: String
  }

  /// The statement that fills each property.
  let statements: [String: CodeBlockItemSyntax]
  private let values: [String: String]

  /// Nil where a statement is not one of those.
  init?(_ initializer: InitializerDeclSyntax) {
    var values: [String: String] = [:]
    var statements: [String: CodeBlockItemSyntax] = [:]
    for statement in initializer.body?.statements ?? [] {
      let text = statement.item.trimmedDescription
      if Self.openings.contains(text) { continue }
      guard let assigned = text.range(of: " = "), !text.hasPrefix("let "), !text.hasPrefix("var ") else { return nil }
      let name = String(text[..<assigned.lowerBound])
      guard values.updateValue(String(text[assigned.upperBound...]), forKey: name) == nil else { return nil }
      statements[name] = statement
    }
    self.values = values
    self.statements = statements
  }

  private static let openings: Set = [
    "let container = try decoder.container(keyedBy: CodingKeys.self)",
    "let isNull = try decoder.singleValueContainer().decodeNil()",
  ]

  /// How a property is read; nil where its line is none that can be read back.
  ///
  /// - Parameters:
  ///   - property: the property's name.
  ///   - type: its type without the optional.
  ///   - isOptional: whether it is one.
  func line(of property: String, type: FieldType, isOptional: Bool) -> Line? {
    guard let text = values[property], text.hasPrefix("try ") else { return nil }
    var rest = text.dropFirst("try ".count)
    var valueOfNull: Substring?
    if rest.hasPrefix("isNull ? "), let colon = rest.range(of: " : ") {
      valueOfNull = rest[..<colon.lowerBound].dropFirst("isNull ? ".count)
      rest = rest[colon.upperBound...]
    }
    let tail = " ?? "
    let fallback = rest.range(of: tail).map { String(rest[$0.upperBound...]) }
    guard rest.hasPrefix("container."), let read = read(rest.dropFirst("container.".count), type, isOptional) else {
      return nil
    }
    var line = Line(
      read: read, fallback: fallback, valueOfNull: valueOfNull.map(String.init), isAfterNullGuard: valueOfNull != nil,
      text: text)
    // What stands behind `??` is then what the property began with.
    if case .optional = read {
    } else {
      line.isAssigned = fallback == nil
      line.valueOfNull = line.valueOfNull ?? fallback
      line.fallback = nil
    }
    return line
  }

  private func read(_ call: Substring, _ type: FieldType, _ isOptional: Bool) -> ReadRule? {
    if call.hasPrefix("decodeIfPresent(") { return EarlierField.optional(type) }
    guard call.hasPrefix("decode(") else { return nil }
    let argument = RuntimeLibrary.unqualified(String(call.dropFirst("decode(".count)))
    let name = String(argument.prefix { $0.isLetter })
    if name == "Lossless", argument.hasPrefix("Lossless<") {
      guard case .scalar(let scalar) = type else { return nil }
      return .lossless(scalar)
    }
    if let presence = EarlierField.presence(asked: name), argument.hasPrefix("\(name)<") {
      return .ifPresent(EarlierField.value(type), presence)
    }
    return argument.hasPrefix("DecodedBy<") ? .code : EarlierField.value(type)
  }
}
