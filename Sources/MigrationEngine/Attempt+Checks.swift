import SwiftSyntax

extension Attempt {
  /// - Returns: the tree after the changes.
  /// - Throws: ``InternalFaults`` with every file whose result does not hold up.
  func check(againWith options: Migration.Options) throws -> SourceTree {
    guard !changes.isEmpty else { return tree }
    let result = tree.replacing(Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0.after) }))
    let paths = Set(changes.map(\.path))
    let changed = tree.files.indices.filter { paths.contains(tree.files[$0].path) }
    let unparsed = Parallel.map(changed) { syntaxFault(of: result.files[$0], result.facts[$0]) }.compactMap(\.self)
    let lost = Parallel.map(changed) { commentFault(in: tree.files[$0], $0, result.files[$0]) }.compactMap(\.self)
    // A second run over what does not parse would find fault with other files for it.
    let again = unparsed.isEmpty ? try faultsOfSecondRun(over: result, options) : []
    let faults = unparsed + lost + again
    if !faults.isEmpty { throw InternalFaults(faults) }
    return result
  }

  private func faultsOfSecondRun(over result: SourceTree, _ options: Migration.Options) throws -> [InternalFault] {
    do {
      // A second run knows nothing of the evidence: what it would conclude, the first has.
      return try Attempt(tree: result, evidence: [], options: options).changes.map { change in
        InternalFault(message: "\(change.path): a second run would change it again", path: change.path)
      }
    } catch let found as InternalFaults {
      return found.faults
    }
  }

  private func syntaxFault(of result: SourceFile, _ facts: FileFacts) -> InternalFault? {
    guard let problem = SourceTree.syntaxProblems(in: result).first else { return nil }
    let around = facts.types.filter { type in
      let range = type.node.trimmedOffsets
      return (result.position(at: range.lowerBound).line...result.position(at: range.upperBound).line)
        .contains(problem.line ?? 0)
    }
    return InternalFault(
      message: "the rewritten file would not parse: \(problem)", path: result.path,
      type: Self.typeToLeave(among: around, in: project))
  }

  /// Adds the type around a fault, if only that type can be left as it is.
  static func located(_ fault: InternalFault, in project: ProjectFacts) -> InternalFault {
    var fault = fault
    let around = project.types.filter { type in
      project.files[type.file].path == fault.path
        && fault.offset.map { type.node.trimmedOffsets.contains($0) } == true
    }
    fault.type = typeToLeave(among: around, in: project)
    return fault
  }

  /// Returns the innermost type around a fault that can stay as it is while others of its file are converted: it is
  /// created from a document, and its name is unique.
  private static func typeToLeave(among around: [TypeFacts], in project: ProjectFacts) -> String? {
    guard let name = around.min(by: { $0.node.trimmedOffsets.count < $1.node.trimmedOffsets.count })?.name,
      project.type(named: name) != nil, !project.jsonInitializers(of: name).isEmpty
    else { return nil }
    return name
  }

  private func commentFault(in file: SourceFile, _ index: Int, _ result: SourceFile) -> InternalFault? {
    lostComment(in: file, index, result).map { comment in
      Self.located(
        InternalFault(
          message: "\(file.path): the comment `\(comment.text)` would be lost", path: file.path, offset: comment.offset),
        in: project)
    }
  }

  /// The first comment outside of deleted code that the result has not.
  private func lostComment(in file: SourceFile, _ index: Int, _ result: SourceFile) -> (text: String, offset: Int)? {
    let gone = deleted[index, default: []] + rewritten[index, default: []]
    let kept = file.allComments.filter { comment in !gone.contains { $0.contains(comment.offset) } }
    func firstMissing(_ comments: [(text: String, offset: Int)]) -> (text: String, offset: Int)? {
      var left: [String: Int] = [:]
      for comment in result.allComments { left[comment.text, default: 0] += 1 }
      return comments.first { comment in
        left[comment.text, default: 0] -= 1
        return left[comment.text, default: 0] < 0
      }
    }
    guard firstMissing(kept) != nil else { return nil }
    // A comment that belongs to deleted code may go with it, even if another comment has the same text.
    return firstMissing(kept.filter { comment in !gone.contains { file.isAttached(comment, to: $0) } })
  }
}
