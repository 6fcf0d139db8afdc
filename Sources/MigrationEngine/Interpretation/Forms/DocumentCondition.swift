import MigrationPlan
import SwiftSyntax

/// Asks the whole document once, where an initializer returns, or refuses the document, for lack of something.
///
/// ## Before
/// ```swift
/// struct Story {
///   var id: Int?
///   var title: String?
///   var note: String?
///
///   init(json: JSON) {
///     guard let id = json["id"].int else { return }
///     self.id = id
///     title = json["title"].stringValue
///     note = json["note"].stringValue
///   }
/// }
/// ```
/// ## After
/// ```swift
/// struct Story: LegacyDecodable {
///   static var legacyRules: [LegacyRule] { [.nullUnless { $0.numberIfPresent(at: "id") != nil }] }
///   let id: Int?
///   @NeverNil var title: String?
///   @NeverNil var note: String?
/// }
/// ```
/// A document without an integer `id` is read as null, so that each property keeps the value that it had before the guard.
///
/// Where the initializer returns nil or throws, the rule is `.refusesUnless`. It stands for what no property says by
/// itself: a property that is not optional is required anyway.
///
/// Preserves: which documents are refused, and what the others give.
///
/// Can't: conditions with models or functions of the project, types with subclasses.
struct DocumentCondition {
  let rules: [LegacyRules.Condition]
  /// The meaning of the initializer without what the rules say.
  let reading: Reading

  /// The lines of the list that the rules have.
  var lines: Int { rules.count > 1 ? rules.count + 4 : 1 }

  /// Whether the rules save lines. A condition that few properties have is rather said by these.
  ///
  /// - Parameter lines: the number of lines that rules of properties have.
  func isBetter(_ conditional: Lift, than plain: Lift, lines: ([DecodingRulePlan]) -> Int) -> Bool {
    let (others, all) = (conditional.fields.compactMap(\.rule), plain.fields.compactMap(\.rule))
    let saved = all.count { !$0.isOfLibrary } - others.count { !$0.isOfLibrary }
    if rules[0].effect == .nullUnless, saved < 2 { return false }
    return lines(others) + self.lines < lines(all)
  }
}

extension DocumentCondition {
  /// The rules for what makes an initializer refuse a document; nil where no property needs one.
  init?(refusing reading: Reading, _ properties: [PropertyFacts], printedBy lift: Lift) {
    var rest = reading
    for property in properties where property.type?.isOptional == true {
      guard case .unwrapped(let value)? = reading.properties[property.name],
        reading.refusals.contains(Condition.present(value).negated)
      else { continue }
      rest.properties[property.name] = value
    }
    let kept = properties.compactMap { rest.properties[$0.name] }
    let moved = reading.refusals.filter { refusal in
      refusal.demand == nil && !kept.contains { $0.needs(refusal) }
    }
    rest.refusals.removeAll(where: moved.contains)
    guard !moved.isEmpty, let rules = lift.rules(.refusesUnless, moved.map(\.negated)) else { return nil }
    self.init(rules: rules, reading: rest)
  }

  /// The rules for what makes an initializer leave a document unread; nil where it reads all documents.
  init?(reading: Reading, _ properties: [PropertyFacts], printedBy lift: Lift) {
    var values = reading.properties.filter { $0.value != .initial(property: $0.key) }
    // One property says it by itself.
    guard reading.refusals.isEmpty, values.count(where: { $0.value.paths?.isEmpty != true }) > 1
    else { return nil }
    var (parts, left): ([Condition], [String: Value]) = ([], [:])
    while let (condition, unread) = Self.condition(before: values), left.isEmpty || left == unread {
      left = unread
      parts += condition.parts
      values = values.mapValues { $0.assuming(condition, is: true) }
    }
    let whole = DocumentPath()
    // A document that is read as null would be read as any other.
    guard parts.contains(where: { $0.assuming(.isNull(whole), is: true) == .never }),
      let rules = lift.rules(.nullUnless, parts)
    else { return nil }
    var rest = reading
    for (name, value) in values {
      let begins = left[name] ?? value
      // An optional that is there under the conditions is nil in null.
      if case .unwrapped(let inner) = value, begins == .none, inner.assuming(.isNull(whole), is: true) == .none {
        rest.properties[name] = inner
        continue
      }
      guard let coerced = Self.coerced(value, where: .always) else { return nil }
      rest.properties[name] = .choose(.isNull(whole), begins, coerced)
    }
    self.init(rules: rules, reading: rest)
  }

  /// Returns a value without what only the conditions say is there: it is coerced to itself. Nil for other values that
  /// have to be there.
  ///
  /// - Parameter known: what the choices around say.
  private static func coerced(_ value: Value, where known: Condition) -> Value? {
    func isKnown(_ value: Value, _ known: Condition) -> Bool {
      Condition.present(value).assuming(known, is: true) == .always
    }
    if case .choice(let condition, let one, let other) = value {
      let asked = known.and(condition)
      guard Value.truth(condition).unwrappedValues.allSatisfy({ isKnown($0, asked) }),
        let first = coerced(one, where: asked), let second = coerced(other, where: known.and(condition.negated))
      else { return nil }
      return first == one && second == other ? value : .choose(condition, first, second)
    }
    let coerced = value.replacing { part in
      guard case .unwrapped(let inner) = part, !isKnown(inner, known) else { return nil }
      return switch inner {
      case .read(let path, let scalar) where scalar != .url: .coerced(path, scalar)
      case .documents: .coalesce(inner, .emptyArray)
      case .fields: .coalesce(inner, .emptyDictionary)
      default: nil
      }
    }
    return coerced.unwrappedValues.allSatisfy { isKnown($0, known) } ? coerced : nil
  }

  /// Returns a condition without which no value depends on the document, and the values that are left then.
  private static func condition(before values: [String: Value]) -> (Condition, left: [String: Value])? {
    var found: Set<Condition> = []
    for case .choice(let condition, let one, let other) in values.values {
      if other.paths?.isEmpty == true { found.insert(condition) }
      if one.paths?.isEmpty == true { found.insert(condition.negated) }
    }
    let whole = DocumentPath()
    // The rules `.nilWhenNull` and `.nilWhenEmpty` express these.
    for said in [Condition.isNull(whole), .isEmpty(whole), .exists(whole)] {
      found.subtract([said, said.negated])
    }
    for condition in found.sorted(by: { ($0.parts.count, "\($0)") > ($1.parts.count, "\($1)") }) {
      var left: [String: Value] = [:]
      let isAsked = values.allSatisfy { name, value in
        guard let unread = Set(condition.parts.map { value.assuming($0, is: false) }).only,
          unread.paths?.isEmpty == true, unread.models.isEmpty
        else { return false }
        left[name] = unread
        return true
      }
      if isAsked { return (condition, left) }
    }
    return nil
  }
}

extension Lift {
  /// Rules that ask for each of some conditions; nil where one can't be said in a line.
  fileprivate func rules(
    _ effect: LegacyRules.Condition.Effect, _ conditions: [Condition]
  ) -> [LegacyRules.Condition]? {
    let printer = RulePrinter(key: nil, type: "Bool", reading: reading)
    var rules: [LegacyRules.Condition] = []
    for condition in conditions.flatMap(\.parts) {
      let asked = Value.truth(condition)
      guard asked.models.isEmpty, asked.objectsBefore.isEmpty, asked.names.isEmpty,
        let text = printer.text(condition, nil)?.tried, text.asksContainer
      else { return nil }
      let rule = LegacyRules.Condition(effect: effect, code: DecodingRulePlan.closure(text))
      guard rule.source.count <= LineWrapping.columns - 8 else { return nil }
      if !rules.contains(rule) { rules.append(rule) }
    }
    return rules
  }
}
