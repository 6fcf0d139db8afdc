import Foundation
import SwiftSyntax

extension SourceTree {
  /// The amount of each file that is kept.
  enum Extent: Sendable {
    case everything
    /// For files without legacy code, only the facts that a migration may look up; their trees as well where all texts
    /// together have at most so many bytes.
    case migration(includingReads: Bool, treesUpTo: Int = SourceTree.largestKept)
  }

  /// The size of all texts up to which their trees stay in memory, in bytes. They take some fifty times as much.
  static let largestKept = 6 << 20

  /// Reads every `.swift` file below the given paths, on all cores. The result does not depend on which is done first.
  ///
  /// - Parameters:
  ///   - paths: files and folders that may be rewritten.
  ///   - contextPaths: files and folders that are read for facts only.
  ///   - selection: which of the files in `paths` may be rewritten.
  ///   - extent: how much is kept.
  ///   - progress: is told of each file that was read.
  /// - Throws: ``SourceProblems`` with every path that is missing or empty: all at once, so that one run shows all there is
  ///   to mend.
  static func load(
    paths: [String], contextPaths: [String], selection: FileSelection = FileSelection(), extent: Extent = .everything,
    progress: RunProgress? = nil
  ) throws -> SourceTree {
    let listing = try SourceFolder.listing(paths: paths, contextPaths: contextPaths, selection: selection)
    let places = try listing.files(changingOnly: selection.targets)
    let (includesEarlier, largestKept) =
      switch extent {
      case .everything: (false, Int.max)
      case .migration(let includingReads, let size): (includingReads, size)
      }
    let texts = Parallel.map(places) { SourceText($0, includesEarlier: includesEarlier) }
    let unreadable = texts.compactMap(\.problem)
    let unreadablePaths = Set(unreadable.map(\.path))
    let unchanged = places.compactMap(\.problem).filter { !unreadablePaths.contains($0.path) }
    var loading = Loading(
      texts: texts.filter { $0.problem == nil }, includesReads: includesEarlier, largestKept: largestKept,
      progress: progress)
    progress?.begin(.reading, total: texts.count)
    switch extent {
    case .everything: loading.parseEverything()
    case .migration: loading.parse()
    }
    let parsed = loading.parsed.compactMap(\.self)
    let problems = (listing.problems + unreadable + unchanged + parsed.flatMap(\.problems)).sorted { $0.path < $1.path }
    var tree = SourceTree(
      files: parsed.map(\.file), facts: parsed.map(\.facts),
      completeFacts: loading.keepsTrees ? parsed.map { $0.completeFacts ?? $0.facts } : nil, problems: problems)
    tree.projectFolders = listing.projectFolders
    tree.append(ImportedDeclarations.files(for: tree, roots: paths + contextPaths))
    tree.unscannedNames = UnscannedFiles.names(around: tree, roots: paths + contextPaths)
    tree.projectWithLibrary = UnscannedLibrary.projectFile(of: tree.files, tree.facts)
    return tree
  }
}

/// One file as it was read, before it is parsed.
private struct SourceText: Sendable {
  let path: String
  let role: SourceFile.Role
  let text: String
  let isLegacy: Bool
  let problem: SourceProblem?

  init(_ place: SourceFolder.File, includesEarlier: Bool) {
    path = place.path
    role = place.role
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      let data = try file.read(upToCount: Self.maximumSize + 1) ?? Data()
      guard data.count <= Self.maximumSize else {
        (text, isLegacy) = ("", false)
        problem = SourceProblem(
          path: path, message: "the file is larger than \(Self.maximumSize >> 20) MB, which no written code is")
        return
      }
      // Foundation's own conversion takes a byte order mark away, and the file would not be what was read.
      let valid = String(validating: data, as: UTF8.self)
      text = valid ?? ""
      isLegacy = Interest.isLegacy(Array(data), includesEarlier: includesEarlier)
      problem = valid == nil ? SourceProblem(path: path, message: "the file is not UTF-8") : nil
    } catch {
      (text, isLegacy) = ("", false)
      problem = SourceProblem(path: path, message: "the file can't be read: \(Self.reason(for: error))")
    }
  }

  /// The size of the largest file that is read. A syntax tree takes many times the memory of its text.
  private static let maximumSize = 8 << 20

  /// Returns the reason for a failed read, in the same words on all platforms.
  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "it does not exist"
    case .fileReadNoPermission: "no permission"
    default: error.localizedDescription
    }
  }
}

/// The files of a tree while they are parsed.
///
/// Syntax trees take most of the memory. So in a large project, files without legacy code are parsed one by one, and those
/// that are never looked up are kept as outlines.
private struct Loading {
  private let texts: [SourceText]
  /// Whether the run changes places that only read a property.
  private let includesReads: Bool
  private let progress: RunProgress?
  /// Whether every file keeps its tree, and all that it declares and uses.
  let keepsTrees: Bool
  private(set) var parsed: [Parsed?]

  struct Parsed: Sendable {
    var file: SourceFile
    var facts: FileFacts
    /// All that the file declares and uses, if `facts` are a part of it and every file is kept.
    var completeFacts: FileFacts?
    /// The declarations that decide which other files matter.
    let declarations: Interest.Declarations
    /// Whether only what it declares matters of the file.
    var isUnconcerned = false
    /// The names that a file without legacy code uses.
    var used: UsedNames?
    var problems: [SourceProblem] = []

    /// Creates the file's data. A file that does not parse is not changed, nor is one with a suppression.
    init(_ text: SourceText, index: Int, includingReads: Bool) {
      file = SourceFile(path: text.path, text: text.text, role: text.role)
      facts = FileFacts(of: file, index: index)
      declarations = Interest.Declarations(facts, includesReads: includingReads)
      guard file.role == .migrated else { return }
      problems = SourceTree.syntaxProblems(in: file)
      if !problems.isEmpty {
        file.role = .skipped(.syntax)
      } else if file.suppressionOfFile != nil {
        file.role = .skipped(.suppression)
      }
    }
  }

  init(texts: [SourceText], includesReads: Bool, largestKept: Int, progress: RunProgress?) {
    self.texts = texts
    self.includesReads = includesReads
    self.progress = progress
    keepsTrees = texts.reduce(0) { $0 + $1.text.utf8.count } <= largestKept
    parsed = Array(repeating: nil, count: texts.count)
  }

  mutating func parseEverything() { parse(Array(texts.indices)) { parsed, _ in parsed } }

  mutating func parse() {
    let legacy = texts.indices.filter { texts[$0].isLegacy }
    parse(legacy) { parsed, _ in parsed }
    let trees = parsed.compactMap { $0?.file.tree }
    let words = Parallel.map(trees, \.names).reduce(into: Set()) { $0.formUnion($1) }
    var interest = interest(words)
    var others = texts.indices.filter { !texts[$0].isLegacy }
    while !others.isEmpty {
      let known = interest
      parse(others) { [keepsTrees] in $0.reduced(to: known, index: $1, keepsTree: keepsTrees) }
      // What was seen now may be a subclass of a legacy one, or a function that changes what it is called on.
      interest = self.interest(words)
      let added = interest.added(to: known)
      others = parsed.indices.filter { index in
        guard let parsed = parsed[index], let used = parsed.used else { return false }
        return parsed.isUnconcerned ? interest.concerns(used) : used.contains(anyOf: added)
      }
    }
  }

  /// Returns the names and members that decisions may look up, by the files that were read so far.
  private func interest(_ words: Set<String>) -> Interest {
    let parsed = parsed.compactMap(\.self)
    return Interest(parsed.map(\.facts), parsed.map(\.declarations), words: words, includesReads: includesReads)
  }

  private mutating func parse(_ indices: [Int], _ reduce: @escaping @Sendable (Parsed, _ index: Int) -> Parsed) {
    let (texts, known, includesReads, progress) = (texts, parsed, includesReads, progress)
    let found = Parallel.map(indices) { index in
      defer { progress?.advance() }
      if var whole = known[index], !whole.file.isOutline {
        whole.facts = whole.completeFacts ?? FileFacts(of: whole.file, index: index)
        return reduce(whole, index)
      }
      return reduce(Parsed(texts[index], index: index, includingReads: includesReads), index)
    }
    for (index, result) in zip(indices, found) { parsed[index] = result }
  }
}

extension Loading.Parsed {
  /// Returns the part of a file without legacy code that is kept.
  fileprivate func reduced(to interest: Interest, index: Int, keepsTree: Bool) -> Self {
    var reduced = self
    let used = used ?? UsedNames(of: facts)
    reduced.used = used
    if keepsTree { reduced.completeFacts = facts }
    reduced.isUnconcerned = false
    if interest.concerns(used) || file.tree.hasError {
      reduced.facts = facts.restricted(to: interest)
    } else if keepsTree {
      reduced.isUnconcerned = true
      reduced.facts = facts.declared
    } else if let outline = file.outlined(facts, index: index) {
      reduced.isUnconcerned = true
      (reduced.file, reduced.facts) = outline
    }
    return reduced
  }
}

extension SourceFileSyntax {
  /// Every name in the file.
  fileprivate var names: Set<String> {
    let finder = NameFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.names
  }
}

private final class NameFinder: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .identifier(let name) = token.tokenKind { names.insert(name) }
    return .skipChildren
  }
}
