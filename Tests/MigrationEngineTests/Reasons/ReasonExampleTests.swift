import TestSupport
import Testing

@testable import MigrationEngine

/// The example of each reason is code for which the tool gives that reason.
@Suite("Examples of reasons", .computesForLong)
struct ReasonExampleTests {
  @Test("give their reason", arguments: ReasonKind.all.filter { Self.withoutFinding[$0.name] == nil })
  func giveTheirReason(_ kind: ReasonKind) throws {
    var found: Set<String> = []
    for way in Way.all where !found.contains(kind.name) { found.formUnion(try reasons(of: kind, way)) }
    #expect(found.contains(kind.name), "\(found.sorted())")
  }

  @Test("that give no finding are named with why", arguments: Self.withoutFinding.keys.sorted())
  func areNamed(_ name: String) throws {
    let kind = try #require(ReasonKind.named(name))
    for way in Way.all { #expect(try !reasons(of: kind, way).contains(name)) }
  }

  /// The kinds whose example alone can't show them.
  private static let withoutFinding = [
    "fault-of-the-tool": "there is no known code that shows a fault",
    "file-does-not-parse": "a file that does not parse has no items; the report lists it as skipped",
    "targets-disagree": "it takes two targets; the project fixture `targets_shared_disputed` has them",
    "different-error-texts": "it takes two call sites, of which the example has the part that differs",
    "earlier-form-unknown": "it is a note of the run with evidence, since the type is no item any more",
  ]

  /// How an example is run.
  private struct Way {
    var tightening = Tightening.evidence
    var renames = false

    static let all = [Way(), Way(tightening: .declared), Way(renames: true)]
  }

  private func reasons(of kind: ReasonKind, _ way: Way) throws -> Set<String> {
    let evidence = Self.evidence[kind.name, default: []].enumerated().map { ("answer-\($0.offset).json", $0.element) }
    let project = try Project(
      ["File.swift": Self.file(of: kind)], evidence: Dictionary(uniqueKeysWithValues: evidence), renames: way.renames,
      tightening: way.tightening)
    return Set(
      project.report.items.flatMap { item in
        item.findings.compactMap(\.reason) + item.properties.compactMap(\.reasonKind)
      })
  }

  /// The recorded documents that an example speaks of.
  private static let evidence = [
    "evidence-insufficient": [#"{"id": 1, "name": "a"}"#, #"{"id": 2}"#],
    "optional-kept": [#"{"id": 1}"#, #"{"id": 2}"#],
    "seen-in-evidence": [#"{"id": 1}"#, #"{"id": 2}"#],
  ]

  /// The file of an example: as it is where it imports something, or is a file's whole content.
  private static func file(of kind: ReasonKind) -> String {
    if kind.example.contains("import ") { return kind.example + "\n" }
    guard kind.example.contains("Shop.Items(") else {
      return "import Foundation\nimport SwiftyJSON\n\n\(kind.example)\n"
    }
    return """
      import LegacyJSON
      import LegacyRequests

      let L_ERROR = "error"

      struct Answer: APIResponse {
        let status: Status.StatusParams?
        let name: String
        init(json: JSON) {
          status = Status.StatusParams(json: json["status"])
          name = json["name"].stringValue
        }
      }

      enum Shop {
        final class ItemsParams: RequestParams {
          func getUrl() -> String? { return APIUtil.makeUrl("items") }
          func getRequestParams() -> Any { return [:] }
          func getContentType() -> ContentType { return .none }
        }

        final class Items {
          let request: GetRequest<Answer>
          init(params: ItemsParams, referer: String) {
            request = GetRequest<Answer>(params: params, referer: referer)
          }
          func executeAsync(_ done: @escaping (Answer?, Error?) -> Void) { request.execute(done) }
        }
      }

      final class Screen {
        var cancel: () -> Void = {}
        func show(_ text: String) {}
        func load() {
          \(kind.example.replacing("\n", with: "\n    "))
        }
      }

      """
  }
}
