/// The reason for an item's outcome, with the place in the source that shows it.
struct Reason: Sendable, Equatable, CustomStringConvertible {
  let text: String
  let position: SourcePosition?
  /// Whether it describes a change that a comparison of decoded values can't show.
  let isBesideDecoding: Bool

  init(_ text: String, at position: SourcePosition? = nil, isBesideDecoding: Bool = false) {
    self.text = text
    self.position = position
    self.isBesideDecoding = isBesideDecoding
  }

  var description: String { position.map { "\($0): \(text)" } ?? text }
}
