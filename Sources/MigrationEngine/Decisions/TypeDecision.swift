import MigrationPlan

/// The decision about one legacy type.
struct TypeDecision: Sendable {
  let recognised: RecognisedType
  /// The superclasses that are folded in, the topmost first.
  let bases: [RecognisedType]
  var fields: [FieldDecision]
  /// The reason why a class stays a class. Nil if it becomes a struct, or is one.
  let classReason: Reason?
  var tightening: Tightening
  /// The call sites that still create the type from a `JSON`, after Foundation decodes it.
  var callSites: [DecodingCallSite] = []
  var keySpelling: KeySpelling = .snakeCase
  /// Whether the type, or one that it contains, has encoding members, or a property that can only be read.
  var writes = false

  /// The spelling of a type's keys.
  enum KeySpelling: Sendable, CaseIterable {
    case snakeCase, verbatim, paths

    /// The rule for the spelling. Nil if none is needed.
    var rule: LegacyRules.Name? {
      switch self {
      case .snakeCase: nil
      case .verbatim: .verbatimKeys
      case .paths: .pathKeys
      }
    }

    /// The key, or the path, of the document that a coding key stands for.
    func documentKey(for codingKey: String) -> String {
      self == .snakeCase ? KeyNames.snakeCase(fromCamelCase: codingKey) : codingKey
    }
  }

  enum Tightening: Sendable, Equatable {
    /// Decoded by the old rules; the reason is nil when there was no evidence to look at.
    case legacy(Reason?)
    /// Decoded by Foundation.
    case tightened(Basis)
  }

  /// The grounds on which a type is tightened.
  enum Basis: Sendable, Equatable {
    /// Evidence from so many documents.
    case documents(Int)
    /// Its declarations: a property that is not optional is required.
    case declarations
  }

  var name: String { recognised.facts.name }

  var isTightened: Bool {
    if case .tightened = tightening { return true }
    return false
  }

  var isResponse: Bool {
    recognised.facts.inherited.contains(KnownProtocols.response)
      || recognised.earlier?.conformance == "LegacyHTTPResponse"
  }

  /// Whether something changes in a type that an earlier run converted.
  var isRevised: Bool { isTightened || fields.contains { $0.name != $0.plan.property } }

  /// Whether the report has something about a type that an earlier run converted.
  var isToldOf: Bool { isRevised || tightening != .legacy(nil) || fields.contains { $0.reason != nil } }

  /// A tightened response is decoded by the client, which looks at the status first.
  var conformance: String {
    switch (isTightened, isResponse) {
    case (false, false): legacyConformance
    case (false, true): "LegacyHTTPResponse"
    case (true, false): writes ? "Decodable" : "Codable"
    case (true, true): "HTTPResponse"
    }
  }

  /// The conformance for decoding by the old rules, in the form of the old initializer.
  private var legacyConformance: String {
    if let earlier = recognised.earlier { return earlier.conformance }
    return switch recognised.entry.effect {
    case .none: "LegacyDecodable"
    case .throwing: "LegacyThrowingDecodable"
    case .failable: "LegacyFailableDecodable"
    }
  }

  /// The type's rules for its own decoding.
  var legacyRules: LegacyRules {
    guard !isTightened else { return LegacyRules() }
    let plan = recognised.plan
    let names = [
      keySpelling.rule, areNeverNil ? .neverNil : nil, unreadRule, plan.demand?.refusingRule,
      plan.requiresValues ? .requiresValues : nil,
    ]
    let properties = fields.filter { !areNeverNil || $0.listedWrapper != .neverNil }.compactMap { field in
      field.listedWrapper.map { wrapper in
        LegacyRules.PropertyReading(codingKey: codingKey(of: field), wrapper: wrapper.type(wrapping: field.plan))
      }
    }
    return LegacyRules(
      names: names.compactMap(\.self), conditions: plan.conditions, places: places, properties: properties,
      error: plan.error,
      errors: plan.errors.compactMap { error in
        fields.first { $0.plan.property == error.property }.map { (codingKey(of: $0), error.source) }
      }.map { LegacyRules.PropertyError(codingKey: $0, source: $1) })
  }

  /// Whether one rule says it of all optional properties that they are never nil.
  private var areNeverNil: Bool {
    let optional = fields.filter(\.plan.isOptional)
    return optional.count > 1 && !recognised.plan.requiresValues
      && optional.allSatisfy { $0.listedWrapper == .neverNil }
  }

  /// The rule for the documents of which `NeverNil` properties are nil.
  private var unreadRule: LegacyRules.Name? {
    if recognised.plan.conditions.contains(where: { $0.effect == .nullUnless }) { return nil }
    let wrapped = fields.filter { $0.saysNilOfUnread }
    if recognised.plan.isNilWhenEmpty, !wrapped.isEmpty { return .nilWhenEmpty }
    return wrapped.contains(where: \.plan.isSkipped) ? .nilWhenNull : nil
  }

  /// Whether the coding keys are those that other code goes by.
  private var keepsKeys: Bool { recognised.keepsKeys && !isTightened }

  /// The properties that are at another place than their coding keys say.
  private var places: [LegacyRules.PropertyPlace] {
    guard keepsKeys else { return [] }
    return misplaced(under: keySpelling).map {
      LegacyRules.PropertyPlace(codingKey: codingKey(of: $0), path: $0.plan.key, isPath: $0.plan.isPath)
    }
  }

  /// The fields whose kept coding keys are not the places that they are read from.
  private func misplaced(under spelling: KeySpelling) -> [FieldDecision] {
    fields.filter { field in
      !field.plan.isOfObject
        && (field.plan.isPath || spelling.documentKey(for: codingKey(of: field)) != field.plan.key)
    }
  }

  /// The spelling under which the type says least of its keys.
  var bestSpelling: KeySpelling {
    guard keepsKeys else { return Self.spelling(for: fields) }
    return misplaced(under: .snakeCase).count <= misplaced(under: .verbatim).count ? .snakeCase : .verbatim
  }

  /// Whether the synthesized `CodingKeys` would miss a key, or contain a superfluous one.
  var needsCodingKeys: Bool {
    if keepsKeys, recognised.earlier == nil { return false }
    return fields.contains { $0.name.trimmingBackticks != codingKey(of: $0) } || hasUnreadProperties
  }

  var hasUnreadProperties: Bool { ([recognised] + bases).contains { !$0.unreadProperties.isEmpty } }

  /// The raw value of a field's coding key.
  func codingKey(of field: FieldDecision) -> String {
    if keepsKeys { return recognised.codingKey(of: field.plan.property) }
    if field.plan.isOfObject { return objectKey(of: field) }
    return keySpelling == .snakeCase || isTightened ? KeyNames.camelCase(fromSnakeCase: field.plan.key) : field.plan.key
  }

  /// Returns an unused key, for a property that is created from the whole object.
  private func objectKey(of field: FieldDecision) -> String {
    let taken = Set(fields.filter { !$0.plan.isOfObject }.map(codingKey))
    let name = field.name.trimmingBackticks
    return [name, "\(name)Rule"].first { !taken.contains($0) } ?? "\(name)_rule"
  }

  /// The spelling under which every field has exactly the key that the old code read, with the fewest `CodingKeys`.
  static func spelling(for all: [FieldDecision]) -> KeySpelling {
    let fields = all.filter { !$0.plan.isOfObject }
    if fields.contains(where: \.plan.isPath) { return .paths }
    guard fields.allSatisfy({ KeyNames.isReversible($0.plan.key) }) else { return .verbatim }
    let snakeMisses = fields.count { $0.name.trimmingBackticks != KeyNames.camelCase(fromSnakeCase: $0.plan.key) }
    let verbatimMisses = fields.count { $0.name.trimmingBackticks != $0.plan.key }
    return snakeMisses <= verbatimMisses ? .snakeCase : .verbatim
  }
}

/// The decision about one property.
struct FieldDecision: Sendable, Equatable {
  enum Form: Sendable, Equatable {
    /// The synthesized decoding reads as the old code did.
    case plain
    /// A property wrapper says it.
    case wrapped(Wrapper)
  }

  /// A wrapper of the runtime libraries, as written before the property.
  struct Wrapper: Sendable, Equatable {
    let attribute: String

    static let lossless = Wrapper(attribute: "@Lossless")
    static let nilIfAbsent = Wrapper(attribute: "@NilIfAbsent")
    static let nilIfEmpty = Wrapper(attribute: "@NilIfEmpty")
    static let nilIfNull = Wrapper(attribute: "@NilIfNull")
    static let coerced = Wrapper(attribute: "@Coerced")
    static let neverNil = Wrapper(attribute: "@NeverNil")
    static let defaultZero = Wrapper(attribute: "@DefaultZero")
    static let optionalDefaultZero = Wrapper(attribute: "@OptionalDefaultZero")
    static let lossyArray = Wrapper(attribute: "@LossyArray")

    static func decoded(by rule: DecodingRulePlan?) -> Wrapper {
      Wrapper(attribute: "@\(rule?.defaultText == nil ? "DecodedBy" : "DefaultValue")<\(rule?.name ?? "")>")
    }

    /// Whether what it wraps can be read, but not written.
    var onlyReads: Bool { name == "DecodedBy" }

    /// Whether an optional property is nil by it only where the type leaves its document unread.
    var isNilOnlyUnread: Bool { self == .neverNil || name.hasPrefix("OptionalDefault") }

    /// The name of the wrapper's type.
    var name: String { String(attribute.dropFirst().prefix { $0 != "<" }) }
  }

  let plan: FieldPlan
  /// The full name of the type that declares it: the type itself, or one that is folded in.
  let owner: String
  var name: String
  var form: Form
  var isLet: Bool
  /// Whether the wrapper stands in the type's list of rules, and not before the property; see ``ListedProperty``.
  var isListed = false
  /// Whether evidence took the optional away.
  var isRequired = false
  /// The reason why the form is not `plain`, for the report.
  var reason: Reason?

  var isOptional: Bool { plan.isOptional && !isRequired }

  /// Whether it is nil only where the type leaves its document unread.
  var saysNilOfUnread: Bool {
    if case .wrapped(let wrapper) = form { wrapper.isNilOnlyUnread } else { false }
  }

  /// The wrapper before the property; nil for none.
  var wrapper: Wrapper? {
    if case .wrapped(let wrapper) = form, !isListed { return wrapper }
    return nil
  }

  /// The wrapper in the type's list of rules; nil for none.
  var listedWrapper: Wrapper? {
    if case .wrapped(let wrapper) = form, isListed { return wrapper }
    return nil
  }
}

extension FieldPlan {
  /// Returns the form in which a plain struct, decoded by the old rules, has the same value for every document.
  ///
  /// This is the table of the design's section on fidelity. A read that is not certainly plain has
  /// none.
  ///
  /// - Parameter requiresValues: whether the type refuses documents without a non-optional value.
  func legacyForm(requiresValues: Bool) -> (form: FieldDecision.Form?, reason: Reason?) {
    let (form, reason) = formWithoutRule(requiresValues: requiresValues)
    if form == nil, rule != nil { return (.wrapped(.decoded(by: rule)), reason) }
    return (form, reason)
  }

  private func formWithoutRule(requiresValues: Bool) -> (form: FieldDecision.Form?, reason: Reason?) {
    if isGuarded { return (.plain, nil) }
    let isPlain: Bool
    switch read {
    case .optional where fallback == nil: isPlain = isOptional
    case .optional(let scalar):
      // `.string ?? ""` keeps a number away, `.stringValue` gives its text.
      let reason = Reason(
        .ownDefault, "`.\(scalar.accessor) ?? \(fallback ?? "")` is not `.\(scalar.accessor)Value`")
      let found = fallback.flatMap { FieldDecision.Wrapper(default: $0, of: scalar, isOptional: isOptional) }
      guard let wrapper = found else { return (nil, reason) }
      return wrapped(wrapper, reason)
    case .value(let scalar):
      if isOptional {
        return wrapped(
          .neverNil, Reason(.valueNeverMissing, "`.\(scalar.accessor)Value` into an optional is never nil"))
      }
      if requiresValues {
        return wrapped(.coerced, Reason(.valueNeverMissing, "`.\(scalar.accessor)Value` asks for no value"))
      }
      isPlain = true
    case .lossless:
      guard isOptional else { return (nil, Reason(.valueNotDeclarable, "`APIUtil` gives an optional")) }
      return wrapped(.lossless, nil)
    case .model(let model):
      if isOptional {
        return wrapped(.neverNil, Reason(.valueNeverMissing, "a `\(model)` is made even when the key is absent"))
      }
      isPlain = true
    case .ifPresent(let read, let presence):
      guard isOptional, initialValue == nil else {
        return (nil, Reason(.readWherePresent, "\(read.made) is made only where there is one"))
      }
      if requiresValues, case .value(let scalar) = read {
        return (nil, Reason(.valueNeverMissing, "`.\(scalar.accessor)Value` asks for no value"))
      }
      if let wrapper = FieldDecision.Wrapper(presence, of: read) {
        return wrapped(wrapper, Reason(.readWherePresent, "\(read.made) is made \(presence.meaning)"))
      }
      isPlain = true
    case .elements:
      if isOptional { return wrapped(.neverNil, Reason(.valueNeverMissing, "the array is never nil")) }
      isPlain = true
    case .optionalElements:
      isPlain = isOptional ? isAssigned || initialValue == nil : initialValue == "[]"
      if !isPlain {
        let text = "the array keeps `\(initialValue ?? "nil")` when the key is absent"
        return (nil, Reason(.ownDefault, text))
      }
    case .code:
      return rule == nil ? (.plain, nil) : wrapped(.decoded(by: rule), rule?.reason)
    }
    guard isPlain else {
      return (nil, Reason(.valueNotDeclarable, "the value is optional where the property is not"))
    }
    return nullLeavesOtherValue ? (nil, nullReason) : (.plain, nil)
  }

  private func wrapped(
    _ wrapper: FieldDecision.Wrapper, _ reason: Reason?
  ) -> (form: FieldDecision.Form?, reason: Reason?) {
    // The type says of a null or empty document what the wrapper does not.
    if wrapper.isNilOnlyUnread, isAfterNullGuard, initialValue == nil { return (.wrapped(wrapper), reason) }
    return nullLeavesOtherValue ? (nil, nullReason) : (.wrapped(wrapper), reason)
  }

  /// The value that a null document gives, as source. Nil if only running the code can tell.
  private var valueOfNull: String? {
    switch read {
    case .optional: fallback ?? "nil"
    case .value(let scalar): scalar.zero
    case .lossless: "nil"
    case .model: nil
    case .ifPresent: "nil"
    case .elements: "[]"
    case .optionalElements: isAssigned ? "nil" : initialValue ?? "nil"
    case .code: nil
    }
  }

  /// Whether the early return for a null document leaves another value than the read would give.
  var nullLeavesOtherValue: Bool {
    guard isAfterNullGuard else { return false }
    let initial = initialValue ?? "nil"
    guard let valueOfNull else { return true }
    if case .value(let scalar) = read, scalar == .double || scalar == .float, initial == "0.0" { return false }
    return initial != valueOfNull
  }

  /// Whether an optional property that always gets a value is nil where the document is left unread, which the type
  /// says of all such properties at once.
  var isSkipped: Bool { isNeverNil && nullLeavesOtherValue }

  /// Whether it gets a value even where the document is left unread.
  var isNeverSkipped: Bool { isNeverNil && !isAfterNullGuard }

  /// Whether an optional property always gets a value where the document is read.
  var isNeverNil: Bool {
    if case .wrapped(let wrapper) = formWithoutRule(requiresValues: false).form {
      wrapper.isNilOnlyUnread
    } else {
      false
    }
  }

  private var nullReason: Reason {
    Reason(.earlyReturnLeavesValue, "if the whole document is null, it is `\(initialValue ?? "nil")`")
  }

}

extension ReadRule.Presence {
  /// The values from which something is created, for the report.
  fileprivate var meaning: String {
    switch self {
    case .notNull: "of anything but null"
    case .notEmpty: "only of what is not empty"
    case .exists: "of null too"
    }
  }
}

extension ReadRule {
  /// A name for the created value, for the report.
  fileprivate var made: String {
    switch self {
    case .model(let model): "a `\(model)`"
    case .elements, .optionalElements: "an array"
    default: "a value"
    }
  }
}

extension FieldDecision.Wrapper {
  /// Creates the wrapper that checks before it reads. Nil if an optional property does the same by itself.
  init?(_ presence: ReadRule.Presence, of read: ReadRule) {
    switch (presence, read) {
    case (.notNull, .model): return nil
    case (.notNull, _): self = .nilIfNull
    case (.notEmpty, _): self = .nilIfEmpty
    case (.exists, _): self = .nilIfAbsent
    }
  }

  /// Creates the wrapper for a literal after `??`. Nil if there is none.
  init?(default literal: String, of scalar: Scalar, isOptional: Bool) {
    let optional = isOptional ? "Optional" : ""
    switch (scalar, literal) {
    case (.bool, "true"): self.init(attribute: "@\(optional)DefaultTrue")
    case (.bool, "false"): self.init(attribute: "@\(optional)DefaultFalse")
    case (.string, #""""#): self.init(attribute: "@\(optional)DefaultEmptyString")
    case (.bool, _), (.string, _), (.url, _): return nil
    case (.double, "0.0"), (.float, "0.0"), (_, "0"): self = isOptional ? .optionalDefaultZero : .defaultZero
    default: return nil
    }
  }
}

extension FieldType {
  /// The type as source.
  func source(_ modelName: (String) -> String) -> String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .model(let model): modelName(model)
    case .array(let element): "[\(element.source(modelName))]"
    case .other(let source): source
    }
  }
}
