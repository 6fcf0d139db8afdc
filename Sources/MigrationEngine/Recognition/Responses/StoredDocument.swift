import SwiftSyntax

/// A document that a type keeps only for the computed properties that read it.
///
/// ## Before
/// ```swift
/// struct User {
///   private let json: JSON
///
///   init(json: JSON) {
///     self.json = json
///   }
///
///   var id: Int? { return json["id"].int }
///   var name: String { return json["name"].stringValue }
/// }
/// ```
/// ## After
/// ```swift
/// struct User: LegacyDecodable {
///   let id: Int?
///   let name: String
/// }
/// ```
///
/// A getter that does more than read one key gets a rule, if its value depends on nothing but the document, and can't be
/// told from another one that is equal.
///
/// Preserves: each property's value, which depends only on the document. The document never changes.
/// Can't: a document that other code reads, writes, compares or shows to other modules; a property that can be set
/// (writes to a document that is not an object are lost), that may stop the program, or gives a new object each time. In
/// these cases the type keeps its document when it is decoded.
struct StoredDocument: Sendable {
  let property: PropertyFacts
  /// The computed properties that read it, in their order.
  let getters: [Getter]

  /// A computed property with a single statement.
  struct Getter: Sendable {
    let property: PropertyFacts
    let statement: CodeBlockItemSyntax
    let block: AccessorBlockSyntax

    /// The expression that it gives.
    var value: ExprSyntax? {
      statement.item.as(ReturnStmtSyntax.self)?.expression ?? statement.item.as(ExprSyntax.self)
    }
  }

  /// The ranges of code that are deleted if the properties are stored.
  var deletedRanges: [Range<Int>] {
    [property.declaration.trimmedOffsets] + getters.map(\.block.trimmedOffsets)
  }
}

/// Finds out whether a stored document can be removed.
struct StoredDocumentRecognition {
  let project: ProjectFacts
  let type: TypeFacts
  let initializer: InitializerDeclSyntax
  /// The name of the property that the initializer assigns the document.
  let name: String

  /// Returns the document and the getters that read it, when nothing else does.
  func recognise() throws(NotRecognised) -> StoredDocument {
    let property = try storage()
    try checkType(property)
    var getters: [StoredDocument.Getter] = []
    for use in try uses(of: property) {
      if initializer.trimmedOffsets.contains(use.name.trimmedOffsets.lowerBound), use.file == type.file {
        guard isKept(use.expression) else { throw kept("the initializer reads it", at: use.expression, in: use.file) }
        continue
      }
      let found = try getter(around: use)
      if !getters.contains(where: { $0.property.name == found.property.name }) { getters.append(found) }
    }
    guard !getters.isEmpty else { throw kept("no property reads it", at: property.declaration) }
    return StoredDocument(
      property: property, getters: getters.sorted { $0.block.position < $1.block.position })
  }

  // MARK: The document

  private func storage() throws(NotRecognised) -> PropertyFacts {
    guard let property = project.property(name, of: type.name), property.owner == type.name, !property.isComputed,
      property.type?.dottedName.map(ProjectFacts.isJSON) == true, property.declaration.bindings.count == 1,
      property.declaration.bindings.first?.accessorBlock == nil, property.declaration.attributes.isEmpty,
      property.declaration.parent?.as(MemberBlockItemSyntax.self)?.semicolon == nil
    else { throw kept("its declaration is not understood", at: initializer) }
    let access: [Keyword] = [.private, .fileprivate, .internal, .package]
    if let modifier = property.declaration.modifiers.first(where: { modifier in
      modifier.detail != nil || !access.contains { modifier.name.tokenKind == .keyword($0) }
    }) {
      throw kept("it is `\(modifier.trimmedDescription)`", at: modifier)
    }
    return property
  }

  private func checkType(_ property: PropertyFacts) throws(NotRecognised) {
    if project.superclass(of: type.name) != nil || !project.subclasses(of: type.name).isEmpty {
      throw kept("a super- or subclass may read it", at: type.node)
    }
    if let place = project.place(showing: type.name) {
      throw NotRecognised(
        reason: Reason(.documentKept, "it keeps the document itself, in `\(name)`, and shows that here", at: place))
    }
    let conformances = Conformances(of: [type.name], in: project)
    if conformances.mayRequire(name) { throw kept("a protocol may ask for it", at: property.declaration) }
    let compared = ["Equatable", "Hashable", "Comparable"].first(where: conformances.foreign.contains)
    if let compared, !project.functions(named: "==").contains(where: { $0.owner == type.name }) {
      throw kept("`\(compared)` compares it", at: type.node)
    }
    if conformances.foreign.contains("Hashable"),
      !project.functions(named: "hash").contains(where: { $0.owner == type.name })
    {
      throw kept("`Hashable` counts it", at: type.node)
    }
  }

  // MARK: Uses

  private func uses(of property: PropertyFacts) throws(NotRecognised) -> [MemberUses.Use] {
    // What is private is used in its own file alone.
    let isPrivate = property.declaration.modifiers.contains {
      [.keyword(.private), .keyword(.fileprivate)].contains($0.name.tokenKind)
    }
    let elsewhere = isPrivate ? project.files.indices.filter { $0 != property.file } : []
    do throws(MemberUses.Uncertain) {
      return try MemberUses(facts: project).uses(
        of: name, owner: type.name,
        except: Dictionary(uniqueKeysWithValues: elsewhere.map { ($0, [0..<project.files[$0].utf8.count]) }))
    } catch {
      throw NotRecognised(
        reason: Reason(
          .documentKept, "it keeps the document in `\(name)`: \(error.reason.text)", at: error.reason.position))
    }
  }

  /// `self.json = json`.
  private func isKept(_ use: ExprSyntax) -> Bool {
    guard let elements = use.parent?.as(ExprListSyntax.self), elements.count == 3 else { return false }
    return elements.first?.id == use.id && elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  private func getter(around use: MemberUses.Use) throws(NotRecognised) -> StoredDocument.Getter {
    var node = Syntax(use.expression)
    while let parent = node.parent, !node.is(MemberBlockItemSyntax.self) { node = parent }
    guard let member = node.as(MemberBlockItemSyntax.self), member.semicolon == nil, use.file == type.file,
      member.parent?.parent?.id == Syntax(type.memberBlock).id,
      let declaration = member.decl.as(VariableDeclSyntax.self), let binding = declaration.bindings.only,
      let block = binding.accessorBlock,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let property = project.property(name, of: type.name), property.declaration.id == declaration.id,
      property.isComputed
    else { throw kept("it is used elsewhere", at: use.expression, in: use.file) }
    if let attribute = declaration.attributes.first {
      throw kept("`\(name)` has the attribute `\(attribute.trimmedDescription)`", at: attribute)
    }
    if let modifier = declaration.modifiers.first(where: { $0.isNoAccessLevel }) {
      throw kept("`\(name)` is `\(modifier.trimmedDescription)`", at: modifier)
    }
    guard let statement = block.getter?.only else {
      throw kept("`\(name)` can be set, or has more than one statement", at: declaration)
    }
    return StoredDocument.Getter(property: property, statement: statement, block: block)
  }

  func kept(_ why: String, at node: some SyntaxProtocol, in file: Int? = nil) -> NotRecognised {
    NotRecognised(
      reason: Reason(
        .documentKept, "it keeps the document itself, in `\(name)`: \(why)",
        at: project.files[file ?? type.file].position(of: node)))
  }
}

extension AccessorBlockSyntax {
  /// The statements of a getter that stands alone, and can't throw.
  var getter: CodeBlockItemListSyntax? {
    if case .accessors(let accessors) = accessors, accessors.count > 1 { return nil }
    return plainGetter
  }

  /// The statements of a getter that can't throw, alone or beside a setter.
  var plainGetter: CodeBlockItemListSyntax? {
    switch accessors {
    case .getter(let statements): statements
    case .accessors(let accessors): accessors.plainGetter?.body?.statements
    }
  }
}

extension AccessorDeclListSyntax {
  /// The getter, if it can't throw, and nothing but a setter stands beside it.
  var plainGetter: AccessorDeclSyntax? {
    let kinds: [TokenKind] = [.keyword(.get), .keyword(.set)]
    guard allSatisfy({ kinds.contains($0.accessorSpecifier.tokenKind) && $0.modifier == nil }),
      let getter = first(where: { $0.accessorSpecifier.tokenKind == kinds[0] }),
      getter.effectSpecifiers == nil, getter.attributes.isEmpty
    else { return nil }
    return getter
  }
}

extension DeclModifierSyntax {
  fileprivate var isNoAccessLevel: Bool {
    switch name.tokenKind {
    case .keyword(.private), .keyword(.fileprivate), .keyword(.internal), .keyword(.package), .keyword(.public): false
    default: true
    }
  }
}
