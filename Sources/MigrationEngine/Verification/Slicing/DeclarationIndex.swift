import SwiftSyntax

/// All declarations of one side, as units that a slice includes or omits.
struct DeclarationIndex {
  /// A declaration: a global one, the frame of a type or an extension, or one member.
  struct Unit {
    enum Kind: Equatable {
      case global, type, extensionFrame, stored, enumCase, initializer, member, subscriptMember, conditional
    }

    let id: Int
    let file: Int
    let kind: Kind
    let names: [String]
    /// The full name of the type that it is a member of; of an extension, the type it extends.
    let owner: String?
    /// Whether that type is one of the project's.
    let isForeign: Bool
    /// The frame that it stands in.
    let frame: Int?
    let node: Syntax
    /// Whether it is seen in its own file alone.
    let isPrivate: Bool
  }

  let facts: ProjectFacts
  private(set) var units: [Unit] = []
  private(set) var unitsByName: [String: [Int]] = [:]
  /// The private ones among them, which are visible in only one file.
  private(set) var privateUnitsByName: [String: [Int: [Int]]] = [:]
  private(set) var membersByOwner: [String: [Int]] = [:]
  private(set) var initializersByOwner: [String: [Int]] = [:]
  private(set) var membersByFrame: [Int: [Int]] = [:]
  private(set) var typeUnits: [String: [Int]] = [:]
  /// Initializers that extensions of others' types have, by the last component of the type's name.
  private(set) var foreignInitializers: [String: [Int]] = [:]
  private(set) var nestedTypes: [String: [Int]] = [:]
  private(set) var extensionsByOwner: [String: [Int]] = [:]

  init(facts: ProjectFacts) {
    self.facts = facts
    var copies: Set<String> = []
    // A copy of SwiftyJSON among the sources is served by LegacyJSON, as its module is.
    for (file, source) in facts.files.enumerated() where !facts.vendoredFiles.contains(file) {
      for statement in source.tree.statements {
        guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
        if let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text, facts.isCopied(name),
          !declaration.is(ExtensionDeclSyntax.self), !copies.insert(name).inserted
        {
          continue
        }
        add(declaration, file: file, path: nil, frame: nil, isForeign: false)
      }
    }
    for unit in units {
      for name in unit.names {
        unitsByName[name, default: []].append(unit.id)
        if unit.isPrivate { privateUnitsByName[name, default: [:]][unit.file, default: []].append(unit.id) }
      }
      guard let owner = unit.owner else { continue }
      if unit.kind == .extensionFrame {
        extensionsByOwner[owner, default: []].append(unit.id)
      } else if unit.kind == .type {
        nestedTypes[owner, default: []].append(unit.id)
      } else {
        if unit.isForeign, unit.kind == .initializer {
          foreignInitializers[owner.lastComponent, default: []].append(unit.id)
        }
        if unit.kind == .initializer { initializersByOwner[owner, default: []].append(unit.id) }
        membersByOwner[owner, default: []].append(unit.id)
      }
      if let frame = unit.frame { membersByFrame[frame, default: []].append(unit.id) }
    }
  }

  private mutating func append(
    _ kind: Unit.Kind, _ names: [String], _ node: some SyntaxProtocol, file: Int, owner: String?, frame: Int?,
    isForeign: Bool
  ) -> Int {
    let id = units.count
    units.append(
      Unit(
        id: id, file: file, kind: kind, names: names.map(\.trimmingBackticks), owner: owner, isForeign: isForeign,
        frame: frame,
        node: Syntax(node), isPrivate: isPrivate(Syntax(node), in: frame)))
    return id
  }

  private mutating func add(_ declaration: DeclSyntax, file: Int, path: String?, frame: Int?, isForeign: Bool) {
    func note(_ index: inout DeclarationIndex, _ kind: Unit.Kind, _ names: [String]) {
      _ = index.append(kind, names, declaration, file: file, owner: path, frame: frame, isForeign: isForeign)
    }
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      addGroup(group, declaration, file: file, path: path, frame: frame, isForeign: isForeign)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      let names = variable.bindings.flatMap { $0.pattern.boundNames }
      let isStatic = variable.modifiers.contains { ["static", "class"].contains($0.name.text) }
      let isStored = variable.bindings.contains { !$0.isComputed }
      note(&self, path == nil ? .global : isStored && !isStatic && !isForeign ? .stored : .member, names)
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      note(&self, path == nil ? .global : .member, [function.name.text])
    } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
      note(&self, path == nil ? .global : .member, [alias.name.text])
    } else if let associated = declaration.as(AssociatedTypeDeclSyntax.self) {
      note(&self, .enumCase, [associated.name.text])
    } else if let operation = declaration.as(OperatorDeclSyntax.self) {
      note(&self, .global, [operation.name.text])
    } else if let group = declaration.as(PrecedenceGroupDeclSyntax.self) {
      note(&self, .global, [group.name.text])
    } else if let enumCase = declaration.as(EnumCaseDeclSyntax.self) {
      note(&self, .enumCase, enumCase.elements.map(\.name.text))
    } else if declaration.is(InitializerDeclSyntax.self) {
      note(&self, .initializer, [])
    } else if declaration.is(SubscriptDeclSyntax.self) {
      note(&self, .subscriptMember, ["subscript"])
    } else if declaration.is(IfConfigDeclSyntax.self) {
      note(&self, .conditional, ConditionalNames.names(in: declaration))
    }
  }

  private mutating func addGroup(
    _ group: any DeclGroupSyntax, _ declaration: DeclSyntax, file: Int, path: String?, frame: Int?, isForeign: Bool
  ) {
    let own: String
    let id: Int
    var isForeign = isForeign
    if let extended = declaration.as(ExtensionDeclSyntax.self) {
      let written = extended.extendedType.trimmedDescription
      let found = facts.resolve(written, in: nil).flatMap { facts.vendoredFiles.contains($0.file) ? nil : $0 }
      own = found?.name ?? written
      isForeign = found == nil && typeless(written)
      id = append(.extensionFrame, [], declaration, file: file, owner: own, frame: nil, isForeign: isForeign)
    } else {
      guard let named = declaration.asProtocol((any NamedDeclSyntax).self) else { return }
      let name = named.name.text
      own = path.map { "\($0).\(name)" } ?? name
      id = append(.type, [name], declaration, file: file, owner: path, frame: frame, isForeign: isForeign)
      typeUnits[own, default: []].append(id)
      // A type of the project, even inside an extension of another's.
      isForeign = false
    }
    for member in group.memberBlock.members {
      add(member.decl, file: file, path: own, frame: id, isForeign: isForeign)
    }
  }

  private func isPrivate(_ node: Syntax, in frame: Int?) -> Bool {
    if let known = node.asProtocol((any WithModifiersSyntax).self) {
      if known.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) }) { return true }
    }
    return frame.map { units[$0].isPrivate } ?? false
  }

  /// Whether no type of that name is declared, not even twice.
  private func typeless(_ name: String) -> Bool {
    !facts.types(withSimpleName: name.lastComponent).contains {
      $0.name == name && !facts.vendoredFiles.contains($0.file)
    }
  }

  /// The full name of the type that a frame declares or extends.
  func frameName(_ id: Int) -> String? {
    let unit = units[id]
    switch unit.kind {
    case .extensionFrame: return unit.owner
    case .type: return unit.owner.map { "\($0).\(unit.names[0])" } ?? unit.names[0]
    default: return nil
    }
  }
}

/// The names that a `#if` declares at its top level.
private final class ConditionalNames: SyntaxAnyVisitor {
  private var names: [String] = []

  static func names(in node: DeclSyntax) -> [String] {
    let visitor = ConditionalNames(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let named = node.asProtocol((any NamedDeclSyntax).self) {
      names.append(named.name.text)
      return .skipChildren
    }
    if let variable = node.as(VariableDeclSyntax.self) {
      names += variable.bindings.flatMap { $0.pattern.boundNames }
      return .skipChildren
    }
    return .visitChildren
  }
}

extension PatternSyntax {
  fileprivate var boundNames: [String] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [name.identifier.text] }
    return self.as(TuplePatternSyntax.self)?.elements.flatMap { $0.pattern.boundNames } ?? []
  }
}
