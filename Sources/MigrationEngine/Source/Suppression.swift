import SwiftSyntax

/// Comments that suppress the conversion: `// migrate-tool:ignore` above a type, `// migrate-tool:ignore-file` anywhere
/// in a file.
struct Suppression: Sendable {
  static let type = "migrate-tool:ignore"
  static let file = "migrate-tool:ignore-file"

  /// Whether a comment is the marker, and nothing else.
  static func isMarker(_ comment: String, _ marker: String) -> Bool {
    comment.trimmingPrefix { "/* ".contains($0) }.trimmingSuffix { "/* ".contains($0) } == marker
  }
}

extension SourceFile {
  /// The comment that suppresses the whole file, or nil if there is none.
  var suppressionOfFile: SourcePosition? {
    guard mentionsSuppression else { return nil }
    return allComments.first { Suppression.isMarker($0.text, Suppression.file) }.map { position(at: $0.offset) }
  }

  /// The places of all comments that suppress the declaration below them.
  var suppressionsOfTypes: [SourcePosition] {
    guard mentionsSuppression else { return [] }
    return allComments.filter { Suppression.isMarker($0.text, Suppression.type) }.map { position(at: $0.offset) }
  }
}

extension ProjectFacts {
  /// Returns the reason for leaving any type as it is: the user asked for that, or the tool can't convert it without a
  /// fault.
  func reasonToLeave(_ type: TypeFacts) -> Reason? {
    if limit == .imports {
      return Reason(.leftAloneOnRequest, ConversionLimit.imports.reason, at: files[type.file].position(of: type.node))
    }
    if let place = suppression(of: type) { return Reason(.leftAloneOnRequest, "suppressed by a comment", at: place) }
    guard !faultyTypes.isEmpty, faultyTypes.contains(FaultyType(path: files[type.file].path, name: type.name)) else {
      return nil
    }
    return Reason(.faultOfTheTool, "a fault of the tool", at: files[type.file].position(of: type.node))
  }

  /// Returns the comment that suppresses a type, or one around it.
  func suppression(of type: TypeFacts) -> SourcePosition? {
    for scope in [type] + lineageOfScopes(of: type.enclosing ?? "") {
      let source = files[scope.file]
      guard source.mentionsSuppression else { continue }
      let start = source.attachedStart(of: scope.node)
      let end = scope.node.trimmedOffsets.lowerBound
      let comment = source.allComments.first {
        (start..<end).contains($0.offset) && Suppression.isMarker($0.text, Suppression.type)
      }
      if let comment { return source.position(at: comment.offset) }
    }
    return nil
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> SubSequence {
    var end = endIndex
    while end > startIndex, isTrimmed(self[index(before: end)]) { end = index(before: end) }
    return self[startIndex..<end]
  }

  fileprivate func trimmingPrefix(_ isTrimmed: (Character) -> Bool) -> SubSequence { drop(while: isTrimmed) }
}
