import SwiftSyntax

/// An initializer from JSON as it was called, which code that is not converted may go on calling.
struct OldSpelling {
  let type: TypeFacts
  let initializer: InitializerDeclSyntax
  let entry: EntryPoint
  /// Whether callers may give nil.
  let mayBeGivenNil: Bool

  /// Whether the libraries' own `init(json:)` serves every call.
  var isStandard: Bool { entry.isStandard }

  /// Whether code that is not scanned may call it, or a protocol asks for an initializer that is spelled so, or may.
  ///
  /// Other modules may call what is public, and other targets of the package what is `package`; both may stand on the
  /// extension around a declaration. (Objective-C can call no initializer that takes a Swift structure.)
  ///
  /// - Parameter renamed: protocols that ask for the libraries' initializer from now on.
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

  /// The initializer that stands for it, in one line where that is no longer than a line may be.
  ///
  /// - Parameters:
  ///   - modifiers: its modifiers, with a space behind them.
  ///   - unit: a step of the file's indentation.
  ///   - indentation: what stands before each line.
  func lines(modifiers: String, unit: String, indentation: String) -> [String] {
    let mark = entry.effect == .failable ? "?" : ""
    let isThrowing = entry.effect == .throwing
    // Beside the libraries' initializer one with the same label would call itself.
    let takesNothing = entry.label == "json" && entry.presence == .plain && entry.configuration.isEmpty
    let parameters =
      entry.configuration.isEmpty
      ? "(\(takesNothing ? "" : entry.parameter))" : initializer.signature.parameterClause.trimmedDescription
    let configuration = entry.configuration.isEmpty ? "" : ", configuration: \(entry.configuration.value)"
    var body = nilGuard(unit)
    if takesNothing { body.append("let \(entry.name): JSON = \(entry.defaultValue ?? ".null")") }
    body.append("\(isThrowing ? "try " : "")self.init(json: \(argument)\(configuration))")
    let head = "\(modifiers)init\(mark)\(parameters)\(isThrowing ? " throws" : "") {"
    if let line = body.only {
      let whole = "\(head) \(line) }"
      if indentation.columns + whole.count <= LineWrapping.columns { return attributes + [whole] + emptyInitializer }
    }
    return attributes + [head] + body.map { unit + $0 } + ["}"] + emptyInitializer
  }

  /// That callers should call something else is said of the initializer that is left for them.
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
  /// Nil for a type that an earlier run converted, which has the libraries' initializer.
  var spelling: OldSpelling? {
    initializer.map { OldSpelling(type: facts, initializer: $0, entry: entry, mayBeGivenNil: false) }
  }
}
