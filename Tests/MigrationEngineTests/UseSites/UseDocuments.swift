/// The documents that programs read.
enum UseDocuments: String, CaseIterable, Sendable {
  /// What the tightened model can have been made of; the evidence.
  case regular
  /// With an id, and little else that is right.
  case identified
  /// Of every kind.
  case hostile

  /// - Parameter otherKeys: for models whose keys are not the properties' names.
  func texts(otherKeys: Bool) -> [String] {
    guard otherKeys else { return texts }
    return texts.map { text in
      // A member of `owner` keeps its key.
      let (own, inner) =
        text.range(of: "\"owner\"").map { (text[..<$0.lowerBound], text[$0.lowerBound...]) } ?? (text[...], "")
      return UseModel.otherKeys.reduce(String(own)) { $0.replacing("\"\($1.key)\":", with: "\"\($1.value)\":") } + inner
    }
  }

  private var texts: [String] {
    switch self {
    case .regular: Self.whole + Self.regularOnes
    case .identified: Self.whole + Self.wrongOnes
    case .hostile: Self.whole + Self.wrongOnes + Self.hostileOnes
    }
  }

  /// The name of the list in ``source``.
  func name(otherKeys: Bool) -> String { rawValue + (otherKeys ? "WithOtherKeys" : "") }

  /// The source of all of them.
  static var source: String {
    let lists = allCases.flatMap { documents in
      [false, true].map { otherKeys in
        let texts = documents.texts(otherKeys: otherKeys).map { "    #\"\($0)\"#" }
        return "  static let \(documents.name(otherKeys: otherKeys)) = [\n\(texts.joined(separator: ",\n")),\n  ]"
      }
    }
    return "enum Documents {\n\(lists.joined(separator: "\n"))\n}\n"
  }

  private static let whole = [
    #"{"id": 1, "name": "a", "count": 3, "title": "T1", "open": true, "score": 1.5, "tags": ["x", "y"], "shown_at": 10, "#
      + #""kind": "sub", "owner": {"id": 7, "city": "Bern"}}"#
  ]

  private static let regularOnes = [
    #"{"id": 2, "name": "b", "count": 0, "title": "", "open": false, "tags": [], "kind": "base", "#
      + #""owner": {"id": 8, "city": ""}}"#,
    #"{"id": 3, "name": "c", "count": -1, "title": "T3", "open": true, "score": null, "tags": ["z"], "shown_at": 12, "#
      + #""kind": "sub", "owner": {"id": 9, "city": "Chur"}}"#,
    #"{"id": 1, "name": "", "count": 7, "title": "T4", "open": false, "score": 2, "tags": ["x"], "shown_at": null, "#
      + #""kind": "new", "owner": {"id": 7, "city": "Bern"}}"#,
  ]

  private static let wrongOnes = [
    #"{"id": 2, "name": null, "count": 1.9, "title": 5, "open": "yes", "tags": "none", "kind": "base", "owner": []}"#,
    #"{"id": 3, "name": 4, "count": "12", "open": 1, "score": "2.5", "tags": [1, null, "z"], "shown_at": null, "#
      + #""owner": null}"#,
    #"{"id": 4}"#,
  ]

  private static let hostileOnes = [
    "{}", "[1, 2]", "null",
    #"{"id": "5", "name": "e", "count": null, "title": null, "open": "true", "tags": ["q"], "owner": {"id": "x"}}"#,
  ]
}
