/// What `rawString(_:)` can be told, with SwiftyJSON's names, its spelling included.
// swift-format-ignore: TypeNamesShouldBeCapitalized
public enum writingOptionsKeys: Sendable {
  /// Foundation's writing options, a `JSONSerialization.WritingOptions`.
  case jsonSerialization
  /// Whether to write on one line, a `Bool`. (A nil is written as null in any case.)
  case castNilToNSNull
  /// How deep the value may nest when it is written on one line, an `Int`.
  case maxObjextDepth
  /// How the written bytes are understood, a `String.Encoding`.
  case encoding
}
