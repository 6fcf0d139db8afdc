import SwiftSyntax

/// Functions that take a document, or belong to all documents, and methods of a type, that only deleted code used.
///
/// The initializers that used them have become stored properties. What nothing used before stays as it is.
///
/// ## Before
/// ```swift
/// init(json: JSON) {
///   parse(item: json)
/// }
/// mutating func parse(item: JSON) {
///   if let point = item["point"].int { self.point = point }
/// }
/// ```
/// ## After
/// ```swift
/// @DefaultZero var point = 0
/// ```
///
/// Preserves: what other code, a protocol or another module may use. The report names each function that goes outside of
/// the types that it is about, and each comment that goes with a function.
/// Can't: functions and properties under `#if`, with attributes that mean something to others than callers, or that
/// override something; static functions without a document.
struct UnusedFunctions {
  /// The ranges of their declarations, by file.
  private(set) var ranges: [Int: [Range<Int>]] = [:]
  /// The edits that remove them.
  private(set) var edits: [Edit] = []
  private(set) var removed: [Declaration] = []

  private let project: ProjectFacts

  struct Declaration {
    let node: DeclSyntax
    let name: String
    let file: Int
    let owner: String?
    /// The function; nil for a property.
    var function: FunctionFacts?

    fileprivate init(_ function: FunctionFacts) {
      (node, name, file, owner) = (DeclSyntax(function.node), function.name, function.file, function.owner)
      self.function = function
    }

    fileprivate init(_ property: PropertyFacts) {
      (node, name, file, owner) = (DeclSyntax(property.declaration), property.name, property.file, property.owner)
    }

    var range: Range<Int> { node.trimmedOffsets }
  }

  /// - Parameters:
  ///   - deleted: the ranges of deleted code, by file.
  ///   - documents: the functions that are converted, or are handed parts of the document as they are.
  init(in project: ProjectFacts, deleted: [Int: [Range<Int>]], besides documents: DocumentMigration) {
    self.project = project
    guard !deleted.isEmpty else { return }
    let kept = documents.handedOnRanges
    var open = (candidates(besides: documents) + methods(of: owners(ofDeleted: deleted)))
      .filter { !deleted.contains($0.range, in: $0.file) }
      .map { candidate in
        let uses = uses(of: candidate).filter { $0.file != candidate.file || !candidate.range.contains($0.offset) }
        return (declaration: candidate, uses: uses)
      }.filter { $0.uses.contains(where: \.isCertain) }
    while true {
      let gone = deleted.merging(ranges) { $0 + $1 }
      let isUnused = open.map { candidate in
        candidate.uses.allSatisfy { gone.contains($0.offset, in: $0.file) && !kept.contains($0.offset, in: $0.file) }
      }
      let unused = zip(open, isUnused).filter(\.1).map(\.0.declaration)
      guard !unused.isEmpty else { break }
      for declaration in unused { ranges[declaration.file, default: []].append(declaration.range) }
      removed += unused
      open = zip(open, isUnused).filter { !$1 }.map(\.0)
    }
    remove()
  }

  private struct Use {
    let offset: Int
    let file: Int
    /// Whether nothing but a function, or a property of a document, can be meant.
    let isCertain: Bool
  }

  private func uses(of declaration: Declaration) -> [Use] {
    let name = declaration.name
    let accesses =
      declaration.function.map(project.memberAccesses(meaning:)) ?? project.memberAccesses[name, default: []]

    func use(_ node: some ExprSyntaxProtocol, _ file: Int) -> Use {
      let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(node).id
      let isCertain = declaration.node.is(FunctionDeclSyntax.self) ? isCalled : !isCalled
      return Use(offset: node.trimmedOffsets.lowerBound, file: file, isCertain: isCertain)
    }
    let references = declaration.function.map(project.references(meaning:)) ?? project.references[name, default: []]
    let paths = project.keyPathComponents[name, default: []].map { path in
      Use(offset: path.node.trimmedOffsets.lowerBound, file: path.file, isCertain: false)
    }
    return references.map { use($0.node, $0.file) } + accesses.map { use($0.node, $0.file) } + paths
  }

  // MARK: Candidates

  /// The types whose initializers from JSON are deleted.
  private func owners(ofDeleted deleted: [Int: [Range<Int>]]) -> Set<String> {
    Set(project.jsonInitializers.filter { deleted.contains($0.node.trimmedOffsets, in: $0.file) }.map(\.owner))
  }

  private func methods(of owners: Set<String>) -> [Declaration] {
    owners.flatMap(project.ownMethods(of:)).map(Declaration.init).filter(isPlain)
  }

  private func candidates(besides documents: DocumentMigration) -> [Declaration] {
    let functions = project.functions.filter { function in
      ProjectFacts.isJSON(function.owner)
        || function.parameters.contains { DocumentKind($0.type) != nil && $0.defaultValue == nil }
    }.filter { project.isOnlyInternal($0) || project.isGivenByProtocol($0) }
    let properties = project.instanceProperties(of: "JSON").filter { property in
      property.isComputed && !isVisible(property.declaration, property.name)
    }
    let found =
      functions.map(Declaration.init) + properties.map(Declaration.init)
    let converted = Dictionary(grouping: documents.helpers, by: \.file)
    return found.filter { declaration in
      project.mayRewrite(declaration.file)
        && !converted[declaration.file, default: []].contains { $0.range.overlaps(declaration.range) }
        && isPlain(declaration)
    }
  }

  private func isVisible(_ declaration: some DeclSyntaxProtocol & WithModifiersSyntax, _ name: String) -> Bool {
    declaration.isVisibleOutside || project.mayBeUsedUnscanned(declaration, name)
  }

  /// Whether a declaration can go without anything around it.
  private func isPlain(_ declaration: Declaration) -> Bool {
    guard !declaration.name.contains("`"), declaration.node.attributed?.attributes.allSatisfy(\.isForCallers) ?? true
    else { return false }
    // A protocol may ask for it, also one that another extension adds.
    let named =
      project.functions(named: declaration.name).map(\.owner)
      + project.properties(named: declaration.name).map(\.owner)
    let isRequired = named.contains { $0.flatMap(project.type(named:))?.kind == .protocolType }
    if isRequired, ProjectFacts.isJSON(declaration.owner) { return false }
    if let around = declaration.node.enclosingExtension, around.inheritanceClause != nil { return false }
    var node = declaration.node.parent
    while let current = node, current.asProtocol((any DeclGroupSyntax).self) == nil {
      if current.is(IfConfigClauseSyntax.self) { return false }
      node = current.parent
    }
    return true
  }

  // MARK: Removal

  /// Removes declarations, and the extensions that have nothing else.
  private mutating func remove() {
    let all = Set(removed.map(\.node.id))
    func whole(_ node: DeclSyntax) -> DeclSyntax {
      guard let around = node.enclosingExtension, around.memberBlock.members.allSatisfy({ all.contains($0.decl.id) })
      else { return node }
      return DeclSyntax(around)
    }
    let gone = Set(removed.map { whole($0.node).id })
    var seen: Set<SyntaxIdentifier> = []
    for declaration in removed {
      let node = whole(declaration.node)
      if node.id != declaration.node.id {
        ranges[declaration.file, default: []].append(node.trimmedOffsets)
      }
      guard seen.insert(node.id).inserted else { continue }
      let source = project.files[declaration.file]
      let isTopLevel = node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
      let range = isTopLevel ? source.removalRange(ofTopLevel: node, with: gone) : source.removalRange(of: node)
      edits.append(Edit(file: declaration.file, range: range, text: ""))
    }
  }
}

extension DeclSyntax {
  fileprivate var attributed: (any WithAttributesSyntax)? { asProtocol((any WithAttributesSyntax).self) }
}

extension [Int: [Range<Int>]] {
  fileprivate func contains(_ offset: Int, in file: Int) -> Bool {
    self[file, default: []].contains { $0.contains(offset) }
  }

  fileprivate func contains(_ range: Range<Int>, in file: Int) -> Bool {
    self[file, default: []].contains { $0.contains(range) }
  }
}
