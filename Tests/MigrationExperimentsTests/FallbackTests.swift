import Bridge
import Foundation
import MigrationExperiments
import ModernClient
import Synchronization
import Testing

@Suite("FallbackDecoding: strict, with a net")
struct FallbackTests {
  struct Product: Decodable, Equatable {
    let productId: String
    let coin: Int
    let kind: Kind?
    let tags: [String]
    enum Kind: String, Decodable { case small, large }
  }

  struct Products: Decodable, Equatable {
    let products: [Product]
    let count: Int
  }

  private func decode(_ text: String, _ mode: FallbackDecoding.Mode) -> (Products?, [String]) {
    let reports = Mutex<[String]>([])
    let decoding = FallbackDecoding(
      mode: { _ in mode }, onFallback: { report in reports.withLock { $0.append("\(report)") } })
    let value = try? decoding.decode(Products.self, from: Data(text.utf8))
    return (value, reports.withLock { $0 })
  }

  let good = #"{"products":[{"product_id":"a","coin":1,"kind":"small","tags":["x"]}],"count":1}"#
  let bad = #"{"products":[{"product_id":"a","coin":"12","kind":"huge","tags":["x",1]},{"product_id":5,"tags":null}]}"#

  @Test(
    "a document that suits is decoded strictly",
    arguments: [FallbackDecoding.Mode.strict, .strictWithFallback, .legacy])
  func suits(mode: FallbackDecoding.Mode) {
    let (value, reports) = decode(good, mode)
    #expect(value == Products(products: [Product(productId: "a", coin: 1, kind: .small, tags: ["x"])], count: 1))
    #expect(reports.isEmpty)
  }

  @Test func whatFailsIsDecodedByTheOldRulesAndReported() {
    let legacy = Products(
      products: [
        Product(productId: "a", coin: 12, kind: nil, tags: ["x", "1"]),
        Product(productId: "5", coin: 0, kind: nil, tags: []),
      ], count: 0)
    let (value, reports) = decode(bad, .strictWithFallback)
    #expect(value == legacy)
    #expect(reports.count == 1)
    #expect(reports.first?.hasPrefix("Products: products[0].coin: ") == true)
    #expect(decode(bad, .legacy).0 == legacy)
    #expect(decode(bad, .legacy).1.isEmpty)
    #expect(decode(bad, .strict).0 == nil)
  }

  @Test func whatIsNotJSONIsTheStrictError() {
    let (value, reports) = decode("<html>", .strictWithFallback)
    #expect(value == nil && reports.isEmpty)
  }

  @Test func theModeIsAskedEachTimeAndByType() throws {
    let isStrict = Mutex(false)
    let decoding = FallbackDecoding(
      mode: { type in
        isStrict.withLock { $0 } && ObjectIdentifier(type) == ObjectIdentifier(Products.self) ? .strict : .legacy
      },
      onFallback: { _ in })
    #expect(try decoding.decode(Products.self, from: Data("{}".utf8)).count == 0)
    isStrict.withLock { $0 = true }
    #expect(throws: DecodingError.self) { try decoding.decode(Products.self, from: Data("{}".utf8)) }
    #expect(try decoding.decode([Product].self, from: Data("[{}]".utf8)).count == 1)
  }
}
