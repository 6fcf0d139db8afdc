import MigrationPlan
import SwiftSyntax

/// Collects the properties of a type that get rules, while its initializer is read.
struct RuledProperties {
  private let recognition: TypeRecognition
  private let making: DecodingRuleRecognition
  /// The properties that get rules, each with the reason why no idiom applies.
  private var reasons: [String: String] = [:]
  private var fills: [String: [Int]] = [:]
  private var locals: [Int] = []
  private var guarded: Int?
  /// The properties that keep their initial values where the document is empty.
  private var leftEmpty: Set<String> = []

  init(of recognition: TypeRecognition, _ converted: ConvertedBody) {
    self.recognition = recognition
    making = DecodingRuleRecognition(of: recognition, converted)
  }

  /// Makes a rule for the one property that a statement fills.
  ///
  /// - Parameters:
  ///   - statement: The statement.
  ///   - reason: What no idiom understood of it.
  /// - Returns: Whether that is something new to try.
  mutating func add(_ statement: CodeBlockItemSyntax, because reason: Reason) -> Bool {
    guard let index = making.statements.firstIndex(of: statement), let name = making.filled[index].only,
      reasons[name] == nil
    else { return false }
    reasons[name] = reason.text
    return true
  }

  /// Takes a statement that fills a property with a rule.
  ///
  /// - Parameters:
  ///   - isGuarded: Whether it is behind an early return that a rule knows nothing of.
  ///   - isLeftEmpty: Whether it is behind `if json.isEmpty { return }`.
  mutating func take(_ index: Int, isGuarded: Bool, isLeftEmpty: Bool) -> Bool {
    let filled = making.filled[index]
    let isFirst = filled.allSatisfy { fills[$0] == nil }
    for name in filled { fills[name, default: []].append(index) }
    guard !filled.isEmpty, filled.allSatisfy({ reasons[$0] != nil }) else { return false }
    if isLeftEmpty, isFirst { leftEmpty.formUnion(filled) }
    if isGuarded || isLeftEmpty && !leftEmpty.isSuperset(of: filled) { guarded = guarded ?? index }
    return true
  }

  /// Takes a statement about local names.
  mutating func takeLocal(_ index: Int) -> Bool {
    guard making.isLocal(index) else { return false }
    locals.append(index)
    return true
  }

  /// The fields with rules.
  ///
  /// - Throws: `NotRecognised` when a statement can't be in a rule, or the rules are longer than the initializer.
  func fields(
    beside others: [FieldPlan], isFailable: Bool
  ) throws(NotRecognised) -> [(field: FieldPlan, statement: CodeBlockItemSyntax)] {
    if let guarded {
      throw recognition.failure(
        "an early return leaves the property as it begins", at: making.statements[guarded].item)
    }
    // A key of another name costs a line; rules that are the same for several keys are one.
    var best = try made(beside: others, scoped: [])
    let scoped = try made(beside: others, scoped: nil)
    for found in [try made(beside: others, scoped: sharing(in: scoped)), scoped] {
      if lines(of: found, others) < lines(of: best, others) { best = found }
    }
    try checkOrder(of: best.map(\.field), best.map { ($0.statements, $0.impure) }, isFailable: isFailable)
    if isFailable { try checkStops(in: best, beside: others) }
    try recognition.checkLength(lines(of: best, others))
    return best.map { ($0.field, $0.statement) }
  }

  /// A field with its rule, and the contents of the rule.
  private struct Made {
    let field: FieldPlan
    let statement: CodeBlockItemSyntax
    let statements: Set<Int>
    let impure: Syntax?
  }

  private func lines(of made: [Made], _ others: [FieldPlan]) -> Int {
    recognition.lines(of: made.compactMap(\.field.rule), others + made.map(\.field))
  }

  /// Returns the properties whose rules equal another's, if each gets the value under its key.
  private func sharing(in made: [Made]) -> Set<String> {
    let names = Dictionary(grouping: made.filter { $0.field.rule?.isOfLibrary == false }) { $0.field.rule?.name }
    return Set(names.values.filter { $0.count > 1 }.joined().map(\.field.property))
  }

  /// - Parameter scoped: The properties whose rules are given what is under their keys, where there is a choice; nil for
  ///   all.
  private func made(beside others: [FieldPlan], scoped: Set<String>?) throws(NotRecognised) -> [Made] {
    let statements = making.statements
    var keys = Set(others.map(\.key))
    var made: [Made] = []
    var rules: [DecodingRulePlan] = []
    for name in reasons.keys.sorted(by: { fills[$0, default: []].first ?? 0 < fills[$1, default: []].first ?? 0 }) {
      guard let own = fills[name], let first = own.first else { continue }
      let property = try recognition.storedProperty(name, at: statements[first], isRuled: true)
      for index in own where making.filled[index].count > 1 {
        throw recognition.failure(
          "`\(statements[index].excerpt)` fills several properties", at: statements[index].item)
      }
      var found = try making.rule(
        for: target(property, own), fills, except: keys, isScoped: scoped?.contains(name) ?? true,
        isLeftEmpty: leftEmpty.contains(name))
      // Where values are required, a property that is neither optional nor a model asks otherwise.
      let isModel = recognition.project.resolve(found.rule.value, in: recognition.type.name) != nil
      let isPlain = found.isPlain && (isModel || !others.contains(where: \.isGuarded))
      if !isPlain, !found.rule.isOfLibrary { found.rule = try recognition.named(found.rule, for: name, among: rules) }
      if !isPlain { rules.append(found.rule) }
      var rule = isPlain ? nil : found.rule
      rule?.reason = reasons[name].map(Self.need)
      let key = found.key ?? DocumentKey(steps: [.key(name)])
      if found.key != nil { keys.insert(key.text) }
      let field = recognition.field(
        of: property, found.rule.value, key, rule, at: statements[first], isAfterEmptyGuard: leftEmpty.contains(name))
      made.append(
        Made(field: field, statement: statements[first], statements: found.statements, impure: found.impure))
    }
    return made
  }

  /// Returns why a property has a rule.
  private static func need(_ reason: String) -> String {
    let end = " is not understood"
    // Its rule does what the statement did.
    return "needs a rule: " + (reason.hasSuffix(end) ? String(reason.dropLast(end.count)) : reason)
  }

  /// A property with its statements; a constant that the first of them assigns is the initial value.
  private func target(_ property: PropertyFacts, _ own: [Int]) -> DecodingRuleRecognition.Target {
    let declared =
      property.initializer?.trimmedDescription
      ?? (property.type?.isOptional == true
        && property.declaration.bindingSpecifier.tokenKind == .keyword(.var) ? "nil" : nil)
    let context = InitializerContext(
      facts: recognition.project, type: recognition.type.name, json: EntryPoint(recognition.initializer)?.name ?? "")
    if own.count > 1, let first = own.first,
      let (_, value) = ConstantAssignment.recognise(making.statements[first].item, in: context)
    {
      return DecodingRuleRecognition.Target(
        property: property, initialValue: value, declaredValue: declared, statements: Array(own.dropFirst()))
    }
    return DecodingRuleRecognition.Target(
      property: property, initialValue: declared, declaredValue: declared, statements: own)
  }

  /// Checks that statements with side effects still run once, and in the same order.
  private func checkOrder(
    of fields: [FieldPlan], _ taken: [(statements: Set<Int>, impure: Syntax?)], isFailable: Bool
  ) throws(NotRecognised) {
    let initializer = recognition.initializer
    let declared = recognition.project.instanceProperties(of: recognition.type.name).map(\.name)
    var last = (statement: -1, property: -1)
    for (field, rule) in zip(fields, taken) {
      guard let impure = rule.impure else { continue }
      let effect = "`\(impure.excerpt)` may do more than make `\(field.property)`"
      if isFailable { throw recognition.failure("\(effect), and the document may be refused", at: impure) }
      let place = (statement: rule.statements.max() ?? 0, property: declared.firstIndex(of: field.property) ?? 0)
      guard place.statement > last.statement, place.property > last.property else {
        throw recognition.failure("\(effect), and would run in another order", at: impure)
      }
      last = place
    }
    for (position, rule) in taken.enumerated() {
      for other in taken[(position + 1)...] {
        for shared in rule.statements.intersection(other.statements) where !making.isPure(shared) {
          throw recognition.failure("`\(making.statements[shared].excerpt)` would run twice", at: initializer)
        }
      }
    }
    let used = taken.reduce(into: Set<Int>()) { $0.formUnion($1.statements) }
    for index in locals where !used.contains(index) && (making.refuses(index) || !making.isPure(index)) {
      throw recognition.failure("`\(making.statements[index].excerpt)` is not understood", at: initializer)
    }
  }
}

extension RuledProperties {
  /// Checks that a document which is refused still stops nothing: properties are decoded in the order of their
  /// declarations.
  private func checkStops(in made: [Made], beside others: [FieldPlan]) throws(NotRecognised) {
    let declared = recognition.project.instanceProperties(of: recognition.type.name).map(\.name)
    let refusing =
      others.filter(\.isGuarded).map(\.property)
      + made.filter { $0.statements.contains(where: making.refuses) }.map(\.field.property)
    for found in made where found.statements.contains(where: making.mayStop) {
      let own = found.field.property
      guard let place = declared.firstIndex(of: own) else { continue }
      let later = refusing.first { name in name != own && (declared.firstIndex(of: name) ?? 0) > place }
      if let later {
        throw recognition.failure(
          "`\(own)` may stop the program, and is declared before `\(later)`, without which the document is refused",
          at: found.statement)
      }
    }
  }
}

/// Names rules, and decides whether they are worthwhile.
extension TypeRecognition {
  /// A rule under a name of its own; one that does the same as another has its name.
  func named(
    _ rule: DecodingRulePlan, for property: String, among others: [DecodingRulePlan]
  ) throws(NotRecognised) -> DecodingRulePlan {
    var rule = rule
    for other in others where !other.isOfLibrary {
      rule.name = other.name
      if rule == other { return rule }
    }
    // `owner_name` names a type `OwnerName…`.
    let stem = property.trimmingBackticks.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    guard !stem.isEmpty else { throw failure("`\(property)` gives a rule no name", at: initializer) }
    let suffixes = rule.defaultText == nil ? ["Rule", "DecodingRule", "PropertyRule"] : ["Default", "DefaultText"]
    let names = suffixes.map { "\(stem)\($0)" }
    guard
      let name = names.first(where: { name in !project.isDeclaredHere(name) && !others.contains { $0.name == name } })
    else { throw failure("`\(property)` gives a rule no name", at: initializer) }
    rule.name = name
    return rule
  }

  /// The number of lines that rules may have. The limit is the initializer's own lines, plus two that an initializer
  /// shim would take.
  var linesOfInitializer: Int {
    let spelling = EntryPoint(initializer).map {
      OldSpelling(type: type, initializer: initializer, entry: $0, mayBeGivenNil: false)
    }
    let isKept = spelling.map { !$0.isStandard && $0.isFixed(in: project) } ?? false
    return LineCount(of: initializer.trimmedDescription).lines + (isKept ? 0 : 2)
  }

  /// The field of a property that code gives its value.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: Its type, as source.
  ///   - key: The key that is read.
  ///   - rule: The rule; nil where the property's type reads the same by itself.
  ///   - statement: The statement that fills it.
  ///   - isAfterEmptyGuard: Whether it keeps its initial value where the document is empty.
  func field(
    of property: PropertyFacts, _ value: String, _ key: DocumentKey, _ rule: DecodingRulePlan?,
    at statement: CodeBlockItemSyntax, isAfterEmptyGuard: Bool = false
  ) -> FieldPlan {
    FieldPlan(
      property: property.name, type: .other(value), isOptional: property.type?.isOptional == true,
      isImplicitlyUnwrapped: property.type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
      initialValue: property.initializer?.trimmedDescription, key: key.text, isPath: false, read: .code, fallback: nil,
      isAssigned: true, isGuarded: false, isAfterNullGuard: false, isAfterEmptyGuard: isAfterEmptyGuard,
      position: position(of: statement), rule: rule)
  }

  /// Checks that rules are no longer than the initializer.
  func checkLength(_ lines: Int) throws(NotRecognised) {
    let excess = lines - linesOfInitializer
    guard excess > 0 else { return }
    throw failure(
      "they would be longer than its initializer, by \(excess) \(excess == 1 ? "line" : "lines")", at: initializer)
  }

  /// Returns the number of lines that rules would have, with the keys of their properties.
  func lines(of rules: [DecodingRulePlan], _ fields: [FieldPlan]) -> Int {
    var seen: Set<String> = []
    var lines = 0
    for rule in rules where !rule.isOfLibrary && seen.insert(rule.name).inserted {
      lines += rule.declaration(unit: "  ", columns: LineWrapping.columns - 4, spelling: { $0 }).count
    }
    let keyed = fields.filter { !$0.isOfObject }
    let misses = min(
      keyed.count { $0.property.trimmingBackticks != $0.key },
      keyed.allSatisfy { KeyNames.isReversible($0.key) }
        ? keyed.count { $0.property.trimmingBackticks != KeyNames.camelCase(fromSnakeCase: $0.key) } : keyed.count)
    // `CodingKeys` has to leave out properties that are not read. (A constant with a value has no key anyway, and the
    // document is removed.)
    let names = Set(fields.map(\.property))
    let isAnyUnread = project.instanceProperties(of: type.name).contains { property in
      let isConstant = property.declaration.bindingSpecifier.tokenKind == .keyword(.let) && property.initializer != nil
      return !property.isComputed && !isConstant && property.type?.isJSON != true && !names.contains(property.name)
    }
    // The braces, a line for the keys that are as their properties, and a blank one.
    if misses > 0 || isAnyUnread { lines += misses + 4 }
    return lines
  }

  /// Gives rules to the fields that would need a written initializer, if the rules are short enough.
  func withRules(_ fields: [FieldPlan], isGuarded: Bool) -> [FieldPlan] {
    var result = fields
    var rules: [DecodingRulePlan] = []
    for (index, field) in fields.enumerated() {
      guard field.legacyForm(requiresValues: isGuarded).form == .written, !field.nullLeavesOtherValue,
        let property = project.property(field.property, of: type.name), !property.isDynamic,
        let value = property.ruleValue(in: project)
      else { continue }
      let expression = field.decodingExpression(key: nil, lossless: "") { $0 }
      let rule = DecodingRulePlan(
        name: "", access: property.ruleAccess, value: value, parameter: "container", body: [expression],
        isOfObject: false)
      guard let named = try? named(rule, for: field.property, among: rules) else { return fields }
      rules.append(named)
      result[index].rule = named
    }
    return rules.isEmpty || lines(of: rules, fields) <= linesOfInitializer ? result : fields
  }

  /// Checks that, beside rules, every read is a plain stored property.
  func checkIsPlain(
    _ field: FieldPlan, besides others: [FieldPlan], at statement: CodeBlockItemSyntax
  ) throws(NotRecognised) {
    if let reason = reasonAgainst(field) { throw failure(reason, at: statement) }
    let (form, reason) = field.legacyForm(requiresValues: field.isGuarded)
    if form == .written {
      throw failure("`\(field.property)`: \(reason ?? "it can't be plain")", at: statement)
    }
    if others.contains(where: { $0.key == field.key }) {
      throw failure("two properties read the key `\(field.key)`", at: statement)
    }
  }
}

extension InitializerDeclSyntax {
  /// Whether the initializer itself returns nil for some document.
  var mayRefuse: Bool {
    body?.codeTokens.contains { token in
      token.tokenKind == .keyword(.nil) && token.parent?.parent?.is(ReturnStmtSyntax.self) == true
    } ?? false
  }
}
