/// The options of `rawString(_:)`, with SwiftyJSON's names, misspelling included.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum writingOptionsKeys: Sendable {
  /// Foundation's writing options, a `JSONSerialization.WritingOptions`.
  case jsonSerialization
  /// Whether to write on one line; a `Bool`. (A nil is written as null in any case.)
  case castNilToNSNull
  /// The maximum depth of a value that is written on one line; an `Int`.
  case maxObjextDepth
  /// The encoding in which the written bytes are read as text; a `String.Encoding`.
  case encoding
}
