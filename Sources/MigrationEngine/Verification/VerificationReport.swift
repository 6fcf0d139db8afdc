/// The results of a verification, for a terminal and for programs.
public struct VerificationReport: Sendable, Codable {
  public var version = 1
  public let items: [Verifier.Item]

  public init(items: [Verifier.Item]) { self.items = items }

  public var differs: Bool { items.contains { $0.verification.status == .differs } }

  /// The report for a terminal: one paragraph an item, then the sums.
  public var text: String {
    var lines: [String] = []
    for item in items {
      let name = item.name == item.newName ? item.name : "\(item.name) → \(item.newName)"
      lines.append("\(item.file):\(item.line): \(name)")
      lines += item.verification.lines.map { "  \($0)" }
    }
    if !items.isEmpty { lines.append("") }
    lines.append(Self.summary(items.map(\.verification)))
    return lines.joined(separator: "\n") + "\n"
  }

  static func summary(_ results: [Verification]) -> String {
    func count(_ status: Verification.Status) -> Int { results.count { $0.status == status } }
    return "\(results.count) migrated types: \(count(.provedEqual)) proved equal, \(count(.differs)) differ, "
      + "\(count(.notChecked)) not checked."
  }

  /// - Throws: what Foundation's encoder throws.
  public func json() throws -> String {
    try self.jsonText()
  }
}
