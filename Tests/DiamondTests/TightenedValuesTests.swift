import Foundation
import LegacyJSON
import ModernClient
import TestSupport
import Testing

@testable import DiamondLegacy
@testable import DiamondTightened

/// On evidence every value is the same for every document that satisfies the evidence, and the others are errors rather
/// than defaults.
@Suite(.computesForLong) struct TightenedValuesTests {
  private typealias Old = DiamondLegacy.DiamondResponse
  private typealias New = DiamondTightened.DiamondResponse

  private static let renamed = ["productId": "productID", "receiptId": "receiptID"]

  @Test(arguments: Payloads.recorded) func everyRecordedAnswerGivesTheSameValues(name: String) throws {
    let document = try #require(try Payloads.document(name))
    let data = try Payloads.data(name)
    if name.contains("products") {
      let new = try JSONResponseDecoding().decode(New.Products.self, from: data)
      expectEqual(Old.Products(json: document), new, document)
      #expect(!new.products.isEmpty || document["products"].arrayValue.isEmpty)
    } else {
      let new = try JSONResponseDecoding().decode(New.Purchase.self, from: data)
      expectEqual(Old.Purchase(json: document), new, document)
    }
  }

  @Test func everyMutationThatSatisfiesTheEvidenceGivesTheSameValues() async throws {
    var checked = 0
    for name in Payloads.all {
      guard let original = try Payloads.document(name) else { continue }
      for document in [original] + Document(original).mutations.map(\.json) {
        // The servers of other tests need the threads too.
        await Task.yield()
        let data = try #require(document.description.data(using: .utf8))
        if Satisfied.products(document) {
          checked += 1
          expectEqual(
            Old.Products(json: document), try JSONResponseDecoding().decode(New.Products.self, from: data), document)
        }
        if Satisfied.purchase(document) {
          checked += 1
          expectEqual(
            Old.Purchase(json: document), try JSONResponseDecoding().decode(New.Purchase.self, from: data), document)
        }
      }
    }
    #expect(checked > 1_000)
  }

  @Test(arguments: ["absent", "fractions", "numbers-as-strings", "null-fields", "wrong-types"])
  func whatTheEvidenceRulesOutIsAnError(name: String) throws {
    let data = try Payloads.data("hostile/products-\(name).json")
    #expect(throws: DecodingError.self) { try JSONResponseDecoding().decode(New.Products.self, from: data) }
  }

  private func expectEqual(
    _ old: Any, _ new: Any, _ document: JSON, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let differences = Snapshot(of: old).differences(from: Snapshot(of: new, renamed: Self.renamed))
    #expect(differences.isEmpty, "\(document)", sourceLocation: sourceLocation)
  }
}

/// What the recorded responses have in common, written out by hand: it must not come from the code under test.
private enum Satisfied {
  static func products(_ document: JSON) -> Bool {
    status(document) && isInteger(document["diamond"]) && isIntegerOrAbsent(document["is_maintenance"])
      && document["products"].array?.allSatisfy { product in
        ["product_id", "coin", "diamond"].allSatisfy { isInteger(product[$0]) }
      } ?? false
  }

  static func purchase(_ document: JSON) -> Bool {
    let receipt = document["receipt"]
    return status(document) && isInteger(document["diamond"]) && receipt["receipt_id"].type == .string
      && receipt["purchased_at"].type == .number && receipt["is_gift"].type == .bool
  }

  private static func status(_ document: JSON) -> Bool {
    let status = document["status"]
    return status.type == .dictionary && isIntegerOrAbsent(status["code"]) && isIntegerOrAbsent(status["error_code"])
      && [.string, .null].contains(status["message"].type)
  }

  private static func isIntegerOrAbsent(_ value: JSON) -> Bool { value.type == .null || isInteger(value) }

  private static func isInteger(_ value: JSON) -> Bool {
    guard value.type == .number, let number = value.double else { return false }
    return number == number.rounded() && abs(number) < 9e15
  }
}
