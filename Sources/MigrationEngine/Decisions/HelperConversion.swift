import SwiftSyntax

/// Converts the project's functions and properties that take parts of the document.
///
/// Examples are an accessor in an extension of `JSON`, a parsing function, and an `update(json:)` to which the
/// initializer delegates. Each gets a twin for `LegacyContainer` beside it, or changes in place if no other code calls
/// it.
final class HelperConversion {
  /// Looks up how the helpers' own bodies read a model.
  typealias Reading = (_ model: String, _ label: String?) -> ModelReading?

  private enum State {
    /// Its body is being converted, and calls itself.
    case open
    case converted([ConvertedHelper])
    case failed(Reason)
  }

  let project: ProjectFacts
  private let reading: Reading
  private let candidates: [String: Candidate]
  /// The types that become plain structs or classes.
  private let plain: Set<String>
  private var states: [SyntaxIdentifier: State] = [:]
  private var order: [SyntaxIdentifier] = []

  init(project: ProjectFacts, candidates: [String: Candidate], plain: Set<String>, reading: @escaping Reading) {
    self.project = project
    self.candidates = candidates
    self.plain = plain
    self.reading = reading
  }

  /// The helpers that were looked up, in the order of the first look-up.
  var converted: [ConvertedHelper] {
    order.flatMap { id -> [ConvertedHelper] in
      if case .converted(let helpers)? = states[id] { helpers } else { [] }
    }
  }

  // MARK: Finding

  /// Returns the helper that a call in a type refers to. Nil if it is none of the project's.
  func helper(_ call: HelperCall, in type: String?) throws(NotRecognised) -> Helper? {
    switch call {
    case .member(let name):
      guard let property = accessors(named: name).only else { return nil }
      return try convert(property)
    case .method(let name, let labels, let call):
      let found = project.functions(named: name).filter { function in
        ProjectFacts.isJSON(function.owner) && !function.isStatic && function.labels == labels
          && !project.vendoredFiles.contains(function.file)
      }
      let helper = try convert(found)
      if helper != nil { try checkGenerics(found, in: call, type) }
      return helper
    case .function(let call, let labels, let documents):
      let found = Self.functions(call.calledExpression, labels: labels, documents: documents, in: type, project)
      let helper = try convert(found)
      if helper != nil { try checkGenerics(found, in: call, type) }
      return helper
    }
  }

  private func accessors(named name: String) -> [PropertyFacts] {
    project.properties(named: name).filter { property in
      ProjectFacts.isJSON(property.owner) && property.isComputed && !property.isStatic
        && !project.vendoredFiles.contains(property.file)
    }
  }

  /// Returns the functions that a call of a name, or of a type's function, may mean.
  ///
  /// - Parameter documents: the kinds of the arguments that are parts of the document; nil for the others.
  static func functions(
    _ callee: ExprSyntax, labels: [String?], documents: [DocumentKind?], in type: String?, _ project: ProjectFacts
  ) -> [FunctionFacts] {
    let name: String
    var owners: Set<String?> = [nil]
    if let reference = callee.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil {
      name = reference.baseName.text
      owners.formUnion(type.map { project.lineage(of: $0) } ?? [])
      // Those of the types around are nearer than global ones.
      if let type { owners.formUnion(project.lineageOfScopes(of: type).dropFirst().map(\.name)) }
    } else if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
      name = access.declName.baseName.text
      if ["self", "Self"].contains(base.trimmedDescription) || base.trimmedDescription == "type(of: self)" {
        owners = Set(type.map { project.lineage(of: $0) } ?? [])
      } else if let dotted = base.dottedName, let found = project.resolve(dotted, in: type) {
        owners = Set(project.lineage(of: found.name))
      } else {
        return []
      }
    } else {
      return []
    }
    let found = project.functions(named: name).filter { function in
      owners.contains(function.owner) && function.accepts(labels: labels, documents: documents)
    }
    let members = found.filter { $0.owner != nil }
    return members.isEmpty ? found : members
  }

  // MARK: Converting

  private func convert(_ functions: [FunctionFacts]) throws(NotRecognised) -> Helper? {
    guard let first = functions.first else { return nil }
    for function in functions { try convert(function) }
    let kinds = functions.map { $0.returnType.flatMap { DocumentKind($0) } }
    guard kinds.allSatisfy({ $0 == kinds[0] }) else {
      throw failure(.helperNotConverted, "`\(first.name)` gives different things", at: first.node, in: first.file)
    }
    return Helper(throws: true, result: kinds[0])
  }

  /// Methods of a container.
  private static let namesOfContainer: Set = [
    "cast", "entries", "exists", "isNull", "members", "membersIfPresent", "nestedContainer", "nestedContainers",
    "nestedContainersIfPresent", "read", "strings", "type", "value", "valueIfAccepted", "valueIfPresent",
  ]

  private func convert(_ function: FunctionFacts) throws(NotRecognised) {
    if ProjectFacts.isJSON(function.owner), Self.namesOfContainer.contains(function.name) {
      throw failure(
        .helperNotConverted, "`\(function.name)` is a method of the library, too", at: function.node, in: function.file)
    }
    try convertOnce(function.node.id) { () throws(NotRecognised) in
      try FunctionHelper(project: project, function: function).converted(by: self)
    }
  }

  private func convert(_ property: PropertyFacts) throws(NotRecognised) -> Helper {
    try convertOnce(property.declaration.id) { () throws(NotRecognised) in
      try AccessorHelper(project: project, property: property).converted(by: self)
    }
    return Helper(throws: true, result: property.type.flatMap { DocumentKind($0) })
  }

  /// Converts a helper unless that was tried before. A recursive helper is assumed to succeed.
  private func convertOnce(
    _ id: SyntaxIdentifier, _ convert: () throws(NotRecognised) -> ConvertedHelper
  ) throws(NotRecognised) {
    switch states[id] {
    case .open, .converted: return
    case .failed(let reason): throw NotRecognised(reason: reason)
    case nil: break
    }
    states[id] = .open
    do throws(NotRecognised) {
      states[id] = .converted([try convert()])
      order.append(id)
    } catch {
      states[id] = .failed(error.reason)
      throw error
    }
  }

  /// Returns the conversion context for the body of a helper.
  func surroundings(in type: String?, generics: [String: [String]]) -> BodyConversion.Surroundings {
    BodyConversion.Surroundings(
      reading: { [self] model, label in
        if let protocols = generics[model] { return genericReading(protocols, label) }
        return reading(model, label)
      },
      superclassReads: { _ in false },
      helper: { [self] call throws(NotRecognised) in try helper(call, in: type) },
      generics: Set(generics.keys), configured: { [self] in candidates[$0]?.entry })
  }

  /// Checks that a type parameter that is read stands for a converted type: for the one that the call names, or for any
  /// that conforms.
  private func checkGenerics(
    _ functions: [FunctionFacts], in call: FunctionCallExprSyntax, _ type: String?
  ) throws(NotRecognised) {
    let protocols = functions.flatMap { function -> [String] in
      guard case .converted(let helpers)? = states[function.node.id] else { return [] }
      return helpers.flatMap(\.readProtocols)
    }
    guard !protocols.isEmpty else { return }
    let named = call.arguments.compactMap { argument -> String? in
      guard let access = argument.expression.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self"
      else { return nil }
      return access.base?.dottedName.flatMap { project.resolve($0, in: type)?.name }
    }
    let expected = named.isEmpty ? expectedTypes(of: call, in: type) : named
    let needed =
      expected.isEmpty
      ? project.types.filter { found in
        found.kind != .protocolType
          && Conformances(of: project.lineage(of: found.name), in: project).protocols.contains {
            protocols.contains($0.name)
          }
      }.map(\.name)
      : expected.filter { name in
        Conformances(of: project.lineage(of: name), in: project).protocols.contains { protocols.contains($0.name) }
      }
    for name in needed
    where !project.lineage(of: name).contains(where: { candidates[$0] != nil || plain.contains($0) }) {
      throw NotRecognised(
        reason: Reason(
          .modelNotConverted, "a helper is given `\(name)`, which is not converted", at: position(of: call)))
    }
  }

  /// Returns the project's types in the declared type to which a call's result is assigned.
  private func expectedTypes(of call: FunctionCallExprSyntax, in type: String?) -> [String] {
    var node = Syntax(call)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self), !parent.is(ClosureExprSyntax.self) {
      node = parent
      guard let elements = node.as(SequenceExprSyntax.self)?.elements, elements.count >= 3,
        let target = elements.first, elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { continue }
      let name =
        target.as(DeclReferenceExprSyntax.self)?.baseName.text
        ?? target.as(MemberAccessExprSyntax.self).flatMap {
          $0.base?.trimmedDescription == "self" ? $0.declName.baseName.text : nil
        }
      guard let name, let type, case .none = call.localBinding(of: name),
        let declared = project.property(name, of: type)?.type
      else { return [] }
      // The call has to be the whole value, perhaps with a fallback.
      guard Array(elements)[2].id == ExprSyntax(call).id else { return [] }
      return declared.codeTokens.compactMap { project.resolve($0.text, in: type)?.name }
    }
    return []
  }

  private func position(of node: some SyntaxProtocol) -> SourcePosition? {
    let root = node.root.id
    return project.files.first { Syntax($0.tree).id == root }?.position(of: node)
  }

  /// Returns the reading of a type parameter, if all converted types that it may stand for are read alike.
  private func genericReading(_ protocols: [String], _ label: String?) -> ModelReading? {
    let asked = protocols.compactMap { project.resolve($0, in: nil) }.filter { found in
      project.jsonInitializers(of: found.name).contains { EntryPoint($0.node)?.label == label }
    }
    guard let requirement = asked.first else { return nil }
    let conforming = project.types.filter { type in
      type.kind != .protocolType
        && Conformances(of: project.lineage(of: type.name), in: project).protocols.contains {
          $0.name == requirement.name
        }
    }
    let readings = Set(
      conforming.compactMap { type -> ModelReading? in
        let makers = project.lineage(of: type.name).filter { candidates[$0] != nil || plain.contains($0) }
        guard let entry = makers.first.flatMap({ candidates[$0]?.entry ?? project.entry(of: $0) }),
          entry.label == label, entry.configuration.isEmpty
        else { return nil }
        return entry.effect == .failable ? .valueIfAccepted : .value
      })
    return readings.only
  }

  private func failure(_ kind: ReasonKind, _ text: String, at node: some SyntaxProtocol, in file: Int) -> NotRecognised
  {
    NotRecognised(reason: Reason(kind, text, at: project.files[file].position(of: node)))
  }
}

/// A helper in its form for a `LegacyContainer`.
struct ConvertedHelper: Sendable {
  let file: Int
  /// The declaration that was converted.
  let range: Range<Int>
  /// The insertion place of a twin: after the declaration, or after the extension that contains it.
  let offset: Int
  /// The edits inside of the declaration.
  let edits: [Edit]
  /// The edits outside of the declaration that let it see what it uses.
  let visibility: [Edit]
  /// The text around a twin that needs its own extension.
  let frame: (before: String, after: String)?
  /// The protocols whose conforming types the helper creates.
  let readProtocols: [String]
  /// The function; nil for a property.
  let function: FunctionFacts?
  /// Whether no code that is not looked at needs the old form.
  let mayChangeInPlace: Bool
  /// The source of a forwarding function of the same name that takes a `JSON`. Nil if none is possible.
  let forwarder: String?
}

extension FunctionFacts {
  var isStatic: Bool { node.modifiers.isStatic }

  var labels: [String?] { parameters.map(\.argumentLabel) }

  /// Returns whether a call with these labels can refer to the function. Parameters with a default may be omitted.
  ///
  /// - Parameter documents: the kinds of the arguments that are parts of the document; nil for the others.
  func accepts(labels: [String?], documents: [DocumentKind?]) -> Bool {
    var index = 0
    for parameter in parameters {
      let label = parameter.argumentLabel
      let kind = DocumentKind(parameter.type)
      if index < labels.count, labels[index] == label, kind != nil || documents[index] == nil {
        guard kind == documents[index] || kind == documents[index].map({ .optional($0) }) else { return false }
        index += 1
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return index == labels.count
  }
}
