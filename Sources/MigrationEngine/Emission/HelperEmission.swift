import SwiftSyntax

/// Writes a helper for `LegacyContainer`: in its place, or as a twin behind it.
struct HelperEmission {
  let project: ProjectFacts
  let helper: ConvertedHelper
  let changesInPlace: Bool

  func edits() throws -> [Edit] {
    if changesInPlace { return helper.edits }
    let source = project.files[helper.file]
    // The old form stays where it is, so the twin is put together apart from the file's other edits.
    var text = try Rewriter(files: project.files, edits: helper.edits).render(file: helper.file, range: helper.range)
    // The parser took the line ends from the file, and they are written again.
    text = text.replacing("\r\n", with: "\n")
    let indentation = source.indentation(at: helper.range.lowerBound)
    let twin =
      helper.frame.map { frame in "\(frame.before)\n\(indentation)\(text)\n\(frame.after)" } ?? "\(indentation)\(text)"
    return [Edit(file: helper.file, range: helper.offset..<helper.offset, text: "\n\n\(twin)")]
  }
}
