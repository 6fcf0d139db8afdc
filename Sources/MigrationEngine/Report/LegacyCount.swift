import MigrationPlan
import SwiftSyntax

/// How much of the old library a file still has.
struct LegacyCount: Sendable, Equatable {
  /// Mentions of the type `JSON`.
  var mentions = 0
  /// Values that are read from a `JSON`: subscripts of what is called one, and the library's own accessors.
  var reads = 0
  /// Whether the file imports a legacy library, as a number.
  var imports = 0

  init() {}

  init(of tree: SourceFileSyntax) {
    self = Self.found(in: tree).count
  }

  /// The expressions of a file that read a value from a `JSON`.
  static func reads(in tree: SourceFileSyntax) -> [Syntax] { found(in: tree).reads }

  /// The counts of each scanned file before its changes, with the expressions that read a value.
  static func found(in project: ProjectFacts) -> [Int: (count: LegacyCount, reads: [Syntax])] {
    let files = project.files.indices.filter(project.isScanned)
    return Dictionary(
      uniqueKeysWithValues: zip(
        files,
        Parallel.map(files) { index in
          let file = project.files[index]
          // Numbers and text fields have members of the same names.
          return file.legacyUses { file.utf8.containsIgnoringCase("json") ? found(in: file.tree) : (LegacyCount(), []) }
        }))
  }

  private static func found(in tree: SourceFileSyntax) -> (count: LegacyCount, reads: [Syntax]) {
    let counter = Counter(viewMode: .sourceAccurate)
    counter.walk(tree)
    return (counter.count, counter.reads)
  }

  /// The counts of each file of a project before and after its changes, without copies of the library and without files
  /// that are only read; in the order of the files.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - found: what is counted in each file before.
  ///   - result: the files after the changes.
  static func byFile(
    of project: ProjectFacts, _ found: [Int: (count: LegacyCount, reads: [Syntax])], _ result: SourceTree
  ) -> [(path: String, before: LegacyCount, after: LegacyCount)] {
    return Parallel.map(found.sorted { $0.key < $1.key }) { index, found in
      let file = project.files[index]
      let isChanged = result.files[index].tree.id != file.tree.id
      return (
        path: file.path, before: found.count, after: isChanged ? LegacyCount(of: result.files[index].tree) : found.count
      )
    }
  }

  private final class Counter: SyntaxVisitor {
    var count = LegacyCount()
    private(set) var reads: [Syntax] = []

    private func note(_ read: some SyntaxProtocol) {
      count.reads += 1
      reads.append(Syntax(read))
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
      if Import(node).map({ Import.jsonLibraries.contains($0.module) }) == true { count.imports = 1 }
      return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if node.name.text == "JSON" { count.mentions += 1 }
      return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
      if TypeSyntax(node).isPlainJSON { count.mentions += 1 }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.baseName.text == "JSON" else { return .visitChildren }
      let base = node.isMemberName ? node.parent?.as(MemberAccessExprSyntax.self)?.base : nil
      let isOfLibrary = base.map { Import.jsonLibraries.contains($0.trimmedDescription) } ?? false
      if !node.isMemberName || isOfLibrary { count.mentions += 1 }
      return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if ExprSyntax(node).isSubscriptOfDocument { note(node) }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let isAccessor = LegacyCount.accessors.contains(node.declName.baseName.text)
      // A chain that begins with such a subscript is counted there.
      if isAccessor, node.base?.beginsWithDocument == false { note(node) }
      return .visitChildren
    }
  }

  /// The accessors that have no other meaning: `stringValue`, `int64Value`, `arrayValue` …
  private static let accessors = Set(
    (Scalar.allCases.filter { $0 != .url }.map(\.accessor) + ["array", "dictionary", "number"]).map { "\($0)Value" })
}

extension ExprSyntax {
  /// Whether it is a subscript of what is called a JSON: `json["id"]`, `self.jsonData[0]`.
  fileprivate var isSubscriptOfDocument: Bool {
    guard let whole = self.as(SubscriptCallExprSyntax.self)?.calledExpression else { return false }
    let name =
      whole.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? whole.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.lowercased().contains("json") ?? false
  }

  /// Whether such a subscript is what a chain of subscripts and members begins with.
  fileprivate var beginsWithDocument: Bool {
    isSubscriptOfDocument || whole?.beginsWithDocument == true
  }
}

extension Report.Legacy {
  init(before: LegacyCount, after: LegacyCount) {
    self.init(
      mentionsBefore: before.mentions, mentionsAfter: after.mentions, readsBefore: before.reads,
      readsAfter: after.reads, importsBefore: before.imports, importsAfter: after.imports)
  }
}
