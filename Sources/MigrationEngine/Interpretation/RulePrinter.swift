import MigrationPlan

/// Prints values as expressions of a rule, which reads a container.
struct RulePrinter {
  /// The key of the value that the rule is given; nil where it is given the object.
  var key: String?
  /// The names of values that have some.
  var names: [Value: String] = [:]
  /// The names in the property's code, which nothing else may have.
  var namesAlone: Set<String> = []
  /// The objects that statements before configure.
  var configured: [ConfiguredObject] = []
  /// The conditions that are known to hold where the code stands.
  var holding: Set<Condition> = []
  /// Says how a model is read; nil where it can't be.
  let reading: (_ name: String, _ mayRefuse: Bool) -> Reading?

  /// Whether an array of a model reads each element by itself, and drops those that the model refuses, or has none.
  let readsElements: (_ name: String, _ dropsNil: Bool) -> Bool

  /// The question to a container for a model.
  enum Reading: String {
    case decoded = "value"
    case accepted = "valueIfAccepted"
    /// By its old initializer.
    case old = "read"
  }

  /// The name of the element that is read; nil outside of closures.
  var element: RuleSource?
  var isInElement: Bool { depth > 0 }
  /// The key of the member that is read.
  var elementKey: String?
  /// The number of closures around that are given elements.
  var depth = 0
  /// Whether a closure with a name of its own is around, in which the element has none.
  var hidesElement = false
  /// Whether the element has a name of its own.
  var namesElement = false
  /// Whether the rule is given the value under a key, and not the object.
  let isScoped: Bool

  /// The type of the property, as source.
  let type: String
  /// Whether properties may keep parts of the document.
  var keepsParts = false
  /// The value that the property begins with, as source; nil where it can't be said again.
  var initial: String?
  /// Returns the name of a type as it is seen from the rule.
  let seen: (_ name: String) -> String

  init(
    key: String?, type: String, reading: @escaping (_ name: String, _ mayRefuse: Bool) -> Reading? = { _, _ in nil },
    readsElements: @escaping (_ name: String, _ dropsNil: Bool) -> Bool = { _, _ in false },
    seen: @escaping (_ name: String) -> String = { $0 }
  ) {
    self.key = key
    isScoped = key != nil
    self.type = type
    self.reading = reading
    self.readsElements = readsElements
    self.seen = seen
  }

  /// The number of characters that a line may have.
  var columns = LineWrapping.columns - 8

  typealias Body = DecodingRulePlan.Body

  /// Returns the code that gives a property its value; nil where a rule can't say it.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - refusals: the conditions under which the document is refused.
  ///   - own: those of them that the rule has to check.
  ///   - isOptional: whether the property may be nil; nil where that is not certain.
  func body(_ value: Value, refusals: [Condition], own: [Condition] = [], isOptional: Bool?) -> Body? {
    if case .object(let object) = value, object.steps.isEmpty {
      return body(.code(object.made), refusals: refusals, own: own, isOptional: isOptional)
    }
    var printer = self
    printer.namesAlone = own.reduce(into: value.namesAlone) { $0.formUnion(Value.truth($1).namesAlone) }
    guard let setup = printer.setup(of: value) else {
      // Its objects are made of what is known to be there.
      guard own.isEmpty, let made = guardedBody(value), made.lines.allSatisfy({ $0.isReadable(columns: columns) })
      else {
        return nil
      }
      var body = Body(made.returning)
      body.names = value.names
      body.mayThrowOthers = value.mayThrowOthers
      return body
    }
    if setup.isEmpty, own.isEmpty, var body = printer.expression(value, refusals, isOptional: isOptional),
      body.lines.allSatisfy({ $0.count <= columns })
    {
      if body.lines.count == 1, !body.refusesNil {
        body.namesType = namesType(value)
        body.defaultText = defaultText(value)
      }
      body.isExpression = body.lines.count == 1
      body.names = value.names
      body.mayThrowOthers = value.mayThrowOthers
      return body
    }
    guard let guards = printer.bind(value, refusals, own), let made = printer.statements(value) else { return nil }
    let isAlone = setup.isEmpty && guards.isEmpty
    var body = Body(setup + guards + (isAlone ? made.lines : made.returning))
    body.isExpression = isAlone && made.isExpression
    // Nobody can read a line that is still far too long after wrapping, and the compiler takes long to type-check it.
    guard body.lines.allSatisfy({ $0.isReadable(columns: columns) }) else { return nil }
    body.refuses = !guards.isEmpty
    body.names = own.reduce(into: value.names) { $0.formUnion(Value.truth($1).names) }
    body.mayThrowOthers = value.mayThrowOthers || own.contains { Value.truth($0).mayThrowOthers }
    return body
  }

  /// Returns the statements that make and configure what a value uses; nil where they can't be told apart.
  ///
  /// What an object is asked for before it is configured further gets a name there.
  mutating func setup(of value: Value) -> [RuleSource]? {
    let objects = value.objectsBefore.filter { !configured.contains($0) }
    if objects.isEmpty { return [] }
    configured += objects
    // One of two ways configures it further.
    let held = Dictionary(grouping: Set(value.heldObjects), by: \.name)
    if held.contains(where: { $0.value.count > 1 }) { return nil }
    let versions = Dictionary(grouping: objects, by: \.name).mapValues { $0.sorted { $0.steps.count < $1.steps.count } }
    guard versions[DecodingRulePlan.container] == nil, Set(versions.keys).isDisjoint(with: value.namesAlone) else {
      return nil
    }
    var lines: [RuleSource] = []
    for object in objects {
      guard let versions = versions[object.name], versions[0] == object || versions.count == 1 else { continue }
      guard versions.allSatisfy({ $0.made == object.made && $0.steps.starts(with: object.steps) }),
        zip(versions, versions.dropFirst()).allSatisfy({ $1.steps.starts(with: $0.steps) }),
        let made = text(object.made, nil)
      else { return nil }
      lines.append("\(object.isVariable ? "var" : "let") \(object.name) = \(made.tried)")
      var count = 0
      for version in versions {
        for step in version.steps[count...] {
          guard let text = text(step, nil) else { return nil }
          lines.append(text.tried)
        }
        count = version.steps.count
        if version == versions.last { continue }
        for asked in value.nested where names[asked] == nil && asked.asks(version) {
          guard asked.nested.allSatisfy({ !$0.hasEffect && !$0.mayStop }), let answer = text(asked),
            let name = name(for: asked), versions[0].name != name
          else { return nil }
          lines.append("let \(name) = \(answer.tried)")
          names[asked] = name
        }
      }
    }
    return lines
  }

  /// A value as one expression, or as two short statements, that refuses the document where it gives nil.
  func expression(_ value: Value, _ refusals: [Condition], isOptional: Bool?) -> Body? {
    if let text = text(value) { return Body([text.tried]) }
    // It is made of an optional value, and documents without that are refused: unwrap it, and refuse where it is nil.
    guard isOptional != true else { return nil }
    func isNeeded(_ value: Value) -> Bool { refusals.contains(Condition.present(value).negated) }
    var asked = value
    if case .unwrapped(let inner) = value, isNeeded(inner) {
      asked = inner
      if let text = text(asked) { return Body([text.tried], refusesNil: true) }
    }
    guard isOptional == false || asked != value, let needed = Set(asked.unwrappedValues).filter(isNeeded).only else {
      return nil
    }
    if let text = mapped(needed, to: asked), text.tried.count <= columns { return Body([text.tried], refusesNil: true) }
    let words = asked.words
    guard let name = ["found", "given", "known"].first(where: { !words.contains($0) }), let there = text(needed),
      let made = text(asked, Bound(value: needed, name: name))
    else { return nil }
    return Body(
      ["guard let \(name) = \(there.inCondition) else { return nil }", "return \(made.tried)"], refusesNil: true)
  }

  /// A value that is there under a name.
  struct Bound {
    let value: Value
    var name = "$0"
  }

  struct Text {
    var source: RuleSource
    var isOperation = false
    /// Whether it is a comparison, which binds its operands closer than `&&` and `||` do.
    var isComparison = false
    /// Whether it is a choice between two values.
    var isChoice = false
    /// Whether it is a value with another one behind `??`.
    var isFallback = false
    /// Whether it is an optional chain, which would go on with a member behind it.
    var isChain = false
    /// Whether something in it throws.
    var throwing = false

    /// The text as a condition of a statement, where the brace of a closure would begin the statement's body.
    var inCondition: RuleSource { source.hasTrailingClosure ? "(\(tried))" : tried }
    var tried: RuleSource { throwing ? "try \(source)" : source }
    /// The text as an operand.
    var operand: RuleSource { isOperation ? "(\(source))" : source }
    /// The text before a member of its own.
    var receiver: RuleSource { isChain ? "(\(source))" : operand }
    /// The text as a part of a choice.
    var part: RuleSource { isChoice ? "(\(source))" : source }
  }
}

extension Value {
  /// Whether making it may throw an error that is not said by a missing value.
  fileprivate var mayThrowOthers: Bool {
    nested.contains { value in
      switch value {
      case .model, .code: true
      default: false
      }
    }
  }
}
