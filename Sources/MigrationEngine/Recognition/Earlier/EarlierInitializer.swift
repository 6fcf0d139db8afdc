import SwiftSyntax

/// Reads back an `init(from:)` with a line for each property, as the tool writes it if wrappers could not express
/// everything.
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
  /// One line in the form of a plan.
  struct Line {
    let read: ReadRule
    var fallback: String?
    /// The property's initial value, if a null document leaves it unchanged.
    var valueOfNull: String?
    var isAfterNullGuard = false
    var isAssigned = true
    /// The expression as it is written.
    let text: String
  }

  /// The statement that fills each property.
  let statements: [String: CodeBlockItemSyntax]
  private let values: [String: [ExprSyntax]]

  /// Reads the initializer. Nil if a statement has another form.
  init?(_ initializer: InitializerDeclSyntax) {
    var values: [String: [ExprSyntax]] = [:]
    var statements: [String: CodeBlockItemSyntax] = [:]
    for statement in initializer.body?.statements ?? [] {
      if Self.openings.contains(statement.item.trimmedDescription) { continue }
      let elements = statement.item.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
      guard elements.count > 2, let name = elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text,
        elements[1].is(AssignmentExprSyntax.self),
        values.updateValue(Array(elements.dropFirst(2)), forKey: name) == nil
      else { return nil }
      statements[name] = statement
    }
    self.values = values
    self.statements = statements
  }

  private static let openings: Set = [
    "let container = try decoder.container(keyedBy: CodingKeys.self)",
    "let isNull = try decoder.singleValueContainer().decodeNil()",
  ]

  /// The code that fills a property; nil where none does.
  func source(of property: String) -> String? { values[property].map { $0[...].source } }

  /// Returns the reading of a property, or nil if its line can't be read back.
  ///
  /// - Parameters:
  ///   - property: the property's name.
  ///   - type: its type without the optional.
  ///   - isOptional: whether it is one.
  func line(of property: String, type: FieldType, isOptional: Bool) -> Line? {
    guard let value = values[property], let tried = value[0].as(TryExprSyntax.self),
      tried.questionOrExclamationMark == nil
    else { return nil }
    var rest = [tried.expression] + value.dropFirst()
    var valueOfNull: String?
    if rest.count > 2, rest[0].trimmedDescription == "isNull", let choice = rest[1].as(UnresolvedTernaryExprSyntax.self)
    {
      valueOfNull = choice.thenExpression.trimmedDescription
      rest.removeFirst(2)
    }
    let fallback = rest.count > 2 && rest[1].binaryOperator == "??" ? rest.dropFirst(2).source : nil
    guard fallback != nil || rest.count == 1, let read = read(rest[0], type, isOptional) else { return nil }
    var line = Line(
      read: read, fallback: fallback, valueOfNull: valueOfNull, isAfterNullGuard: valueOfNull != nil,
      text: value[...].source)
    // What stands behind `??` is then what the property began with.
    if case .optional = read {
    } else {
      line.isAssigned = fallback == nil
      line.valueOfNull = line.valueOfNull ?? fallback
      line.fallback = nil
    }
    return line
  }

  private func read(_ expression: ExprSyntax, _ type: FieldType, _ isOptional: Bool) -> ReadRule? {
    let wrapped = expression.as(MemberAccessExprSyntax.self).flatMap {
      $0.declName.baseName.text == "wrappedValue" ? $0.base : nil
    }
    guard let call = (wrapped ?? expression).as(FunctionCallExprSyntax.self),
      let asked = call.arguments.first?.expression
    else { return nil }
    switch call.calledExpression.trimmedDescription {
    case "container.decodeIfPresent": return EarlierField.optional(type)
    case "container.decode": break
    default: return nil
    }
    let argument = RuntimeLibrary.unqualified(asked.trimmedDescription)
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

extension ArraySlice<ExprSyntax> {
  /// The expressions as they are written, with what stands between them.
  fileprivate var source: String {
    let whole = map(\.description).joined()
    return String(whole.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
