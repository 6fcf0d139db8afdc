import Foundation
import SwiftParserDiagnostics
import SwiftSyntax

/// All files that a run looks at, in the order of their paths.
struct SourceTree: Sendable {
  let files: [SourceFile]
  /// Files that can't be read, and places that do not parse. Such files are not changed; what can be made out of them is
  /// taken for facts.
  var problems: [SourceProblem] = []

  /// The tree with a file that is only read from now on.
  func withoutChanging(_ path: String) -> SourceTree {
    SourceTree(
      files: files.map { $0.path == path ? SourceFile(path: path, text: $0.text, role: .skipped) : $0 },
      problems: problems)
  }

  /// Reads every `.swift` file below the given paths.
  ///
  /// - Parameters:
  ///   - paths: files and folders that may be rewritten.
  ///   - contextPaths: files and folders that are read for facts only.
  /// - Throws: ``SourceProblems`` with every path that is missing or empty: all at once, so that one run shows all there is
  ///   to mend.
  static func load(paths: [String], contextPaths: [String]) throws -> SourceTree {
    var problems: [SourceProblem] = []
    var skipped: [SourceProblem] = []
    var seen: Set<String> = []
    var files: [SourceFile] = []
    for (roots, role) in [(paths, SourceFile.Role.migrated), (contextPaths, .context)] {
      for root in roots {
        do {
          for path in try swiftFiles(at: root) where seen.insert(canonical(path)).inserted {
            do {
              let file = try read(path, role: role)
              let found = syntaxProblems(in: file)
              if role == .context || (found.isEmpty && file.suppressionOfFile == nil) {
                files.append(file)
              } else {
                files.append(SourceFile(path: path, text: file.text, role: .skipped))
                skipped += found
              }
            } catch let found as SourceProblems {
              skipped += found.problems
            }
          }
        } catch let found as SourceProblems {
          problems += found.problems
        }
      }
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    return SourceTree(
      files: files.sorted { $0.path < $1.path }, problems: skipped.sorted { $0.path < $1.path })
  }

  /// Folders that hold other people's code.
  private static let vendored: Set = ["Carthage", "Pods"]

  /// The `.swift` files of one root. Hidden folders (`.build`, `.git`) and vendored ones below it are left out.
  private static func swiftFiles(at root: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw SourceProblem(path: root, message: "no such file or folder").alone
    }
    guard isFolder.boolValue else {
      guard root.hasSuffix(".swift") else {
        throw SourceProblem(path: root, message: "not a Swift file").alone
      }
      return [root]
    }
    guard let entries = FileManager.default.enumerator(atPath: root) else {
      throw SourceProblem(path: root, message: "the folder can't be read").alone
    }
    var found: [String] = []
    while let entry = entries.nextObject() as? String {
      let isDirectory = entries.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      let name = (entry as NSString).lastPathComponent
      if name.hasPrefix(".") || (isDirectory && vendored.contains(name)) {
        if isDirectory { entries.skipDescendants() }
      } else if entry.hasSuffix(".swift"), !isDirectory {
        found.append((root as NSString).appendingPathComponent(entry))
      }
    }
    guard !found.isEmpty else {
      throw SourceProblem(path: root, message: "no Swift files in this folder").alone
    }
    return found.sorted()
  }

  private static func read(_ path: String, role: SourceFile.Role) throws -> SourceFile {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw SourceProblem(path: path, message: "the file can't be read: \(reason(for: error))").alone
    }
    // Foundation's own conversion takes a byte order mark away, and the file would not be what was read.
    guard let text = String(validating: data, as: UTF8.self) else {
      throw SourceProblem(path: path, message: "the file is not UTF-8").alone
    }
    return SourceFile(path: path, text: text, role: role)
  }

  /// Why a read failed, in the same words on all platforms.
  private static func reason(for error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile, .fileNoSuchFile: "it does not exist"
    case .fileReadNoPermission: "no permission"
    default: error.localizedDescription
    }
  }

  /// A placeholder is a complete expression to the parser, and real trees have some in files that nobody builds.
  private static let editorPlaceholder = "editor placeholder in source file"

  /// The places where a file does not parse.
  static func syntaxProblems(in file: SourceFile) -> [SourceProblem] {
    guard file.tree.hasError else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: file.tree)
      .filter { $0.diagMessage.severity == .error && $0.message != editorPlaceholder }
      .map { diagnostic in
        let position = file.position(at: diagnostic.position.utf8Offset)
        return SourceProblem(
          path: file.path, line: position.line, column: position.column, message: diagnostic.message)
      }
  }

  /// One name for one file, however it was reached.
  private static func canonical(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}

/// A file or folder that the tool can't work with.
public struct SourceProblem: Sendable, Equatable, CustomStringConvertible {
  public let path: String
  public var line: Int?
  public var column: Int?
  public let message: String

  public var description: String {
    if let line, let column { return "\(path):\(line):\(column): error: \(message)" }
    return "\(path): error: \(message)"
  }

  var alone: SourceProblems { SourceProblems(problems: [self]) }
}

/// Everything that keeps a run from starting.
public struct SourceProblems: Error, Sendable, CustomStringConvertible {
  public let problems: [SourceProblem]

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
