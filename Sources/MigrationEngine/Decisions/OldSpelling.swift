import SwiftSyntax

/// The initializer shim of a converted type: an initializer from JSON with the old parameters, which unconverted code
/// may still call.
struct OldSpelling {
  let type: TypeFacts
  let initializer: InitializerDeclSyntax
  let entry: EntryPoint
  /// Whether callers may give nil.
  let mayBeGivenNil: Bool

  /// Whether every call can use the libraries' own `init(json:)`.
  var isStandard: Bool { entry.isStandard }

  /// Returns whether code that is not scanned may call the initializer, or a protocol requires it, or may.
  ///
  /// Other modules may call a public initializer, and other targets of the package one with `package` access. Both
  /// modifiers may be on the extension around a declaration. (Objective-C can call no initializer that takes a Swift
  /// structure.)
  ///
  /// - Parameter renamed: protocols that now require the libraries' initializer.
  func isFixed(in project: ProjectFacts, besides renamed: Set<String> = []) -> Bool {
    if initializer.isVisibleOutside, DeclSyntax(type.node).isVisibleOutside { return true }
    if project.mayBeUsedUnscanned(initializer, entry.label ?? type.simpleName),
      project.unscannedNames.contains(type.simpleName)
    {
      return true
    }
    let conformances = Conformances(of: project.lineage(of: type.name), in: project)
    return conformances.mayRequireForeignInitializer
      || conformances.protocols.contains { found in
        !renamed.contains(found.name)
          && project.jsonInitializers(of: found.name).contains { EntryPoint($0.node)?.label == entry.label }
      }
  }

  /// Returns the source of the initializer shim, in one line if it fits.
  ///
  /// - Parameters:
  ///   - modifiers: its modifiers, followed by a space.
  ///   - unit: a step of the file's indentation.
  ///   - indentation: the indentation of each line.
  func lines(modifiers: String, unit: String, indentation: String) -> [String] {
    let mark = entry.effect == .failable ? "?" : ""
    let isThrowing = entry.effect == .throwing
    // Beside the libraries' initializer one with the same label would call itself.
    let takesNothing = entry.label == "json" && entry.presence == .plain && entry.configuration.isEmpty
    let parameters =
      entry.configuration.isEmpty
      ? "(\(takesNothing ? "" : entry.parameter))" : initializer.signature.parameterClause.trimmedDescription
    let configuration = entry.configuration.isEmpty ? "" : ", configuration: \(entry.configuration.value)"
    // The initializers with a configuration belong to one protocol, so they differ by their labels.
    let label =
      switch entry.effect {
      case _ where entry.configuration.isEmpty, .none: "json"
      case .failable: "ifAccepted"
      case .throwing: "decoding"
      }
    var body = nilGuard(unit)
    if takesNothing { body.append("let \(entry.name): JSON = \(entry.defaultValue ?? ".null")") }
    body.append("\(isThrowing ? "try " : "")self.init(\(label): \(argument)\(configuration))")
    let head = "\(modifiers)init\(mark)\(parameters)\(isThrowing ? " throws" : "") {"
    if let line = body.only {
      let whole = "\(head) \(line) }"
      if indentation.columns + whole.count <= LineWrapping.columns { return attributes + [whole] + emptyInitializer }
    }
    return attributes + [head] + body.map { unit + $0 } + ["}"] + emptyInitializer
  }

  /// The attributes of the initializer that remains, including a deprecation.
  private var attributes: [String] { initializer.attributes.map(\.trimmedDescription) }

  private var nilMeaning: OptionalDocument.NilMeaning {
    initializer.body.map { OptionalDocument(entry: entry, body: $0).nilMeaning } ?? .impossible
  }

  private func nilGuard(_ unit: String) -> [String] {
    let head = "guard let \(entry.name) = \(entry.name) else"
    switch nilMeaning {
    case .refusal(let body): return ["\(head) \(body.trimmedDescription)"]
    case .initialValues where mayBeGivenNil: return ["\(head) {", "\(unit)self.init()", "\(unit)return", "}"]
    default: return []
    }
  }

  /// An initializer for callers that pass nil, which leaves the properties at their initial values.
  private var emptyInitializer: [String] {
    guard mayBeGivenNil, case .initialValues(isDelegating: false) = nilMeaning else { return [] }
    return ["", "\(type.inherited.first == "NSObject" ? "override " : "")init() {}"]
  }

  /// The argument that an initializer shim passes on for nil; see `OptionalDocument`. `Candidate` ensures that nobody
  /// passes nil if there is no such argument.
  private var argument: String {
    switch (nilMeaning, entry.presence) {
    case (_, .plain), (.refusal, _): entry.name
    case (.initialValues, _) where mayBeGivenNil: entry.name
    case (.null, _), (.other, .optional), (.initialValues, .optional): "\(entry.name) ?? .null"
    case (.impossible, .implicitlyUnwrapped), (.other, .implicitlyUnwrapped), (.initialValues, .implicitlyUnwrapped):
      entry.label == "json" ? "\(entry.name)!" : entry.name
    case (.impossible, .optional): "\(entry.name)!"
    }
  }
}

extension ConvertedType {
  var spelling: OldSpelling {
    OldSpelling(type: type, initializer: initializer.node, entry: entry, mayBeGivenNil: body.mayBeGivenNil)
  }
}

extension RecognisedType {
  /// The initializer shim. Nil for a type that an earlier run converted, which has the libraries' initializer.
  var spelling: OldSpelling? {
    initializer.map { OldSpelling(type: facts, initializer: $0, entry: entry, mayBeGivenNil: false) }
  }
}
