/// An entry of the catalogue of reasons: why a type stays, has a written initializer or is not tightened, why a call
/// site or a request stays, or what else a report tells.
///
/// Every reason of a report has one. `ReasonCatalogueTests` runs the examples, and makes `docs/reasons.md` of the
/// catalogue.
public struct ReasonKind: Sendable, Equatable, Encodable {
  /// The part of a migration that a reason concerns.
  public enum Group: String, Sendable, CaseIterable, Encodable {
    case type, writtenInitializer, callSite, request, tightening, note

    /// The heading of the group in a list.
    public var title: String {
      switch self {
      case .type: "Types that stay"
      case .writtenInitializer: "Types with a written initializer, and properties with a wrapper"
      case .callSite: "Call sites that stay"
      case .request: "Requests that stay"
      case .tightening: "Types that are not tightened, and properties that stay as they are"
      case .note: "Notes: nothing is in the way"
      }
    }
  }

  /// The name for look-ups: `document-handed-on`.
  public let name: String
  public let group: Group
  /// One sentence that says what the tool found.
  public let summary: String
  /// Why the finding matters; nil if the summary says so.
  public let why: String?
  /// The change to make by hand.
  public let byHand: String
  /// Code that shows it.
  public let example: String

  init(_ name: String, _ group: Group, _ summary: String, why: String? = nil, byHand: String, example: String) {
    self.name = name
    self.group = group
    self.summary = summary
    self.why = why
    self.byHand = byHand
    self.example = example
  }

  /// The beginning of ``byHand`` for kinds that need no change.
  static let nothing = "nothing to do."

  /// The change to make by hand; nil where there is none.
  var advice: String? { byHand.hasPrefix(Self.nothing) ? nil : byHand }
}

extension ReasonKind {
  /// All kinds: by group, and by name in each.
  public static let all: [ReasonKind] = {
    let kinds = [
      declarationKinds, documentKinds, writtenInitializerKinds, propertyKinds, callSiteKinds, requestKinds,
      tighteningKinds, noteKinds,
    ].flatMap(\.self)
    return Group.allCases.flatMap { group in
      kinds.filter { $0.group == group }.sorted { $0.name < $1.name }
    }
  }()

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The kind with a name, in any case.
  public static func named(_ name: String) -> ReasonKind? { byName[name.lowercased()] ?? byName[Idiom.kebabCase(name)] }
}
