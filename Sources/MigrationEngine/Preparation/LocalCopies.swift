import SwiftSyntax

/// The functions and constants of the type that statements stand in, as local ones: what only reads the statements finds
/// them, wherever it reads.
struct LocalCopies {
  /// The declarations, each behind those that it uses.
  private(set) var text = ""
  private(set) var names: Set<String> = []
  /// The places in the copies that name something else.
  private(set) var references: [DeclReferenceExprSyntax] = []
  /// The names that stand by themselves in the copies.
  private(set) var tokens: [TokenSyntax] = []
  /// The marks of the type in front of a copied name: `self.` of `self.title(of: json)`.
  private(set) var marks: [Range<Int>] = []
  /// The copied declarations that are private.
  private var hidden: [(name: String, node: DeclSyntax)] = []
  private var open: Set<String> = []
  private let owner: TypeFacts
  private let file: Int
  private let project: ProjectFacts

  /// Copies what the statements of a block use. Nil if there is nothing, or if it may be another member, or depends on a
  /// value of the type.
  init?(for block: CreatingBlock, in project: ProjectFacts) {
    guard let owner = block.owner.flatMap(project.type(named:)), !owner.isGeneric,
      [.structure, .classType, .enumeration].contains(owner.kind)
    else { return nil }
    self.owner = owner
    self.project = project
    file = block.file
    let found = uses(in: block.statements.references)
    marks = found.marks
    for name in found.names where !copy(name) { return nil }
    // The document would be another one in the copies.
    guard !names.isEmpty, !names.contains(block.document) else { return nil }
    references.removeAll { names.contains($0.baseName.text) }
    tokens.removeAll { names.contains($0.text) }
  }

  /// The members of the type that are named, in their order, and the marks in front of them.
  private func uses(in references: [DeclReferenceExprSyntax]) -> (names: [String], marks: [Range<Int>]) {
    var (names, marks): ([String], [Range<Int>]) = ([], [])
    for reference in references {
      let name = reference.baseName.text
      guard isMember(name) else { continue }
      if reference.isMemberName {
        guard let access = reference.parent?.as(MemberAccessExprSyntax.self), let base = access.base?.dottedName,
          ["self", "Self", owner.simpleName, owner.name].contains(base)
        else { continue }
        marks.append(access.trimmedOffsets.lowerBound..<reference.trimmedOffsets.lowerBound)
      } else {
        guard case .none = reference.localBinding(of: name) else { continue }
      }
      names.append(name)
    }
    return (names, marks)
  }

  private func isMember(_ name: String) -> Bool {
    project.functions(ofType: owner.name).contains { $0.name == name }
      || project.properties(named: name).contains { $0.owner == owner.name }
  }

  /// Copies a member with all that it uses; false where it may be another one, or is no constant.
  private mutating func copy(_ name: String) -> Bool {
    if names.contains(name) { return true }
    // One that calls itself would be followed without end.
    guard open.insert(name).inserted else { return false }
    let functions = project.functions(ofType: owner.name).filter { $0.name == name }
    let properties = project.properties(named: name).filter { $0.owner == owner.name }
    guard functions.count + properties.count == 1 else { return false }
    if let function = functions.first {
      let declaration = function.node
      guard function.file == file, isCertain(declaration.modifiers), declaration.attributes.isEmpty,
        declaration.body != nil, add(declaration, declaration.modifiers, from: declaration.funcKeyword, as: name)
      else { return false }
    } else {
      let (property, declaration) = (properties[0], properties[0].declaration)
      guard property.file == file, declaration.isConstant, isCertain(declaration.modifiers),
        declaration.attributes.isEmpty, !property.isLazy,
        let value = declaration.bindings.only?.initializer?.value, value.isLiteral || makesUnchanging(value),
        add(declaration, declaration.modifiers, from: declaration.bindingSpecifier, as: name)
      else { return false }
    }
    names.insert(name)
    open.remove(name)
    return true
  }

  /// Whether an expression makes a value of the project's, with nothing given, that nothing changes afterwards.
  private func makesUnchanging(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty, call.trailingClosure == nil,
      let made = call.calledExpression.dottedName.flatMap({ project.resolve($0, in: owner.name) })
    else { return false }
    return made.kind == .structure
      || made.kind == .classType
        && project.instanceProperties(of: made.name).allSatisfy { $0.isComputed || $0.declaration.isConstant }
  }

  private mutating func add(
    _ declaration: some DeclSyntaxProtocol, _ modifiers: DeclModifierListSyntax, from first: TokenSyntax,
    as name: String
  ) -> Bool {
    let found = declaration.references
    let used = uses(in: found)
    for name in used.names where !copy(name) { return false }
    // Nothing else may ask for the type, or for a value of it.
    let isAsked = declaration.codeTokens.contains { token in
      [.keyword(.self), .keyword(.Self), .keyword(.super)].contains(token.tokenKind)
        && !used.marks.contains { $0.contains(token.trimmedOffsets.lowerBound) }
    }
    guard !isAsked else { return false }
    let source = project.files[file]
    var place = first.trimmedOffsets.lowerBound
    for mark in used.marks {
      text += source.text(in: place..<mark.lowerBound)
      place = mark.upperBound
    }
    text += source.text(in: place..<declaration.trimmedOffsets.upperBound) + "\n"
    references += found.filter { reference in
      guard !reference.isMemberName, case .none = reference.localBinding(of: reference.baseName.text) else {
        return false
      }
      return !used.marks.contains { $0.contains(reference.trimmedOffsets.lowerBound) }
    }
    tokens += declaration.codeTokens.filter { token in
      !used.marks.contains { $0.contains(token.trimmedOffsets.lowerBound) }
    }
    if modifiers.isPrivate { hidden.append((name, DeclSyntax(declaration))) }
    return true
  }

  /// Whether no subclass has another one.
  private func isCertain(_ modifiers: DeclModifierListSyntax) -> Bool {
    owner.kind != .classType || owner.has(.final)
      || modifiers.contains { $0.isFinalOrPrivate || $0.name.tokenKind == .keyword(.static) }
      || !owner.has(.open) && project.subclasses(of: owner.name).isEmpty
  }

  // MARK: What is left

  /// The edits that remove private declarations which nothing else uses.
  ///
  /// - Parameter place: where the statements stand that the copies are for.
  func removals(besides place: Range<Int>) -> [Edit] {
    let source = project.files[file]
    // A comment about it would be lost.
    var unused = hidden.filter { declaration in
      let (own, whole) = (declaration.node.trimmedOffsets, source.removalRange(of: declaration.node))
      return !source.allComments.contains { whole.contains($0.offset) && !own.contains($0.offset) }
    }
    while true {
      let left = unused.filter { declaration in
        let uses =
          project.references[declaration.name, default: []].map { ($0.node.trimmedOffsets.lowerBound, $0.file) }
          + project.memberAccesses[declaration.name, default: []]
          .map { ($0.node.declName.trimmedOffsets.lowerBound, $0.file) }
        return uses.allSatisfy { offset, used in
          used == file && (place.contains(offset) || unused.contains { $0.node.trimmedOffsets.contains(offset) })
        }
      }
      if left.count == unused.count { break }
      unused = left
    }
    let gone = Set(unused.map(\.node.id))
    return unused.flatMap { declaration -> [Edit] in
      let place = source.removalRange(of: declaration.node)
      var edits = source.lineEdits(removing: place, file: file)
      // What comes first behind the brace has no empty line before it.
      let members = declaration.node.parent?.parent?.as(MemberBlockItemListSyntax.self)
      let isFirst = members?.prefix { $0.decl.id != declaration.node.id }.allSatisfy { gone.contains($0.decl.id) }
      if isFirst == true, let next = source.nextLineStart(after: place.upperBound) {
        edits.append(Edit(file: file, range: next..<next, text: ""))
      }
      return edits
    }
  }
}
