import TestSupport
import Testing

@testable import MigrationEngine

/// What a property with a wrapper begins with is the wrapper's matter.
@Suite("A property with a wrapper", .computesForLong)
struct WrappedPropertyTests {
  @Test("that the initializer leaves alone begins with nil, and keeps the type from nothing")
  func left() throws {
    let project = try Project(
      """
      import Combine
      import SwiftyJSON

      class Mod: ObservableObject {
        let name: String
        @Published var summary: String?

        init(json: JSON) {
          name = json["name"].stringValue
        }
      }

      """)
    #expect(project.item("Mod")?.outcome == .synthesized)
  }

  @Test("is not taken for its initial value")
  func read() throws {
    let project = try Project(
      """
      import SwiftyJSON

      @propertyWrapper struct Reversed {
        var wrappedValue: [String]
        init(wrappedValue: [String]) { self.wrappedValue = wrappedValue.reversed() }
      }

      struct Title {
        @Reversed var keys = ["a", "b"]
        var text: String? = nil

        init(json: JSON) {
          text = keys.compactMap { json[$0].string }.first
        }
      }

      """)
    #expect(project.item("Title")?.outcome == .explicit)
    #expect(project.text().contains("text = try keys.compactMap { try container.valueIfPresent(String.self, at: $0) }"))
  }
}
