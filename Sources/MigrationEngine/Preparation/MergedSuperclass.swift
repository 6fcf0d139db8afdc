import SwiftSyntax

/// Classes that are only there to be inherited by one other, put together with it.
///
/// ## Before
/// ```swift
/// class Entity {
///   let id: Int
///   init?(json: JSON) {
///     guard let id = json["id"].int else { return nil }
///     self.id = id
///   }
/// }
/// class User: Entity {
///   let name: String
///   override init?(json: JSON) {
///     name = json["name"].stringValue
///     super.init(json: json)
///   }
/// }
/// ```
/// ## After
/// ```swift
/// struct User: LegacyFailableDecodable {
///   static var legacyRules: [LegacyRule] { [.requiresValues] }
///   let id: Int
///   @Coerced private(set) var name: String
/// }
/// ```
///
/// In between, an initializer of the superclass is read as a method of the other class, which no compiler understands.
///
/// Preserves: every value, and which documents are refused. What overrides a member of the superclass is what runs.
/// Can't: a superclass that anything else names, that is open or has extensions, a member that is both overridden and
/// called by `super`, initializers that throw.
struct MergedSuperclass {
  /// The beginning of the names of the methods that stand for initializers of a superclass.
  static let marker = "legacySuper"

  private(set) var edits: [Edit] = []
  /// The full names of the classes that go, the nearest first.
  let superclasses: [String]

  private let project: ProjectFacts
  private let leaf: TypeFacts
  private let source: SourceFile

  /// Creates the change. Nil if the class has no such superclass.
  init?(of leaf: TypeFacts, in project: ProjectFacts) {
    let bases = project.lineage(of: leaf.name).dropFirst().compactMap(project.type(named:))
    self.project = project
    self.leaf = leaf
    source = project.files[leaf.file]
    superclasses = bases.map(\.name)
    guard !bases.isEmpty, leaf.kind == .classType, !leaf.isGeneric, project.subclasses(of: leaf.name).isEmpty,
      !leaf.node.isVisibleOutside, project.mayRewrite(leaf.file), bases.allSatisfy({ mayGo($0) }),
      // All members of a superclass stand behind the brace.
      !([leaf.memberBlock.leftBrace] + bases.map(\.memberBlock.rightBrace)).contains(where: hasComment)
    else { return nil }
    let classes = [leaf] + bases
    var changes = classes.map { _ in [Change]() }
    for (index, base) in bases.enumerated() {
      guard let (own, lower) = merge(base, into: classes[...index].reversed()) else { return nil }
      changes[index + 1] += own
      for (other, found) in zip(classes[...index].indices, lower.reversed()) { changes[other] += found }
    }
    guard addMentions(of: bases, classes, to: &changes) else { return nil }
    let inner = zip(bases, changes.dropFirst()).reversed().map { base, changes in
      text(of: base.memberBlock, changes)
    }
    let start = leaf.memberBlock.leftBrace.trimmedOffsets.upperBound
    let members = inner.joined() + space(behind: bases)
    edits.append(Edit(file: leaf.file, range: start..<start, text: members))
    edits += changes[0].map { Edit(file: leaf.file, range: $0.range, text: $0.text) }
    edits.append(inheritanceEdit(bases))
    for base in bases { edits += source.lineEdits(removing: source.removalRange(of: base.node), file: leaf.file) }
  }

  private typealias Change = (range: Range<Int>, text: String)

  // MARK: The superclass

  /// Whether a comment stands behind a brace, on its line.
  private func hasComment(behind brace: TokenSyntax) -> Bool {
    let end = brace.trimmedOffsets.upperBound
    return source.hasComment(in: end..<source.lineEnd(at: end))
  }

  private func mayGo(_ base: TypeFacts) -> Bool {
    base.kind == .classType && !base.isGeneric && base.file == leaf.file && base.enclosing == leaf.enclosing
      && !base.node.isVisibleOutside && base.attributes.isEmpty && project.subclasses(of: base.name).count == 1
      && project.extensions(of: base.name).isEmpty && !isCodedAlready
      && base.memberBlock.members.allSatisfy { member in
        !member.decl.is(IfConfigDeclSyntax.self) && !member.decl.is(DeinitializerDeclSyntax.self)
      }
  }

  /// Whether other code decodes or encodes the classes, each by the properties that it declares itself.
  private var isCodedAlready: Bool {
    !Conformances(of: project.lineage(of: leaf.name), in: project).foreign.isDisjoint(with: CodingProtocols.names)
  }

  /// Replaces what names a superclass in the classes themselves; returns false where anything else does.
  private func addMentions(of bases: [TypeFacts], _ classes: [TypeFacts], to changes: inout [[Change]]) -> Bool {
    for base in bases {
      for mention in TypeMentions(facts: project).mentions(of: base.name) where mention.kind != .superclass {
        let place = mention.token.trimmedOffsets
        guard mention.file == leaf.file, mention.kind != .uncertain,
          let index = classes.firstIndex(where: { $0.memberBlock.trimmedOffsets.contains(place.lowerBound) })
        else { return false }
        changes[index].append((place, leaf.simpleName))
      }
    }
    return true
  }

  /// Returns the changes of a superclass, and of the classes below it, the nearest first.
  private func merge(_ base: TypeFacts, into lower: [TypeFacts]) -> (own: [Change], lower: [[Change]])? {
    var own: [Change] = []
    var changes = lower.map { _ in [Change]() }
    let hasOwnInitializers = project.initializers(of: lower[0].name).contains { !$0.node.isConvenience }
    for member in base.memberBlock.members {
      let overridden = member.decl.modifiers.contains { $0.name.tokenKind == .keyword(.override) }
      if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        for (index, type) in lower.enumerated() {
          for other in project.initializers(of: type.name) where other.node.labels == initializer.labels {
            if initializer.isConvenience { return nil }
            if !overridden { changes[index] += removal(of: .override, from: other.node.modifiers) }
          }
        }
        if initializer.isConvenience || !hasOwnInitializers { continue }
        guard lower[0].memberBlock.callsSuperInitializer(labelled: initializer.labels) else {
          // Nobody calls it.
          guard !base.memberBlock.members.contains(where: { $0.decl.isConvenienceInitializer }) else { return nil }
          own.append((source.removalRange(of: member), ""))
          continue
        }
        guard initializer.signature.effectSpecifiers == nil, initializer.genericParameterClause == nil,
          initializer.attributes.isEmpty
        else { return nil }
        let start = initializer.modifiers.first?.trimmedOffsets.lowerBound
        let head =
          (start ?? initializer.initKeyword.trimmedOffsets.lowerBound)..<initializer.signature.trimmedOffsets.lowerBound
        own.append((head, "func \(Self.marker)\(base.simpleName)"))
        continue
      }
      for name in member.decl.declaredNames {
        for (index, type) in lower.enumerated() {
          for other in type.memberBlock.members where other.decl.declaredNames.contains(name) {
            let removed = removal(of: .override, from: other.decl.modifiers)
            guard !removed.isEmpty, member.decl.declaredNames.count == 1,
              !lower.contains(where: { $0.memberBlock.calls(super: name) })
            else { return nil }
            if !overridden { changes[index] += removed }
            if index == lower.firstIndex(where: { $0.memberBlock.declares(name) }) {
              own.append((source.removalRange(of: member), ""))
            }
          }
        }
      }
    }
    guard addSuperCalls(to: &changes[0], in: lower[0], of: base, hasOwnInitializers) else { return nil }
    return (own, changes)
  }

  /// Changes what a class calls of its superclass; returns false where that can't be.
  private func addSuperCalls(
    to changes: inout [Change], in type: TypeFacts, of base: TypeFacts, _ hasOwnInitializers: Bool
  ) -> Bool {
    for token in type.memberBlock.codeTokens where token.tokenKind == .keyword(.super) {
      guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self) else { return false }
      let name = access.declName.baseName.text
      if name == "init" {
        // One that stays would call what no compiler knows.
        let caller = access.enclosing(InitializerDeclSyntax.self)
        let isLeaf = type.name == leaf.name
        let goes = !isLeaf || project.jsonInitializers(of: type.name).contains { $0.node.id == caller?.id }
        guard hasOwnInitializers, goes else { return false }
        let labels = ExprSyntax(access).call?.arguments.map { $0.label?.text }
        guard project.initializers(of: base.name).contains(where: { $0.node.labels == labels }) else {
          // Its own superclass's, which is inherited.
          guard project.initializers(of: base.name).isEmpty else { return false }
          continue
        }
        changes.append((access.trimmedOffsets, "\(Self.marker)\(base.simpleName)"))
      } else if base.memberBlock.declares(name) {
        changes.append((token.trimmedOffsets, "self"))
      }
    }
    return true
  }

  private func removal(of keyword: Keyword, from modifiers: DeclModifierListSyntax) -> [Change] {
    modifiers.filter { $0.name.tokenKind == .keyword(keyword) }.map { modifier in
      // With the space behind it.
      (modifier.trimmedOffsets.lowerBound..<modifier.endPosition.utf8Offset, "")
    }
  }

  // MARK: Texts

  /// The members of a class, with some changes.
  private func text(of block: MemberBlockSyntax, _ changes: [Change]) -> String {
    let range = block.leftBrace.trimmedOffsets.upperBound..<block.rightBrace.trimmedOffsets.lowerBound
    var (text, place) = ("", range.lowerBound)
    for change in changes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard change.range.lowerBound >= place else { continue }
      text += source.text(in: place..<change.range.lowerBound) + change.text
      place = change.range.upperBound
    }
    text += source.text(in: place..<range.upperBound)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The space between the members of the superclasses and those of the class: an empty line, except between stored
  /// properties.
  private func space(behind bases: [TypeFacts]) -> String {
    guard let first = leaf.memberBlock.members.first else {
      return "\n" + source.indentation(at: leaf.node.trimmedOffsets.lowerBound)
    }
    let last = bases.first?.memberBlock.members.last { member in
      !member.decl.is(InitializerDeclSyntax.self)
        && !member.decl.declaredNames.contains(where: leaf.memberBlock.declares)
    }
    let areStored = [last?.decl, first.decl].allSatisfy { member in
      member?.as(VariableDeclSyntax.self)?.bindings.allSatisfy { $0.accessorBlock == nil } == true
    }
    return areStored ? "" : "\n"
  }

  private func inheritanceEdit(_ bases: [TypeFacts]) -> Edit {
    var seen: Set<String> = []
    let top = bases.last.map { $0.inherited } ?? []
    let others = (bases.dropLast().reversed() + [leaf]).flatMap { $0.inherited.dropFirst() }
    let all = (top + others).filter { seen.insert($0).inserted }
    let written = leaf.inheritanceClause?.trimmedOffsets ?? 0..<0
    return Edit(file: leaf.file, range: written, text: all.isEmpty ? "" : ": \(all.joined(separator: ", "))")
  }
}

extension MemberBlockSyntax {
  fileprivate func declares(_ name: String) -> Bool { members.contains { $0.decl.declaredNames.contains(name) } }

  /// The members of the superclass that are named in it: `super.update`.
  fileprivate var membersOfSuper: [MemberAccessExprSyntax] {
    codeTokens.filter { $0.tokenKind == .keyword(.super) }
      .compactMap { $0.parent?.parent?.as(MemberAccessExprSyntax.self) }
  }

  /// Whether `super.init` is called in it with labels.
  fileprivate func callsSuperInitializer(labelled labels: [String?]) -> Bool {
    membersOfSuper.contains { access in
      access.declName.baseName.text == "init"
        && ExprSyntax(access).call?.arguments.map { $0.label?.text } == labels
    }
  }

  /// Whether a member of the superclass is named in it: `super.update(json)`.
  fileprivate func calls(super name: String) -> Bool {
    membersOfSuper.contains { $0.declName.baseName.text == name }
  }
}

extension DeclSyntax {
  fileprivate var isConvenienceInitializer: Bool { self.as(InitializerDeclSyntax.self)?.isConvenience == true }

  fileprivate var modifiers: DeclModifierListSyntax {
    asProtocol((any WithModifiersSyntax).self)?.modifiers ?? DeclModifierListSyntax([])
  }
}
