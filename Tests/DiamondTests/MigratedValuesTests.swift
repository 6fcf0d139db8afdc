import Bridge
import Foundation
import LegacyJSON
import TestSupport
import Testing

@testable import DiamondLegacy
@testable import DiamondMigrated

/// Without evidence every value is the same, for every document: the recorded ones, the hostile ones, and each of them
/// with one field exchanged.
@Suite(.computesForLong) struct MigratedValuesTests {
  private typealias Old = DiamondLegacy.DiamondResponse
  private typealias New = DiamondMigrated.DiamondResponse

  @Test(arguments: Payloads.all) func everyMutationOfAPayloadGivesTheSameValues(name: String) async throws {
    guard let original = try Payloads.document(name) else { return }
    let documents = [original] + Document(original).mutations.map(\.json) + [.null]
    for document in documents {
      // The servers of other tests need the threads too.
      await Task.yield()
      try expectEqual(Old.Products(json: document), New.Products.self, document)
      try expectEqual(Old.Purchase(json: document), New.Purchase.self, document)
    }
  }

  @Test(arguments: Payloads.all) func nestedTypesGiveTheSameValuesByThemselves(name: String) throws {
    guard let original = try Payloads.document(name) else { return }
    for document in [original] + original.arrayValue + original["products"].arrayValue + [original["receipt"]] {
      try expectEqual(Old.ProductsParams.Product(json: document), New.Products.Product.self, document)
      try expectEqual(Old.PurchaseParams.Receipt(json: document), New.Purchase.Receipt.self, document)
    }
  }

  @Test(arguments: Payloads.all) func theBytesAreReadOrRefusedAlike(name: String) throws {
    let data = try Payloads.data(name)
    guard let document = try? JSON(data: data) else {
      #expect(throws: (any Error).self) { try LegacyDecoder().decode(New.Products.self, from: data) }
      return
    }
    let new = try LegacyDecoder().decode(New.Products.self, from: data)
    #expect(Snapshot(of: Old.Products(json: document)) == Snapshot(of: new))
  }

  @Test func plainValuesAreTheSame() throws {
    let coupon: JSON = ["code": "SPRING", "percent": 15, "product_id": 101, "labels": ["new", "sale"]]
    for document in [coupon, .null] + Document(coupon).mutations.map(\.json) {
      try expectEqual(DiamondLegacy.Coupon(json: document), DiamondMigrated.Coupon.self, document)
    }
  }

  @Test func whatIsNotMigratedGoesOnCreatingMigratedTypes() {
    let document: JSON = [
      "featured": ["code": "A", "percent": "20"], "coupons": [["code": 7], 3, ["product_id": 1.5]],
      "promotions": ["spring": "Bloom"],
    ]
    let old = DiamondLegacy.CouponBook(json: document)
    let new = DiamondMigrated.CouponBook(json: document)
    #expect(Snapshot(of: old.featured) == Snapshot(of: new.featured))
    #expect(Snapshot(of: old.coupons) == Snapshot(of: new.coupons))
    #expect(new.coupons.count == 3)
    #expect(new.featured.percent == 20)
    #expect(new.text(forPromotion: "spring") == "Bloom")
  }

  @Test func aDifferenceWouldBeSeen() {
    let old = Snapshot(of: Old.Products(json: ["diamond": "12", "products": [["coin": 1]]]))
    let new = Snapshot(of: New.Products(json: ["diamond": 13, "products": [["coin": 1]]]))
    #expect(old.differences(from: new) == [".diamond: Int64 12 → Int64 13"])
  }

  private func expectEqual<Migrated: LegacyDecodable>(
    _ old: Any, _ type: Migrated.Type, _ document: JSON, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let differences = Snapshot(of: old).differences(
      from: Snapshot(of: try LegacyDecoder().decode(type, from: document)))
    #expect(differences.isEmpty, "\(document)", sourceLocation: sourceLocation)
  }
}
