import SwiftSyntax

/// The properties of a type that get rules, while its initializer is read.
struct RuledProperties {
  private let recognition: TypeRecognition
  private let making: DecodingRuleRecognition
  /// The properties that get rules, each with the reason why no idiom applies.
  private var reasons: [String: String] = [:]
  private var fills: [String: [Int]] = [:]
  private var locals: [Int] = []
  private var guarded: Int?

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
  mutating func take(_ index: Int, isGuarded: Bool) -> Bool {
    let filled = making.filled[index]
    for name in filled { fills[name, default: []].append(index) }
    guard !filled.isEmpty, filled.allSatisfy({ reasons[$0] != nil }) else { return false }
    if isGuarded { guarded = guarded ?? index }
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
    let statements = making.statements
    if let guarded {
      throw recognition.failure("an early return leaves the property as it begins", at: statements[guarded].item)
    }
    var keys = Set(others.map(\.key))
    var made: [(field: FieldPlan, statement: CodeBlockItemSyntax)] = []
    var taken: [(statements: Set<Int>, isPure: Bool)] = []
    var rules: [DecodingRulePlan] = []
    for name in reasons.keys.sorted(by: { fills[$0, default: []].first ?? 0 < fills[$1, default: []].first ?? 0 }) {
      guard let own = fills[name], let first = own.first else { continue }
      let property = try recognition.storedProperty(name, at: statements[first])
      for index in own where making.filled[index].count > 1 {
        throw recognition.failure(
          "not understood: `\(statements[index].excerpt)` fills several properties", at: statements[index].item)
      }
      var found = try making.rule(for: target(property, own), fills, except: keys)
      // Where values are required, a property that is not optional asks otherwise.
      let isPlain = found.isPlain && !others.contains(where: \.isGuarded)
      if !isPlain, !found.rule.isOfLibrary { found.rule = try recognition.named(found.rule, for: name, among: rules) }
      if !isPlain { rules.append(found.rule) }
      var rule = isPlain ? nil : found.rule
      rule?.reason = reasons[name].map { "not plain: \($0)" }
      taken.append((found.statements, found.isPure))
      let key = found.key ?? DocumentKey(steps: [.key(name)])
      if found.key != nil { keys.insert(key.text) }
      made.append(
        (
          FieldPlan(
            property: name, type: .other(found.rule.value), isOptional: property.type?.isOptional == true,
            isImplicitlyUnwrapped: property.type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
            initialValue: property.initializer?.trimmedDescription, key: key.text, isPath: false,
            read: .code, fallback: nil, isAssigned: true, isGuarded: false, isAfterNullGuard: false,
            isAfterEmptyGuard: false, position: recognition.position(of: statements[first]), rule: rule),
          statements[first]
        ))
    }
    try checkOrder(of: made.map(\.field), taken, isFailable: isFailable)
    let (lines, limit) = recognition.lines(of: rules, others + made.map(\.field))
    guard lines <= limit else {
      throw recognition.failure(
        "its rules would be longer than its initializer, by \(lines - limit) lines", at: recognition.initializer)
    }
    return made
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
        property: property, initialValue: value, statements: Array(own.dropFirst()))
    }
    return DecodingRuleRecognition.Target(property: property, initialValue: declared, statements: own)
  }

  /// Checks that statements with side effects still run once, and in the same order.
  private func checkOrder(
    of fields: [FieldPlan], _ taken: [(statements: Set<Int>, isPure: Bool)], isFailable: Bool
  ) throws(NotRecognised) {
    let initializer = recognition.initializer
    let declared = recognition.project.instanceProperties(of: recognition.type.name).map(\.name)
    var last = (statement: -1, property: -1)
    for (field, rule) in zip(fields, taken) where !rule.isPure {
      if isFailable {
        throw recognition.failure(
          "what `\(field.property)` is made by may do more than that, and the document may be refused", at: initializer)
      }
      let place = (statement: rule.statements.max() ?? 0, property: declared.firstIndex(of: field.property) ?? 0)
      guard place.statement > last.statement, place.property > last.property else {
        throw recognition.failure(
          "what `\(field.property)` is made by may do more than that, and would run in another order", at: initializer)
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
    for index in locals where !used.contains(index) && !making.isPure(index) {
      throw recognition.failure("not understood: `\(making.statements[index].excerpt)`", at: initializer)
    }
  }
}

/// Names rules, and decides whether they are worth it.
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
    let stem = property.drop { $0 == "_" }
    guard let first = stem.first else {
      throw failure("`\(property)` gives a rule no name", at: initializer)
    }
    let names = ["Rule", "DecodingRule", "PropertyRule"].map { "\(first.uppercased())\(stem.dropFirst())\($0)" }
    guard
      let name = names.first(where: { name in !project.isDeclaredHere(name) && !others.contains { $0.name == name } })
    else { throw failure("`\(property)` gives a rule no name", at: initializer) }
    rule.name = name
    return rule
  }

  /// How many lines rules would have, and how many they may: some more than the initializer that goes.
  func lines(of rules: [DecodingRulePlan], _ fields: [FieldPlan]) -> (count: Int, limit: Int) {
    var seen: Set<String> = []
    var lines = 0
    for rule in rules where !rule.isOfLibrary && seen.insert(rule.name).inserted {
      lines += rule.declaration(unit: "  ", columns: LineWrapping.columns - 4, spelling: { $0 }).count
    }
    let keyed = fields.filter { !$0.isOfObject }
    let misses = min(
      keyed.count { $0.property != $0.key },
      keyed.allSatisfy { KeyNames.isReversible($0.key) }
        ? keyed.count { $0.property != KeyNames.camelCase(fromSnakeCase: $0.key) } : keyed.count)
    // The braces, a line for the keys that are as their properties, and a blank one.
    if misses > 0 { lines += misses + 4 }
    // The initializer's own lines, and two by which a type may grow: a written initializer has one more as well.
    return (lines, initializer.trimmedDescription.count { $0.isNewline } + 3)
  }

  /// Gives rules to the fields that would need a written initializer, if the rules are short enough.
  func withRules(_ fields: [FieldPlan], isGuarded: Bool) -> [FieldPlan] {
    var result = fields
    var rules: [DecodingRulePlan] = []
    for (index, field) in fields.enumerated() {
      guard field.legacyForm(requiresValues: isGuarded).form == .written, !field.nullLeavesOtherValue,
        let property = project.property(field.property, of: type.name), let value = property.ruleValue
      else { continue }
      let expression = field.decodingExpression(key: "", lossless: "") { $0 }.replacing(", forKey: .", with: "")
      let rule = DecodingRulePlan(
        name: "", access: property.ruleAccess, value: value, parameter: "container", body: [expression],
        isOfObject: false)
      guard let named = try? named(rule, for: field.property, among: rules) else { return fields }
      rules.append(named)
      result[index].rule = named
    }
    let (lines, limit) = lines(of: rules, fields)
    return lines <= limit ? result : fields
  }

  /// Beside rules, whatever is read has to be a stored property alone.
  func checkIsPlain(
    _ field: FieldPlan, besides others: [FieldPlan], at statement: CodeBlockItemSyntax
  ) throws(NotRecognised) {
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
  /// Whether the initializer gives nil for some document by itself.
  var mayRefuse: Bool {
    body?.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .keyword(.nil) && token.parent?.parent?.is(ReturnStmtSyntax.self) == true
    } ?? false
  }
}
