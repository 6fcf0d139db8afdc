/// The explanation of one form of legacy code that the tool recognises.
///
/// The doc comment above an idiom is its specification. `IdiomCatalogueTests` generates the values in `Generated` from
/// the doc comments, and fails if the two differ.
public struct Idiom: Sendable, Equatable, Encodable {
  /// The kind of code that an idiom is for.
  public enum Group: String, Sendable, CaseIterable, Encodable {
    case outcome, property, statement, initializer, callSite, request, preparation, declaration

    /// The heading of the group in a list.
    public var title: String {
      switch self {
      case .outcome: "Outcomes of a type"
      case .property: "Stored properties, and the statements that fill them"
      case .statement: "Statements of a written initializer"
      case .initializer: "Initializers, helpers and documents that are kept"
      case .callSite: "Call sites"
      case .request: "Requests"
      case .preparation: "Code that is brought into another form first"
      case .declaration: "Declarations, and code that uses them"
      }
    }
  }

  /// The name for look-ups: `scalar-read`.
  public let name: String
  public let group: Group
  /// One or two sentences that describe the idiom.
  public let summary: String
  /// Further paragraphs, often none.
  public let details: [String]
  /// An example of the legacy code.
  public let before: String
  /// The example after the migration.
  public let after: String
  /// The behaviour that the rewrite keeps.
  public let preserves: String
  /// Similar code that the idiom does not handle.
  public let limits: String
  /// The file that implements it, from the root of the repository.
  public let source: String
}

extension Idiom {
  /// All idioms: by group, and by name in each.
  public static let all: [Idiom] = [
    outcomeIdioms, propertyIdioms, statementIdioms, initializerIdioms, callSiteIdioms, requestIdioms,
    preparationIdioms, declarationIdioms,
  ].flatMap(\.self)

  /// The idiom with a name, in any case; the name of its Swift type will do, too.
  public static func named(_ name: String) -> Idiom? {
    let wanted = kebabCase(name)
    return all.first { $0.name == name.lowercased() || $0.name == wanted }
  }

  /// The names of idioms and reasons that somebody who wrote another one may have meant, the likeliest first.
  public static func names(like name: String) -> [String] {
    let wanted = kebabCase(name)
    guard wanted.count > 1 else { return [] }
    let limit = max(2, wanted.count / 3)
    let names = all.map(\.name) + ReasonKind.all.map(\.name)
    let candidates = names.compactMap { name -> (name: String, distance: Int)? in
      let distance = editDistance(wanted, name)
      if distance <= limit { return (name, distance) }
      return name.split(separator: "-").contains(Substring(wanted)) ? (name, limit + 1) : nil
    }
    return candidates.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  /// `ScalarRead` as `scalar-read`.
  static func kebabCase(_ name: String) -> String {
    var result = ""
    for character in name {
      let isSeparator = character == "-" || character == "_" || character == "+" || character == " "
      if character.isUppercase || isSeparator, !result.isEmpty, result.last != "-" { result += "-" }
      if !isSeparator { result += character.lowercased() }
    }
    return result
  }
}
