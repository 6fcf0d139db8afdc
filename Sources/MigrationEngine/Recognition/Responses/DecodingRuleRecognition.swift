import MigrationPlan
import SwiftSyntax

/// Turns the statements that set a property into a rule, if no idiom recognises them.
///
/// ## Before
/// ```swift
/// price = "$" + json["total"].stringValue
/// ```
/// ## After
/// ```swift
/// @DecodedBy<PriceRule> var price: String
///
/// enum PriceRule: ObjectDecodingRule {
///   static let value = Decoding<String> { try "$" + $0.decode(String.self, at: "total") }
/// }
/// ```
///
/// Preserves: the statements, in the form of a written initializer, with the constants that they need.
/// Can't: statements that call members of the new value, that set several properties, or that leave the initializer.
struct DecodingRuleRecognition {
  let project: ProjectFacts
  let type: TypeFacts
  /// The file of the initializer.
  let file: Int
  private let initializer: InitializerDeclSyntax
  let statements: [CodeBlockItemSyntax]
  /// The stored properties that each statement gives a value, or changes.
  let filled: [Set<String>]
  /// The body as a written initializer would have it.
  let converted: ConvertedBody

  init(of recognition: TypeRecognition, _ converted: ConvertedBody) {
    project = recognition.project
    type = recognition.type
    file = recognition.found.file
    initializer = recognition.initializer
    statements = Array(recognition.initializer.body?.statements ?? [])
    self.converted = converted
    filled = statements.map { [project, type] statement in
      let visitor = FilledProperties(project: project, type: type.name)
      visitor.walk(statement)
      return visitor.names
    }
  }

  /// A property with the statements that set it, by their positions in the initializer.
  struct Target {
    let property: PropertyFacts
    /// The value before the first of them, as source; nil when there is none.
    let initialValue: String?
    /// The value that the declaration gives, as source; nil when it gives none.
    let declaredValue: String?
    let statements: [Int]
  }

  /// A rule with all its statements.
  struct Found {
    var rule: DecodingRulePlan
    let key: DocumentKey?
    /// Whether the property's type expresses the same as the rule.
    let isPlain: Bool
    let statements: Set<Int>
    /// The first code by which running the statements twice, or in another order, may make a difference.
    let impure: Syntax?
  }

  private var source: SourceFile { project.files[file] }
  private var text: ConvertedText { ConvertedText(source: source, edits: converted.edits) }

  // MARK: What a statement does

  /// Returns whether a statement only declares local names, or continues with those that are declared.
  func isLocal(_ index: Int) -> Bool {
    if statements[index].item.is(VariableDeclSyntax.self) || refuses(index) { return true }
    return localChange(in: index) != nil
  }

  /// Whether a statement is a guard that refuses the document, and nothing else.
  func refuses(_ index: Int) -> Bool {
    statements[index].item.as(GuardStmtSyntax.self)?.body.refusal != nil && filled[index].isEmpty
  }

  /// Whether a statement stops the program for some documents, by `!`.
  func mayStop(_ index: Int) -> Bool { statements[index].stops }

  /// The local name that a statement changes: `formatter.dateFormat = "y"`, `names.append(name)`.
  private func localChange(in index: Int) -> String? {
    guard filled[index].isEmpty, let name = statements[index].changedName,
      declarations(of: name).contains(where: { $0 < index })
    else { return nil }
    return name
  }

  /// Returns whether a statement may change a local name: it changes its value, or names a variable and does more than
  /// read it.
  private func mayChange(_ name: String, in index: Int) -> Bool {
    let statement = statements[index]
    let references = statement.references(to: name)
    guard !references.isEmpty else { return false }
    if localChange(in: index) == name { return true }
    let isVariable = declarations(of: name).contains { declaration in
      statements[declaration].item.as(VariableDeclSyntax.self)?.bindingSpecifier.tokenKind == .keyword(.var)
    }
    guard isVariable, !statement.item.is(GuardStmtSyntax.self) else { return false }
    let takesValue = statement.item.is(VariableDeclSyntax.self) || statement.assignment != nil
    // A closure may change the variable.
    return !takesValue || references.contains { $0.isInClosure(below: Syntax(statement)) }
  }

  /// The statements at the top that declare a local name.
  private func declarations(of name: String) -> [Int] {
    statements.indices.filter { statements[$0].declaresAtTop(name) }
  }

  /// Returns the first code of a statement for which the number and time of its runs may have an effect.
  func impure(_ index: Int) -> Syntax? {
    let calls = PureCalls(project: project, in: initializer, of: type.name)
    calls.walk(statements[index])
    return calls.impure
  }

  /// Returns whether the number and time of a statement's runs have no effect.
  func isPure(_ index: Int) -> Bool { impure(index) == nil }

  // MARK: The rule

  /// The rule of one property.
  ///
  /// - Parameters:
  ///   - target: The property.
  ///   - fills: The statements that fill each property of the type.
  ///   - keys: The keys that other properties have.
  ///   - isScoped: Whether the rule gets the value under its key, even if that needs a coding key.
  ///   - isLeftEmpty: Whether the property keeps its initial value if the document is empty.
  /// - Throws: `NotRecognised` with the construct that a rule can't contain.
  func rule(
    for target: Target, _ fills: [String: [Int]], except keys: Set<String>, isScoped: Bool, isLeftEmpty: Bool
  ) throws(NotRecognised) -> Found {
    let name = target.property.name
    guard let first = target.statements.first, let value = target.property.ruleValue(in: project) else {
      throw failure("the type of `\(name)` is not understood", at: target.property.declaration)
    }
    let (others, fields) = try needed(by: target, fills)
    var lines: [String] = []
    for index in others.sorted() {
      if let field = fields[index] {
        lines += try fieldLines(field, index)
      } else {
        lines += try self.lines(of: statements[index].item.trimmedOffsets, [], at: index)
      }
    }
    let expression = target.statements.count == 1 ? try valueLines(of: first, target) : nil
    if let expression, lines.isEmpty {
      lines = expression
    } else if let expression, statements[first].item.is(ExprSyntax.self) {
      lines += ["return \(expression[0])"] + expression.dropFirst()
    } else {
      lines += try stepLines(of: target, value)
    }
    let all = others.union(target.statements)
    let impure = all.sorted().lazy.compactMap { self.impure($0) }.first
    var written = RuleText(lines.joined(separator: "\n"), container: converted.container).simplified(isCertain)
    if isLeftEmpty {
      guard let initial = target.declaredValue else {
        throw failure("an early return leaves `\(name)` as it begins", at: statements[first])
      }
      written = written.leaving(initial)
    }
    var scoped = written.scoped()
    if let key = scoped.key?.text, keys.contains(key) { scoped = written }
    let library = scoped.key == nil ? nil : libraryRule(scoped, value)
    let isPlain = scoped.key != nil && scoped.asks(for: value)
    // A key of another name would have to be spelled by a coding key.
    if !isScoped, library == nil, !isPlain, let key = scoped.key?.text, key != name.trimmingBackticks,
      KeyNames.camelCase(fromSnakeCase: key) != name.trimmingBackticks
    {
      scoped = written
    }
    let requiredLine =
      library == nil && !value.hasSuffix("?")
      ? scoped.requiredExpression.flatMap { $0.contains(where: \.isNewline) ? nil : $0 } : nil
    return Found(
      rule: DecodingRulePlan(
        name: library?.name ?? "", access: target.property.ruleAccess, value: value, parameter: converted.container,
        body: library == nil ? requiredLine.map { [$0] } ?? scoped.lines : [],
        isOfObject: scoped.key == nil, refusesNil: requiredLine != nil),
      key: scoped.key, isPlain: isPlain, statements: all, impure: impure)
  }

  private func libraryRule(_ text: RuleText, _ value: String) -> LibraryRule? {
    text.isExpression
      ? LibraryRule(text.text, value: value, container: converted.container, in: project, type.name)
      : text.requiredExpression.flatMap {
        LibraryRule(refusingWithout: $0, value: value, container: converted.container, in: project, type.name)
      }
  }

  /// The statements that a property's own need, and the properties that some of them fill.
  private func needed(
    by target: Target, _ fills: [String: [Int]]
  ) throws(NotRecognised) -> (statements: Set<Int>, fields: [Int: PropertyFacts]) {
    var found: Set<Int> = []
    var fields: [Int: PropertyFacts] = [:]
    var open = target.statements
    while let index = open.popLast() {
      let mentions = RuleMentions(project: project, type: type)
      mentions.walk(statements[index])
      if let node = mentions.refused {
        throw failure("`\(node.excerpt)` asks for the value that is being made", at: node)
      }
      for name in mentions.locals {
        let more = statements.indices.filter { other in
          other < index && !found.contains(other) && !target.statements.contains(other)
            && (statements[other].declaresAtTop(name) || mayChange(name, in: other))
        }
        if let other = more.first(where: { !filled[$0].isEmpty && !statements[$0].declaresAtTop(name) }) {
          throw failure("`\(name)` may change where another property is filled", at: statements[other])
        }
        found.formUnion(more)
        open += more
      }
      // The statements of a local name stand before those of the property.
      let own = fields[index] ?? (target.statements.contains(index) ? target.property : nil)
      for name in mentions.properties.sorted() where name != own?.name {
        guard let filling = fills[name]?.only, filling < index, let property = project.property(name, of: type.name),
          statements[filling].assignment != nil, declarations(of: name).isEmpty
        else { throw failure("`\(name)` is asked for its value", at: statements[index]) }
        guard fields.updateValue(property, forKey: filling) == nil else { continue }
        found.insert(filling)
        open.append(filling)
      }
    }
    return (found, fields)
  }

  /// Whether reading a type never fails.
  private func isCertain(_ name: String) -> Bool {
    guard project.isDeclaredHere(name) else { return Scalar(rawValue: name) != nil }
    let entry = project.resolve(name, in: type.name).flatMap { project.entry(of: $0.name) }
    return entry?.effect == EntryPoint.Effect.none
  }

  // MARK: Lines

  /// A local constant that stands for another property.
  private func fieldLines(_ property: PropertyFacts, _ index: Int) throws(NotRecognised) -> [String] {
    guard let assigned = statements[index].assignment, let value = property.ruleValue(in: project) else {
      throw failure("`\(property.name)` is asked for its value", at: statements[index])
    }
    let range = assigned.value.utf8Offset..<statements[index].item.trimmedOffsets.upperBound
    var lines = try lines(of: range, [], at: index)
    lines[0] = "let \(property.name): \(property.localType(of: value)) = \(lines[0])"
    return lines
  }

  /// The value that one statement gives a property, as an expression.
  private func valueLines(of index: Int, _ target: Target) throws(NotRecognised) -> [String]? {
    let item = statements[index]
    if let assigned = item.assignment {
      guard item.uses(of: target.property.name).count == 1 else { return nil }
      return try lines(of: assigned.value.utf8Offset..<item.item.trimmedOffsets.upperBound, [], at: index)
    }
    guard let assignments = item.assignments, assignments.count == item.uses(of: target.property.name).count else {
      return nil
    }
    let edits = assignments.map { Edit(file: file, range: $0, text: "") }
    guard item.lacksElse else { return try lines(of: item.item.trimmedOffsets, edits, at: index) }
    guard let initial = target.initialValue else { return nil }
    var lines = try lines(of: item.item.trimmedOffsets, edits, at: index)
    lines[lines.count - 1] += " else { \(initial) }"
    return lines
  }

  /// A local variable that is filled as the property was.
  private func stepLines(of target: Target, _ value: String) throws(NotRecognised) -> [String] {
    let words = Set(target.statements.flatMap { statements[$0].codeTokens.map(\.text) })
    guard let name = ["value", "result", "made"].first(where: { !words.contains($0) }) else {
      throw failure("there is no name left", at: statements[target.statements[0]])
    }
    let begins = target.initialValue.map { $0 == "nil" ? "" : " = \($0)" } ?? ""
    var lines = ["var \(name): \(target.property.localType(of: value))\(begins)"]
    for index in target.statements.sorted() {
      let renamed = statements[index].uses(of: target.property.name).map { Edit(file: file, range: $0, text: name) }
      lines += try self.lines(of: statements[index].item.trimmedOffsets, renamed, at: index)
    }
    return lines + ["return \(name)"]
  }

  /// The lines of a stretch of the initializer, as they are converted, without their indentation.
  private func lines(of range: Range<Int>, _ more: [Edit], at index: Int) throws(NotRecognised) -> [String] {
    let item = statements[index]
    // A rule has no `self`: the property is a local name there.
    let own = item.selves.filter { place in
      range.contains(place.lowerBound) && !more.contains { $0.range.overlaps(place) }
    }
    let edits = more + own.map { Edit(file: file, range: $0, text: "") }
    guard let converted = text.text(of: range, edits), !item.hasTextOfSeveralLines else {
      throw failure("`\(item.excerpt)` can't stand elsewhere", at: item)
    }
    let indentation = IndentationChange(removed: source.indentation(at: range.lowerBound), added: "")
    return indentation.apply(to: converted)
      .split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }.map(String.init)
  }

  private func failure(_ text: String, at node: some SyntaxProtocol) -> NotRecognised {
    NotRecognised(reason: Reason(text, at: source.position(of: node)))
  }
}

extension PropertyFacts {
  /// The access level of a rule: the same as the property's, because its type may be private too.
  var ruleAccess: String {
    for modifier in declaration.modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return "public "
      case .keyword(.package): return "package "
      case .keyword(.private), .keyword(.fileprivate): return "private "
      default: continue
      }
    }
    return ""
  }

  /// The type of a local name that stands for the property: statements are copied, and `items.append(item)` compiles for
  /// `[Item]!`, not for `[Item]?`.
  ///
  /// - Parameter value: ``ruleValue(in:)``.
  fileprivate func localType(of value: String) -> String {
    type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true ? "\(value.dropLast())!" : value
  }

  /// The type of a rule's value for the property, as source; nil when it is not certain.
  func ruleValue(in project: ProjectFacts) -> String? {
    guard let type else {
      if let literal = initializer?.literalType { return literal.rawValue }
      if let made = initializer?.as(FunctionCallExprSyntax.self)?.madeType(in: project) { return made }
      guard let owner, case .model(let model)? = DeclaredTypes(project: project, scope: owner).type(of: self)?.0 else {
        return nil
      }
      return model
    }
    if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return "\(spelling(of: unwrapped.wrappedType, in: project))?"
    }
    return spelling(of: type, in: project)
  }

  /// Returns a type as it is named at the rule: an extension of a nested type does not see the names beside that type.
  private func spelling(of type: TypeSyntax, in project: ProjectFacts) -> String {
    guard let owner, owner.contains("."), project.documentInitializer(of: owner)?.isInExtension == true else {
      return type.trimmedDescription
    }
    return type.tokens(viewMode: .sourceAccurate).map { token in
      let trivia = token.id == type.lastToken(viewMode: .sourceAccurate)?.id ? "" : token.trailingTrivia.description
      guard token.parent?.is(IdentifierTypeSyntax.self) == true, let found = project.resolve(token.text, in: owner)
      else {
        return token.text + trivia
      }
      return found.name + trivia
    }.joined()
  }
}

extension FunctionCallExprSyntax {
  /// `[Item]` of `[Item]()`, `[String: Int]` of `[String: Int]()`, `Int` of `Int()`.
  fileprivate func madeType(in project: ProjectFacts) -> String? {
    guard arguments.isEmpty, trailingClosure == nil else { return nil }
    if let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      let isKnown = Scalar(named: name) != nil || ["CGFloat", "Data", "Date", "Decimal"].contains(name)
      return isKnown && !project.isDeclaredHere(name) ? name : nil
    }
    let isCollection = calledExpression.is(ArrayExprSyntax.self) || calledExpression.is(DictionaryExprSyntax.self)
    return isCollection ? calledExpression.trimmedDescription : nil
  }
}

extension RuleText {
  fileprivate var lines: [String] { text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
