import SwiftParserDiagnostics
import SwiftSyntax

/// All files of a run, in the order of their paths, followed by the files that are read of other modules.
struct SourceTree: Sendable {
  private(set) var files: [SourceFile]
  /// The declarations and uses of each file.
  private(set) var facts: [FileFacts]
  /// Files that can't be read, and places that do not parse. Such files are not changed, but the facts that can be read
  /// from them count.
  var problems: [SourceProblem] = []
  /// The full paths of the folders that hold projects.
  var projectFolders: Set<String> = []
  /// The names in files that the run is not given, and that see what is internal in its modules.
  var unscannedNames: Set<String> = []
  /// The paths of files of other modules, of which some declarations are read.
  private(set) var importedPaths: [String] = []
  /// The paths of files that the report of another part of the same run is about.
  var reportedElsewhere: Set<String> = []
  /// The types that are not converted, because the tool's own checks found fault with the result.
  var faultyTypes: Set<FaultyType> = []
  /// The limit to what is converted; nil if there is none.
  var limit: ConversionLimit?
  /// Whether initializers that become stored properties lose what they print.
  var dropsPrints = false
  /// The project file that lists a copy of SwiftyJSON which is not among the files.
  var projectWithLibrary: String?
  /// All that each file declares and uses, where it was kept: as long as no file is an outline.
  private var completeFacts: [FileFacts]?
  /// The files and facts of ``complete``, shared by the trees that differ only in which files may change.
  private var completed = Memo<(files: [SourceFile], facts: [FileFacts])>()

  /// - Parameter completeFacts: all that each file declares and uses, where `facts` are reduced and no file is an outline.
  init(
    files: [SourceFile], facts: [FileFacts], completeFacts: [FileFacts]? = nil, problems: [SourceProblem] = []
  ) {
    self.files = files
    self.facts = facts
    self.completeFacts = completeFacts
    self.problems = problems
  }

  init(files: [SourceFile]) {
    self.init(
      files: files,
      facts: Parallel.map(Array(files.enumerated())) { FileFacts(of: $0.element, index: $0.offset) })
  }

  /// Adds what is read of modules that are not scanned.
  mutating func append(_ imported: [SourceFile]) {
    importedPaths = imported.map(\.path)
    completed = Memo()
    for file in imported {
      let found = FileFacts(of: file, index: files.count)
      facts.append(found)
      completeFacts?.append(found)
      files.append(file)
    }
  }

  /// Returns the tree without faults: faulty files become read-only, and faulty types stay.
  func without(_ faults: InternalFaults) -> SourceTree {
    var tree = withoutChanging(faults.wholePaths, because: .fault)
    tree.faultyTypes.formUnion(faults.types)
    return tree
  }

  /// The tree with files that are only read from now on.
  func withoutChanging(_ paths: Set<String>, because obstacle: SourceFile.Obstacle) -> SourceTree {
    var tree = self
    for index in files.indices where paths.contains(files[index].path) { tree.files[index].role = .skipped(obstacle) }
    return tree
  }

  /// The tree with other texts for some files; only those are parsed.
  func replacing(_ texts: [String: String]) -> SourceTree {
    replacing(files.indices.filter { texts[files[$0].path] != nil }) { file, _ in
      SourceFile(path: file.path, text: texts[file.path] ?? file.text, role: file.role, as: .results)
    }
  }

  /// Returns the tree with the prepared forms of some files, by their index.
  func replacing(_ prepared: [Int: PreparedFile]) -> SourceTree {
    replacing(prepared.keys.sorted()) { file, index in prepared[index].map { SourceFile($0, of: file) } ?? file }
  }

  private func replacing(
    _ changed: [Int], _ result: @escaping @Sendable (SourceFile, Int) -> SourceFile
  ) -> SourceTree {
    var tree = self
    tree.completed = Memo()
    let parsed = Parallel.map(changed) { index in
      let result = result(files[index], index)
      return (result, FileFacts(of: result, index: index))
    }
    for (index, (file, facts)) in zip(changed, parsed) {
      (tree.files[index], tree.facts[index]) = (file, facts)
      tree.completeFacts?[index] = facts
    }
    return tree
  }

  /// The tree with some of its files.
  func restricted(to isKept: (Int) -> Bool) -> SourceTree {
    let kept = files.indices.filter(isKept)
    func moved(_ facts: [FileFacts]) -> [FileFacts] {
      kept.enumerated().map { facts[$0.element].moved(to: $0.offset) }
    }
    var result = SourceTree(
      files: kept.map { files[$0] }, facts: moved(facts), completeFacts: completeFacts.map(moved))
    let paths = Set(result.files.map(\.path))
    result.problems = problems.filter { paths.contains($0.path) }
    result.unscannedNames = unscannedNames
    result.projectWithLibrary = UnscannedLibrary.projectFile(of: result.files, result.facts)
    return result
  }

  /// The tree with every file complete, for look-ups in bodies.
  var whole: SourceTree { files.contains(where: \.isOutline) ? complete : self }

  /// The tree with every file whole, and with all that it declares and uses.
  var complete: SourceTree {
    let (known, reduced, kept) = (files, facts, completeFacts)
    let (files, facts) = completed {
      if let kept { return (known, kept) }
      let complete = Parallel.map(Array(known.indices)) { index in
        let (file, facts) = (known[index], reduced[index])
        let whole = file.isOutline ? SourceFile(path: file.path, text: file.text, role: file.role, as: .again) : file
        return (whole, file.isOutline || facts.isReduced ? FileFacts(of: whole, index: index) : facts)
      }
      return (complete.map(\.0), complete.map(\.1))
    }
    var tree = SourceTree(files: files, facts: facts)
    for index in files.indices { tree.files[index].role = known[index].role }
    tree.reportedElsewhere = reportedElsewhere
    tree.projectWithLibrary = projectWithLibrary
    tree.faultyTypes = faultyTypes
    tree.limit = limit
    tree.dropsPrints = dropsPrints
    tree.unscannedNames = unscannedNames
    return tree
  }

  /// A placeholder is a complete expression to the parser, and real trees have some in files that nobody builds.
  private static let editorPlaceholder = "editor placeholder in source file"

  /// The places where a file does not parse.
  static func syntaxProblems(in file: SourceFile) -> [SourceProblem] {
    if file.isTooDeep { return [SourceProblem(path: file.path, message: "the code nests too deeply to be parsed")] }
    guard file.tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: file.tree)
      .filter { $0.diagMessage.severity == .error && $0.message != editorPlaceholder }
      .map { diagnostic in
        let position = file.position(at: diagnostic.position.utf8Offset)
        return SourceProblem(
          path: file.path, line: position.line, column: position.column, message: diagnostic.message)
      }
  }
}

/// A file or folder that the tool can't process.
public struct SourceProblem: Sendable, Equatable, CustomStringConvertible {
  public let path: String
  public var line: Int?
  public var column: Int?
  public let message: String

  public var description: String {
    let place = [path, line.map { "\($0)" }, column.map { "\($0)" }].compactMap(\.self).joined(separator: ":")
    return "\(place): error: \(message)"
  }

  var alone: SourceProblems { SourceProblems(problems: [self]) }
}

/// The problems that prevent a run.
public struct SourceProblems: Error, Sendable, CustomStringConvertible {
  public let problems: [SourceProblem]

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
