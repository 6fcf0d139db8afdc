import SwiftSyntax

/// An initializer from JSON that an extension of a protocol gives to its types. Each type gets one of its own.
///
/// ## Before
/// ```swift
/// extension Mappable {
///   init(json: JSON) {
///     self.init()
///     map(json)
///   }
/// }
/// ```
/// ## After
/// ```swift
/// extension User {
///   init(json: JSON) {
///     self.init()
///     map(json)
///   }
/// }
/// ```
///
/// Preserves: every value, the initializers that Swift writes by itself, and calls through the protocol where it asks for
/// the initializer.
/// Can't: a public protocol, a class in a hierarchy, a name that means something else in the type, a comment outside of the
/// initializer that would go.
struct SharedInitializer {
  private(set) var edits: [Edit] = []
  /// The full names of the types that get an initializer.
  private(set) var types: [String] = []

  private let shared: JSONInitializer
  private let scope: TypeFacts
  private let project: ProjectFacts
  /// Whether the protocol asks for the initializer, too.
  private let isAskedFor: Bool

  /// Creates the change. Nil if the protocol gives no such initializer, or if one of its types can't have its own.
  init?(of scope: TypeFacts, in project: ProjectFacts) {
    let all = project.jsonInitializers(of: scope.name)
    guard scope.kind == .protocolType, !scope.node.isVisibleOutside, project.type(named: scope.name) != nil,
      let shared = all.filter({ $0.node.body != nil }).only, project.mayRewrite(shared.file),
      let entry = EntryPoint(shared.node), entry.configuration.isEmpty,
      let part = shared.node.enclosingExtension, part.genericWhereClause == nil, part.attributes.isEmpty,
      !project.files[shared.file].hasComment(in: shared.node.signature.trimmedOffsets)
    else { return nil }
    self.shared = shared
    self.scope = scope
    self.project = project
    isAskedFor = all.contains { $0.node.body == nil && $0.node.labels == shared.node.labels }
    guard isAskedFor || !isCalledByPlaceholder else { return nil }
    let owners = project.types.filter { type in
      type.kind != .protocolType
        && Conformances(of: project.lineage(of: type.name), in: project).protocols.contains { $0.name == scope.name }
    }
    // A type of another module gets none.
    let isGivenToOthers = project.extensions.contains { found in
      project.type(named: found.extended) == nil && project.resolve(found.extended, in: nil) == nil
        && Conformances(to: found.inherited, in: project).protocols.contains { $0.name == scope.name }
    }
    if isGivenToOthers { return nil }
    for type in owners {
      // Its own takes precedence.
      if project.initializers(of: type.name).contains(where: { $0.labels == shared.node.labels }) { continue }
      guard meansTheSame(in: type), let edit = edit(for: type) else { return nil }
      edits.append(edit)
      types.append(type.name)
    }
    guard !types.isEmpty else { return nil }
    let source = project.files[shared.file]
    let removed = part.memberBlock.members.count == 1 ? Syntax(part) : Syntax(shared.node)
    edits += source.lineEdits(removing: source.removalRange(of: removed), file: shared.file)
    guard project.areWithinLines(edits), !project.loseComments(edits) else { return nil }
  }

  /// Whether something that is known by the protocol alone may be made by the initializer: `T(json: json)`.
  private var isCalledByPlaceholder: Bool {
    func mayMean(_ callee: some ExprSyntaxProtocol) -> Bool {
      ExprSyntax(callee).call.map { $0.arguments.map { $0.label?.text } == shared.node.labels } ?? true
    }
    /// Whether `Self` is not one type.
    func isInProtocol(_ node: some SyntaxProtocol) -> Bool {
      node.enclosingTypeName.flatMap { project.resolve($0, in: nil) }?.kind == .protocolType
    }
    let byName = project.placeholders.union(["Self"]).contains { name in
      project.references[name, default: []].contains { use in
        !use.node.isMemberName && mayMean(use.node) && (name != "Self" || isInProtocol(use.node))
      }
    }
    return byName
      || project.memberAccesses["init", default: []].contains { use in
        guard mayMean(use.node) else { return false }
        // `.init(json: json)`, for whatever is asked for.
        guard let base = use.node.base else { return isInProtocol(use.node) || use.node.isInGenericCode }
        return base.dottedName.flatMap { project.resolve($0, in: use.node.enclosingTypeName) } == nil
      }
  }

  /// Whether each name in the initializer means the same in a type.
  private func meansTheSame(in type: TypeFacts) -> Bool {
    guard let body = shared.node.body else { return false }
    let asked = Set(scope.memberBlock.members.flatMap(\.decl.declaredNames))
    let own = Set(
      project.functions(ofType: type.name).map(\.name) + project.instanceProperties(of: type.name).map(\.name))
    let names = Set(body.references.filter { !$0.isMemberName || $0.isOfSelf }.map(\.baseName.text))
    let isPrivate = !PrivateNames(in: project.files[shared.file].tree).names.isDisjoint(with: names)
    return project.areInOneModule([shared.file, type.file]) && (!isPrivate || shared.file == type.file)
      // In the extension, a name that the protocol has no requirement for means the extension's own member.
      && names.isDisjoint(with: own.subtracting(asked))
      && names.allSatisfy { project.resolve($0, in: scope.name)?.name == project.resolve($0, in: type.name)?.name }
      && project.importsJSON(in: type.file)
  }

  /// Returns the edit that gives a type its initializer: in an extension where that leaves it the initializers that Swift
  /// writes; nil where it can't have one.
  private func edit(for type: TypeFacts) -> Edit? {
    guard let body = shared.node.body, !type.isGeneric, project.type(named: type.name) != nil,
      project.mayRewrite(type.file), project.jsonInitializers(of: type.name).isEmpty
    else { return nil }
    let target = project.files[type.file]
    let source = project.files[shared.file]
    let start = shared.node.initKeyword.trimmedOffsets.lowerBound
    func text(indentedBy indentation: String, _ modifiers: String) -> String {
      let change = IndentationChange(removed: source.indentation(at: start), added: indentation)
      return modifiers + change.apply(to: source.text(in: start..<shared.node.trimmedOffsets.upperBound))
    }
    if type.kind == .classType {
      guard project.superclass(of: type.name) == nil, project.subclasses(of: type.name).isEmpty, !body.assignsSelf,
        let last = type.memberBlock.members.last
      else { return nil }
      let indentation = target.memberIndentation(of: last.decl)
      let modifiers = isAskedFor && !type.has(.final) ? "required convenience " : "convenience "
      let end = target.insertionOffset(behind: last)
      return Edit(
        file: type.file, range: end..<end, text: "\n\n\(indentation)\(text(indentedBy: indentation, modifiers))")
    }
    // Behind the outermost type, or extension.
    var outer = Syntax(type.node)
    while let parent = outer.parent, !outer.is(CodeBlockItemSyntax.self) {
      if parent.asProtocol((any WithModifiersSyntax).self)?.modifiers.isPrivate == true { return nil }
      outer = parent
    }
    guard outer.parent?.parent?.is(SourceFileSyntax.self) == true else { return nil }
    let end = target.insertionOffset(behind: outer)
    let unit = target.indentationUnit
    return Edit(
      file: type.file, range: end..<end,
      text: "\n\nextension \(type.name) {\n\(unit)\(text(indentedBy: unit, ""))\n}")
  }
}

extension MemberAccessExprSyntax {
  /// Whether a declaration around it has type parameters.
  fileprivate var isInGenericCode: Bool {
    var current = parent
    while let node = current {
      if node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil { return true }
      current = node.parent
    }
    return false
  }
}

extension DeclReferenceExprSyntax {
  /// Whether it names a member of `self`: `self.map`.
  fileprivate var isOfSelf: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription == "self"
  }
}
