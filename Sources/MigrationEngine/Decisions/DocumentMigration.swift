import SwiftSyntax

/// Decides the outcome of types that do not become stored properties. Some get a written `init(from:)` with the old
/// statements, some get a bridging conformance of one line, and others stay as they are.
///
/// Types contain each other, so this is a fixed point: it assumes that every candidate is converted, and withdraws
/// those that fail until none does.
struct DocumentMigration {
  let project: ProjectFacts
  /// Types with a written initializer, by full name.
  private(set) var converted: [String: ConvertedType] = [:]
  /// Types that stay as they are, and that converted types can contain.
  private(set) var bridged: [String: BridgedType] = [:]
  /// Functions and properties to which converted types pass parts of the document.
  private(set) var helpers: [ConvertedHelper] = []
  /// Types that get only stored properties after all, as their initializers would be written.
  private var ruled: [String: ConvertedType] = [:]
  /// The reasons why types are not converted.
  private(set) var failures: [String: Reason] = [:]
  /// Types whose statements have no written form, and which rules may say all the same.
  private(set) var withoutWrittenForm: Set<String> = []

  private let initializers: [String: [JSONInitializer]]
  /// Types that are converted to stored properties, and those that are folded into one.
  private let plain: Set<String>
  private let folded: Set<String>

  /// - Parameters:
  ///   - project: what is known of all files.
  ///   - plain: types that are converted to stored properties.
  ///   - folded: base classes that disappear in one of these.
  init(project: ProjectFacts, plain: Set<String>, folded: Set<String>) {
    self.project = project
    self.plain = plain
    self.folded = folded
    initializers = Dictionary(grouping: project.jsonInitializers, by: \.owner).filter { name, _ in
      name != "JSON" && !plain.contains(name) && !folded.contains(name)
    }
    bridged = findBridges()
    settle()
    for name in converted.keys { bridged[name] = nil }
  }

  /// Leaves types to the conversion to stored properties.
  mutating func leave(_ names: Set<String>) {
    for name in names { ruled[name] = converted.removeValue(forKey: name) }
  }

  /// The names of types that a converted type can contain like any other.
  var decodable: Set<String> {
    Set(converted.filter { $0.value.entry.effect != .throwing && $0.value.entry.configuration.isEmpty }.keys)
  }

  // MARK: Candidates

  private func findBridges() -> [String: BridgedType] {
    var bridged: [String: BridgedType] = [:]
    for (name, found) in initializers {
      guard let type = project.type(named: name), project.files[type.file].role == .migrated,
        !type.isGeneric, !project.isVisible("JSON", in: type.name, at: Syntax(type.node)),
        project.importsJSON(in: type.file),
        RuntimeLibrary.hiddenName(among: ["LegacyReadable"], in: nil, project) == nil,
        project.reasonToLeave(type) == nil,
        Conformances(of: project.lineage(of: name), in: project).foreign.isDisjoint(with: RuntimeLibrary.conversions)
      else { continue }
      bridged[name] = found.lazy.compactMap { BridgedType(type, $0, in: project) }.first
    }
    // A subclass inherits the conformance, and could not say anew what it reads.
    return bridged.filter { name, _ in !project.lineage(of: name).dropFirst().contains { bridged[$0] != nil } }
  }

  private mutating func settle() {
    var candidates: [String: Candidate] = [:]
    for (name, found) in initializers {
      do throws(NotRecognised) {
        candidates[name] = try Candidate(name, found, in: project)
      } catch {
        failures[name] = error.reason
      }
    }
    let all = candidates
    var changed = true
    // Types that fail for their superclass alone, to be tried again when that fails, too.
    var deferred: [String: Candidate] = [:]
    while changed {
      changed = false
      var round: [String: ConvertedType] = [:]
      let known = candidates
      let helpers = HelperConversion(project: project, candidates: known, plain: plain) { [self] model, label in
        reading(model, label, among: known)
      }
      for name in candidates.keys.sorted() {
        guard let candidate = candidates[name] else { continue }
        do throws(NotRecognised) {
          round[name] = try convert(candidate, among: candidates, helpers)
        } catch {
          failures[name] = error.reason
          candidates[name] = nil
          changed = true
          if failsOtherwise(than: candidates, candidate) { deferred[name] = candidate }
        }
      }
      if !changed {
        let freed = deferred.filter { !failsOtherwise(than: candidates, $0.value) }
        for (name, candidate) in freed {
          candidates[name] = candidate
          deferred[name] = nil
          changed = true
        }
      }
      converted = round
      self.helpers = helpers.converted
    }
    withoutWrittenForm = Set(all.filter { converted[$0.key] == nil && $0.value.standsAlone }.keys)
  }

  private func convert(
    _ candidate: Candidate, among candidates: [String: Candidate], _ helpers: HelperConversion
  ) throws(NotRecognised) -> ConvertedType {
    let name = candidate.type.name
    try checkHierarchy(of: candidate, among: candidates)
    let surroundings = BodyConversion.Surroundings(
      reading: { model, label in reading(model, label, among: candidates) },
      superclassReads: { label in
        guard let superclass = project.superclass(of: name)?.name else { return false }
        return candidates[superclass].map { $0.entry.label == label } ?? false
      },
      superclassStays: { label in
        guard let superclass = project.superclass(of: name)?.name, candidates[superclass] == nil,
          !plain.contains(superclass), !folded.contains(superclass)
        else { return false }
        return StayingSuperclass(superclass, in: project).takesDocument(label: label)
      },
      helper: { call throws(NotRecognised) in try helpers.helper(call, in: name) },
      configured: { candidates[$0]?.entry })
    let body = try candidate.convert(surroundings)
    return ConvertedType(
      type: candidate.type, initializer: candidate.initializer, entry: candidate.entry, body: body,
      kept: candidate.kept, hasRival: candidate.hasRival,
      inheritsDecoding: project.lineage(of: name).dropFirst().contains { candidates[$0] != nil },
      isRequired: project.lineage(of: name).dropFirst().contains { base in
        candidates[base] == nil && StayingSuperclass(base, in: project).requires(label: candidate.entry.label)
      })
  }

  private func reading(
    _ model: String, _ label: String?, among candidates: [String: Candidate]
  ) -> ModelReading? {
    if RuntimeLibrary.models.contains(model) { return label == "json" ? .value : nil }
    if plain.contains(model) {
      guard let entry = project.entry(of: model), entry.label == label else { return nil }
      return entry.effect == .failable ? .valueIfAccepted : .value
    }
    if let candidate = candidates[model] {
      guard candidate.entry.label == label, candidate.entry.configuration.isEmpty else { return nil }
      return candidate.entry.effect == .failable ? .valueIfAccepted : .value
    }
    guard let bridge = bridged[model], bridge.label == label else { return nil }
    return .read
  }

  // MARK: Classes

  /// Checks that a subclass has the required initializer too, its own or an inherited one.
  private func checkHierarchy(
    of candidate: Candidate, among candidates: [String: Candidate]
  ) throws(NotRecognised) {
    let type = candidate.type
    func failure(_ kind: ReasonKind, _ text: String, _ node: some SyntaxProtocol, _ file: Int) -> NotRecognised {
      NotRecognised(reason: Reason(kind, text, at: project.files[file].position(of: node)))
    }
    for subclass in project.subclasses(of: type.name) where candidates[subclass.name] == nil {
      if initializers[subclass.name] != nil || plain.contains(subclass.name) || folded.contains(subclass.name) {
        throw failure(
          .subclassNotConverted, "its subclass `\(subclass.name)` is not converted, and calls its initializer",
          subclass.node, subclass.file)
      }
      let extended = project.extensions(of: subclass.name)
      let members = Array(subclass.memberBlock.members) + extended.flatMap { Array($0.node.memberBlock.members) }
      let designated = members.lazy.compactMap { $0.decl.as(InitializerDeclSyntax.self) }.first {
        !$0.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
      }
      if let designated {
        throw failure(
          .subclassNotConverted,
          "its subclass `\(subclass.name)` has initializers of its own, and would need `init(from:)`", designated,
          subclass.file)
      }
    }
    for subclass in project.subclasses(of: type.name) {
      let decoded = project.documentInitializer(of: subclass.name)?.node.id
      for other in project.initializers(of: subclass.name) where other.node.id != decoded {
        guard let call = other.node.superCall(label: candidate.entry.label) else { continue }
        throw failure(
          .subclassNotConverted, "another initializer of its subclass `\(subclass.name)` calls its initializer", call,
          other.file)
      }
    }
    guard let superclass = project.superclass(of: type.name) else { return }
    if failsOtherwise(than: candidates, candidate) {
      throw failure(
        .failureNotDeclarable,
        "its initializer and that of its superclass `\(superclass.name)` may fail in different ways",
        candidate.initializer.node, candidate.initializer.file)
    }
    if plain.contains(superclass.name) || folded.contains(superclass.name) {
      throw failure(
        .superclassNotConverted, "its superclass `\(superclass.name)` becomes another type", type.node, type.file)
    }
  }

  /// Whether a class and its superclass may fail in different ways, and both are converted.
  private func failsOtherwise(than candidates: [String: Candidate], _ candidate: Candidate) -> Bool {
    let base = project.superclass(of: candidate.type.name).flatMap { candidates[$0.name] }
    return base.map { $0.entry.effect != candidate.entry.effect } ?? false
  }

  /// The ranges of code whose calls of old initializers are removed.
  var convertedRanges: [Int: [Range<Int>]] {
    Dictionary(grouping: converted.values, by: \.initializer.file).mapValues { types in
      types.compactMap { $0.initializer.node.body?.trimmedOffsets }
    }.merging(
      Dictionary(grouping: helpers.filter { $0.forwarder != nil || changesInPlace($0) }, by: \.file).mapValues {
        $0.map(\.range)
      }
    ) { $0 + $1 }
  }

  /// The ranges of code that are deleted or rewritten.
  var rewrittenRanges: [Int: [Range<Int>]] {
    convertedRanges.merging(Dictionary(grouping: helpers, by: \.file).mapValues { $0.map(\.range) }) { $0 + $1 }
  }

  /// The ranges of calls whose functions stay as they are, and are handed parts of the document.
  var handedOnRanges: [Int: [Range<Int>]] {
    let types = Array(converted.values) + Array(ruled.values)
    return Dictionary(grouping: types.flatMap(\.body.handedOn), by: \.file).mapValues { $0.map(\.range) }
  }

  /// Returns whether only converted initializers, and the helper itself, call a helper.
  func changesInPlace(_ helper: ConvertedHelper) -> Bool {
    guard helper.mayChangeInPlace, let function = helper.function, !project.mayBeOverloaded(function) else {
      return false
    }
    let types = Array(self.converted.values) + Array(ruled.values)
    var converted: [Int: [Range<Int>]] = [helper.file: [helper.range]]
    for type in types {
      guard let body = type.initializer.node.body else { continue }
      converted[type.initializer.file, default: []].append(body.trimmedOffsets)
    }
    let handedOn = handedOnRanges
    func isConverted(_ node: some SyntaxProtocol, _ file: Int) -> Bool {
      let offset = node.trimmedOffsets.lowerBound
      return converted[file, default: []].contains { $0.contains(offset) }
        && !handedOn[file, default: []].contains { $0.contains(offset) }
    }
    return project.references(meaning: function).allSatisfy { isConverted($0.node, $0.file) }
      && project.memberAccesses(meaning: function).allSatisfy { isConverted($0.node, $0.file) }
  }
}

/// A type with a written `init(from:)`.
struct ConvertedType: Sendable {
  let type: TypeFacts
  let initializer: JSONInitializer
  let entry: EntryPoint
  let body: ConvertedBody
  /// The kept document, if the initializer does nothing else.
  let kept: KeptDocument?
  /// Whether a call of the library's `init(json:)` would resolve to another initializer.
  let hasRival: Bool
  /// Whether a superclass is converted too, and defines how the type is read.
  let inheritsDecoding: Bool
  /// Whether a superclass that stays requires an initializer of the old spelling.
  let isRequired: Bool

  /// Returns the reason against replacing the initializer by rules, or nil if there is none. Only checks facts outside
  /// of the initializer's statements: the type has to stand alone, and it has to be created from nothing but the
  /// document.
  func reasonAgainstRules(in project: ProjectFacts) -> Reason? {
    if kept != nil { return Reason(.documentKept, "it keeps the document") }
    if hasRival { return Reason(.rivalInitializer, "another initializer stays") }
    if inheritsDecoding || project.decodingSuperclass(of: type.name) != nil {
      return Reason(.hierarchyNotFolded, "it has a superclass")
    }
    if entry.effect != .none, let subclass = project.subclasses(of: type.name).first {
      return Reason(
        .hierarchyNotFolded, "it may refuse a document, and has the subclass `\(subclass.simpleName)`")
    }
    if type.kind == .enumeration { return Reason(.notAClassOrStruct, "it is an enumeration") }
    if !entry.configuration.isEmpty || body.replacesParameters {
      return Reason(.moreThanTheDocument, "it is made of more than the document")
    }
    return body.isOptional ? Reason(.nilDocument, "its document may be nil") : nil
  }

  /// Whether the class has to be final, because its initializer is in an extension, where it can't be `required`.
  var becomesFinal: Bool { initializer.isInExtension && type.kind == .classType && !type.has(.final) }

  var conformance: String {
    guard entry.configuration.isEmpty else { return "LegacyConfiguredDecodable" }
    return switch entry.effect {
    case .none: "LegacyDecodable"
    case .failable: "LegacyFailableDecodable"
    case .throwing: "LegacyThrowingDecodable"
    }
  }
}

/// The conversion of an initializer's body.
struct ConvertedBody: Sendable {
  let edits: [Edit]
  /// The edits by which the failable initializer that this one delegates to throws instead.
  let delegateEdits: [Edit]
  /// The constants that replace the parameters beside the document, and the one that is the document as it was.
  let constants: [String]
  /// Whether constants replace parameters.
  let replacesParameters: Bool
  /// The calls that pass a part of the document to functions that stay.
  let handedOn: [HandedOnDocument]
  /// The parameter of `init(from:configuration:)`.
  let configuration: String?
  let container: String
  let decoder: String
  /// Whether any code uses the container.
  let usesContainer: Bool
  /// Whether the container is optional, as the parameter was.
  let isOptional: Bool
  /// Whether callers of the old initializer may pass nil.
  let mayBeGivenNil: Bool
  let nullComparisons: [ComparisonWithNil]

  /// Whether the decoder itself is passed on to the superclass.
  let asksDecoder: Bool

  /// Whether other decoders read the type by what it has so far.
  let keepsCoding: Bool
}

/// A type that stays unchanged, with a bridging conformance that lets converted types contain it.
struct BridgedType: Sendable {
  let type: TypeFacts
  let initializer: JSONInitializer
  let label: String?
  let isFailable: Bool
  let isThrowing: Bool

  /// Returns whether the type already has a static `legacyValue`, with which the conformance would be ambiguous, or
  /// calls something else of that name, which the conformance would hide.
  private static func hasOwnLegacyValue(_ type: TypeFacts, in project: ProjectFacts) -> Bool {
    project.properties(named: "legacyValue").contains { $0.owner == type.name && $0.isStatic }
      || project.functions(named: "legacyValue").contains { function in
        function.owner == type.name && function.isStatic
          && function.node.enclosingExtension?.isBridge != true
      }
      || project.references["legacyValue", default: []].contains { use in
        guard case .none = use.node.localBinding(of: "legacyValue"), let place = use.node.enclosingTypeName else {
          return false
        }
        return place == type.name || place.hasPrefix(type.name + ".")
      }
  }

  /// Creates the bridged type. Nil if only the type itself calls an initializer that takes the document alone.
  init?(_ type: TypeFacts, _ initializer: JSONInitializer, in project: ProjectFacts) {
    let node = initializer.node
    let parameters = node.signature.parameterClause.parameters
    let hidden: [Keyword] = [.private, .fileprivate]
    guard type.kind != .protocolType, !type.isNoncopyable, let first = parameters.first, first.type.isJSON,
      parameters.dropFirst().allSatisfy({ $0.defaultValue != nil }), node.genericParameterClause == nil,
      node.signature.effectSpecifiers?.asyncSpecifier == nil,
      !node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.private) }),
      !hidden.contains(where: type.has) || type.enclosing == nil,
      !Syntax(type.node).isLocalOrConditional, !Syntax(node).isLocalOrConditional, !type.mayBeIsolated,
      !node.attributes.mayIsolate,
      !(type.enclosing.map { project.lineageOfScopes(of: $0) } ?? []).contains(where: { scope in
        hidden.contains(where: scope.has) || scope.isGeneric
      }), !Self.hasOwnLegacyValue(type, in: project)
    else { return nil }
    self.type = type
    self.initializer = initializer
    label = first.argumentLabel
    isFailable = node.optionalMark != nil
    isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
  }
}

extension InitializerDeclSyntax {
  /// A call of the superclass's initializer whose first argument has this label.
  fileprivate func superCall(label: String?) -> FunctionCallExprSyntax? {
    superCalls.first { call in call.arguments.first.map { $0.label?.text == label } ?? false }
  }
}

extension ExtensionDeclSyntax {
  /// Whether it is the bridging conformance of a type.
  fileprivate var isBridge: Bool {
    inheritanceClause?.inheritedTypes.contains {
      RuntimeLibrary.unqualified($0.type.trimmedDescription) == "LegacyReadable"
    } == true
  }
}

extension Syntax {
  /// Whether a declaration is in a function, or under `#if`.
  var isLocalOrConditional: Bool {
    var current = parent
    while let node = current {
      if node.is(CodeBlockSyntax.self) || node.is(IfConfigDeclSyntax.self) || node.is(ClosureExprSyntax.self) {
        return true
      }
      current = node.parent
    }
    return false
  }
}

extension ProjectFacts {
  /// Returns the types around a name, innermost first.
  func lineageOfScopes(of name: String) -> [TypeFacts] {
    var found: [TypeFacts] = []
    var current: String? = name
    while let scope = current {
      if let type = type(named: scope) { found.append(type) }
      current = scope.enclosingScope
    }
    return found
  }
}
