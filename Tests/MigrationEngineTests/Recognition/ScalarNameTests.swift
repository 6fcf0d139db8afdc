import MigrationPlan
import Testing

@testable import MigrationEngine

@Suite("Names of scalars")
struct ScalarNameTests {
  // `NSInteger` is known on Apple's platforms alone, so that no fixture that is compiled everywhere can have it.
  @Test(
    "Foundation's other names mean the same types",
    arguments: [
      ("NSInteger", Scalar.int), ("TimeInterval", .double), ("Float32", .float), ("Float64", .double), ("Int", .int),
    ])
  func otherNames(name: String, scalar: Scalar) {
    #expect(Scalar(named: name) == scalar)
  }

  @Test("a property of such a type is stored")
  func property() throws {
    let project = try Project(
      """
      import SwiftyJSON
      struct Page {
        var count: NSInteger = 0
        var total: NSInteger?
        init(json: JSON) {
          count = json["count"].intValue
          total = json["total"].int
        }
      }

      """)
    #expect(
      project.text() == """
        import Bridge
        import Foundation
        struct Page: LegacyDecodable {
          let count: NSInteger
          let total: NSInteger?
        }

        """)
  }

  @Test(
    "no other class of Foundation is a scalar", arguments: ["NSNumber", "NSString", "CGFloat", "Decimal", "Character"])
  func others(name: String) {
    #expect(Scalar(named: name) == nil)
  }
}
