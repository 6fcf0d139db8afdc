/// The result of verifying one migrated type: whether the old and the new code give the same values.
public struct Verification: Sendable, Codable, Equatable {
  public enum Status: String, Sendable, Codable {
    /// Both sides were run on all payloads and gave the same.
    case provedEqual
    /// There is a document on which they differ.
    case differs
    /// They were not run, or not to the end.
    case notChecked
  }

  public var status: Status
  /// On how many payloads both sides gave the same.
  public var payloads: Int
  /// The reason why it was not checked.
  public var reason: String?
  public var difference: CheckDifference?
  /// The changes in a tightened type's decoding.
  public var refusals: [CheckRefusal] = []
  /// Limits of the result: properties that can't be compared, documents on which the original stops the program.
  public var notes: [String] = []

  static func notChecked(_ reason: String) -> Verification {
    Verification(status: .notChecked, payloads: 0, reason: reason)
  }

  /// The number of refusals that are listed by name.
  private static let namedRefusals = 12

  /// The result in words, one line or several.
  public var lines: [String] {
    var lines: [String]
    switch status {
    case .provedEqual:
      lines = ["decoding proved equal on \(payloads) payloads" + (refusals.isEmpty ? "" : " that both accept")]
    case .differs:
      lines = ["differs"]
      if let difference {
        lines = ["differs at \(difference.path): before \(difference.before), after \(difference.after)"]
        lines.append("  for \(difference.payload)")
      }
    case .notChecked: lines = ["not checked: \(reason ?? "")"]
    }
    lines += refusals.prefix(Self.namedRefusals).map {
      "  no longer the same where \($0.how) (\($0.count) payloads, such as \($0.example))"
    }
    if refusals.count > Self.namedRefusals {
      lines.append("  and in \(refusals.count - Self.namedRefusals) more ways, which the JSON report has")
    }
    return lines + notes.map { "  \($0)" }
  }
}
