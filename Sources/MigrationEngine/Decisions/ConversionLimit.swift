/// A limit to what a run converts, for smaller changes.
public enum ConversionLimit: String, Sendable, CaseIterable {
  /// Converts the types that end as stored properties; others stay as they are.
  case synthesized
  /// Converts nothing, and replaces the imports of SwiftyJSON.
  case imports

  /// Why a type stays as it is.
  var reason: String {
    switch self {
    case .synthesized: "it would need a written initializer, and --only synthesized leaves such types as they are"
    case .imports: "--only imports leaves types as they are"
    }
  }
}
