import SwiftSyntax

/// Writes helpers for `LegacyContainer`: in place, with a line for code that has a `JSON`, or as twins after the old
/// ones.
struct HelperEmission {
  let project: ProjectFacts
  let documents: DocumentMigration

  func edits() throws -> [Edit] {
    var edits = Array(Set(documents.helpers.flatMap(\.visibility)))
    var twins: [(helper: ConvertedHelper, texts: [String])] = []
    for helper in documents.helpers {
      if documents.changesInPlace(helper) {
        edits += helper.edits
      } else if let forwarder = helper.forwarder {
        let text = "\n\(forwarder)"
        edits += helper.edits + [Edit(file: helper.file, range: helper.offset..<helper.offset, text: text)]
      } else if let index = twins.firstIndex(where: { $0.helper.isBeside(helper) }) {
        twins[index].texts.append(try text(of: helper))
      } else {
        twins.append((helper, [try text(of: helper)]))
      }
    }
    return edits
      + twins.map { helper, texts in
        let members = texts.joined(separator: "\n\n")
        let text = helper.frame.map { "\($0.before)\n\(members)\n\($0.after)" } ?? members
        return Edit(file: helper.file, range: helper.offset..<helper.offset, text: "\n\n\(text)")
      }
  }

  /// The old form stays where it is, so the twin is put together apart from the file's other edits.
  private func text(of helper: ConvertedHelper) throws -> String {
    let text = try Rewriter(files: project.files, edits: helper.edits).render(file: helper.file, range: helper.range)
    // Line ends are written as the file has them later on.
    return project.files[helper.file].indentation(at: helper.range.lowerBound) + text.replacing("\r\n", with: "\n")
  }
}

extension ConvertedHelper {
  /// Whether two twins go into one extension.
  fileprivate func isBeside(_ other: ConvertedHelper) -> Bool {
    file == other.file && offset == other.offset && frame?.before == other.frame?.before && frame != nil
  }
}
