/// The reason for an item's outcome, with the place in the source that shows it.
struct Reason: Sendable, Equatable, CustomStringConvertible {
  /// The entry of the catalogue that explains it.
  let kind: ReasonKind
  let text: String
  let position: SourcePosition?
  /// Whether it describes a change that a comparison of decoded values can't show.
  let isBesideDecoding: Bool

  init(_ kind: ReasonKind, _ text: String, at position: SourcePosition? = nil, isBesideDecoding: Bool = false) {
    self.kind = kind
    self.text = text
    self.position = position
    self.isBesideDecoding = isBesideDecoding
  }

  var description: String { position.map { "\($0): \(text)" } ?? text }

  /// The same reason, with a text before its own.
  func after(_ words: String) -> Reason { Reason(kind, words + text, at: position) }

  /// The same reason at another place.
  func at(_ position: SourcePosition?) -> Reason { Reason(kind, text, at: position) }
}
