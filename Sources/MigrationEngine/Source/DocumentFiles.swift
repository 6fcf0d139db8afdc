import Foundation

/// The document files that the user names, directly or by their folder.
enum DocumentFiles {
  /// Reads all of them, in the order of the paths, and of the names in a folder.
  ///
  /// - Parameters:
  ///   - paths: files and folders.
  ///   - extensions: which files of a folder are meant.
  ///   - read: reads one file.
  /// - Throws: ``SourceProblems`` for a path that does not exist, a folder without documents, and every file that can't be
  ///   read. A document that can't be read is never left out silently: what follows from the others would seem stronger.
  static func read<Value>(
    _ paths: [String], extensions: [String], _ read: (String) throws -> [Value]
  ) throws -> [Value] {
    var problems: [SourceProblem] = []
    var values: [Value] = []
    func collect(_ body: () throws -> Void) rethrows {
      do { try body() } catch let found as SourceProblems { problems += found.problems }
    }
    for root in paths {
      try collect {
        for path in try files(at: root, extensions: extensions) { try collect { values += try read(path) } }
      }
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    return values
  }

  private static func files(at root: String, extensions: [String]) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw SourceProblem(path: root, message: "no such file or folder").alone
    }
    guard isFolder.boolValue else { return [root] }
    var found: [String] = []
    var unreadable = SourceFolder.isReadable(root) ? [] : [root]
    let entries = FileManager.default.enumerator(atPath: root)
    while let entry = entries?.nextObject() as? String {
      let path = (root as NSString).appendingPathComponent(entry)
      let isDirectory = entries?.fileAttributes?[.type] as? FileAttributeType == .typeDirectory
      if isDirectory, !SourceFolder.isReadable(path) { unreadable.append(path) }
      if extensions.contains((entry as NSString).pathExtension.lowercased()) { found.append(path) }
    }
    guard unreadable.isEmpty else { throw SourceProblems(problems: unreadable.map(SourceFolder.unreadable)) }
    guard !found.isEmpty else { throw SourceProblem(path: root, message: "no JSON documents in this folder").alone }
    return found.sorted()
  }
}
