import LegacyJSON

/// The documents that a type leaves unread, or refuses as a whole.
enum DocumentKind: Sendable {
  /// None.
  case none
  /// Absent documents, but not null.
  case absent
  /// Absent documents and null.
  case null
  /// Everything except objects and arrays with content.
  case empty

  /// Whether a document is one of these.
  func contains(_ json: JSON) -> Bool {
    switch self {
    case .none: false
    case .absent: !json.exists()
    case .null: json.type == .null
    case .empty: json.isEmpty
    }
  }
}
