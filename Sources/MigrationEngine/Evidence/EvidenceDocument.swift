import Foundation
import LegacyJSON

/// One recorded answer.
struct EvidenceDocument: Sendable {
  let path: String
  let content: JSON

  /// Reads every `.json` file of the given files and folders.
  ///
  /// - Throws: ``SourceProblems`` for a path that does not exist, a folder without documents, and every file that is
  ///   not a JSON document. A document that can't be read is never left out silently: the evidence would seem stronger.
  static func load(paths: [String]) throws -> [EvidenceDocument] {
    var problems: [SourceProblem] = []
    var documents: [EvidenceDocument] = []
    for root in paths {
      do {
        for path in try files(at: root) {
          do {
            documents.append(try read(path))
          } catch let found as SourceProblems {
            problems += found.problems
          }
        }
      } catch let found as SourceProblems {
        problems += found.problems
      }
    }
    guard problems.isEmpty else { throw SourceProblems(problems: problems) }
    return documents
  }

  private static func files(at root: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw SourceProblem(path: root, message: "no such file or folder").alone
    }
    guard isFolder.boolValue else { return [root] }
    let found = (FileManager.default.enumerator(atPath: root)?.allObjects as? [String] ?? [])
      .filter { $0.hasSuffix(".json") }
      .map { (root as NSString).appendingPathComponent($0) }
    guard !found.isEmpty else {
      throw SourceProblem(path: root, message: "no JSON documents in this folder").alone
    }
    return found.sorted()
  }

  private static func read(_ path: String) throws -> EvidenceDocument {
    do {
      return EvidenceDocument(path: path, content: try JSON(data: Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      throw SourceProblem(path: path, message: "not a JSON document that can be read").alone
    }
  }

  /// What documents of one kind have in common in their names: the folder and the name up to its number.
  /// `products-01.json` and `products-20.json` are of one group.
  var group: String {
    let name = ((path as NSString).deletingPathExtension as NSString)
    let stem = name.lastPathComponent
    let letters = stem.reversed().drop { $0.isNumber || "-_. ".contains($0) }.reversed()
    return (name.deletingLastPathComponent as NSString).appendingPathComponent(String(letters))
  }
}
