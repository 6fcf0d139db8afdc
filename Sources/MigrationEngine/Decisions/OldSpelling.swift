import SwiftSyntax

/// An initializer from JSON as it was called, which code that is not converted may go on calling.
struct OldSpelling {
  let type: TypeFacts
  let initializer: InitializerDeclSyntax
  let entry: EntryPoint

  /// Whether the libraries' own `init(json:)` serves every call.
  var isStandard: Bool { entry.isStandard }

  /// The initializer that stands for it, without its modifiers.
  ///
  /// - Parameter unit: a step of the file's indentation.
  func lines(unit: String) -> [String] {
    let mark = entry.effect == .failable ? "?" : ""
    let isThrowing = entry.effect == .throwing
    // Beside the libraries' initializer one with the same label would call itself.
    let takesNothing = entry.label == "json" && entry.presence == .plain
    var body = [nilGuard].compactMap(\.self)
    if takesNothing { body.append("let \(entry.name): JSON = \(entry.defaultValue ?? ".null")") }
    body.append("\(isThrowing ? "try " : "")self.init(json: \(argument))")
    return ["init\(mark)(\(takesNothing ? "" : entry.parameter))\(isThrowing ? " throws" : "") {"]
      + body.map { unit + $0 } + ["}"]
  }

  private var nilMeaning: OptionalDocument.NilMeaning {
    initializer.body.map { OptionalDocument(entry: entry, body: $0).nilMeaning } ?? .impossible
  }

  private var nilGuard: String? {
    guard case .refusal(let body) = nilMeaning else { return nil }
    return "guard let \(entry.name) = \(entry.name) else \(body.trimmedDescription)"
  }

  /// What becomes of nil: see `OptionalDocument`. `Candidate` makes sure that nobody gives it where that can't be said.
  private var argument: String {
    switch (nilMeaning, entry.presence) {
    case (_, .plain), (.refusal, _): entry.name
    case (.null, _), (.other, .optional): "\(entry.name) ?? .null"
    case (.impossible, .implicitlyUnwrapped), (.other, .implicitlyUnwrapped):
      entry.label == "json" ? "\(entry.name)!" : entry.name
    case (.impossible, .optional): "\(entry.name)!"
    }
  }
}

extension ConvertedType {
  var spelling: OldSpelling { OldSpelling(type: type, initializer: initializer.node, entry: entry) }
}

extension RecognisedType {
  var spelling: OldSpelling { OldSpelling(type: facts, initializer: initializer, entry: entry) }
}
