import MigrationPlan
import SwiftSyntax

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
    guard !stem.isEmpty else {
      throw failure(.valueNotDeclarable, "`\(property)` gives a rule no name", at: initializer)
    }
    let suffixes =
      rule.defaultText == nil ? ["Rule", "DecodingRule", "PropertyRule"] : ["Default", "DefaultText"]
    let names = suffixes.map { "\(stem)\($0)" }
    // A rule of the library that another property has would be hidden by one of its name.
    guard
      let name = names.first(where: { name in
        !project.isDeclaredHere(name) && !others.contains { $0.name == name }
          && !RuntimeLibrary.names.contains { $0.names.contains(name) }
      })
    else { throw failure(.valueNotDeclarable, "`\(property)` gives a rule no name", at: initializer) }
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
    return LineCount(of: project.files[found.file], in: initializer.trimmedOffsets).lines + (isKept ? 0 : 2)
  }

  /// The field of a property that code gives its value.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - value: its type, as source.
  ///   - key: the key that is read.
  ///   - rule: the rule; nil where the property's type reads the same by itself.
  ///   - statement: the statement that fills it.
  ///   - isAfterEmptyGuard: whether it keeps its initial value where the document is empty.
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

  /// Checks that rules are hardly longer than the initializer, if at all. They may take a dozen lines more, or twice as
  /// many; where nothing else can be written, at most three times as many. Keys are spelled in types without rules, too.
  ///
  /// - Parameters:
  ///   - rules: the rules.
  ///   - others: the lines of what is written beside them.
  ///   - document: the document that goes, with the code that reads it.
  func checkLength(
    of rules: [DecodingRulePlan], besides others: Int = 0, instead document: StoredDocument?
  ) throws(NotRecognised) {
    let getters =
      document?.getters.map { LineCount(of: project.files[type.file], in: $0.block.trimmedOffsets).lines } ?? []
    let methods = project.ownMethods(of: type.name, calledOnlyIn: initializer, found.file).map {
      LineCount(of: project.files[$0.file], in: $0.node.trimmedOffsets).lines
    }
    let before = linesOfInitializer + (getters + methods).reduce(0, +)
    let excess = lines(of: rules) + others - before
    let limit = hasNoWrittenForm ? 2 * before : max(12, before)
    guard excess > limit else { return }
    throw failure(
      .rulesTooLong, "they would be longer than its initializer, by \(excess) \(excess == 1 ? "line" : "lines")",
      at: initializer)
  }

  /// Returns the number of lines that rules would have, if no expression was broken.
  func lines(of rules: [DecodingRulePlan]) -> Int {
    var seen: Set<String> = []
    var lines = 0
    for rule in rules where !rule.isOfLibrary && seen.insert(rule.name).inserted {
      let columns = LineWrapping.columns - 4
      lines += rule.declaration(unit: "  ", columns: columns, breaksExpressions: false, spelling: { $0 }).count
    }
    return lines
  }

  /// Returns the number of lines that rules would have, with the keys of their properties.
  func lines(of rules: [DecodingRulePlan], _ fields: [FieldPlan]) -> Int {
    var lines = lines(of: rules)
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

  /// Returns the reason why a property that reads like a field needs a rule all the same; nil if it does not.
  func reasonForRule(_ field: FieldPlan) -> Reason? {
    if let reason = reasonAgainst(field) { return reason }
    let (form, reason) = field.legacyForm(requiresValues: field.isGuarded)
    return form == nil ? reason ?? Reason(.valueNotDeclarable, "it can't be plain") : nil
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
