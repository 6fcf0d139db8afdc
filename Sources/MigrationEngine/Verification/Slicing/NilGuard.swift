/// The meaning of comparing a document with nil: `if json == nil { return }`.
public enum NilGuard: String, CaseIterable, Sendable {
  /// "Is null", as in SwiftyJSON up to 4.1 and in LegacyJSON.
  case null
  /// Always false, as in SwiftyJSON from 4.2 on.
  case never
}
