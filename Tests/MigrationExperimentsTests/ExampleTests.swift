import Bridge
import Foundation
import HTTPTransport
import LegacyJSON
import MigrationExperiments
import Testing

/// The examples of the documentation, compiled and run.
@Suite("Experiment: the documentation's examples") struct ExampleTests {
  final class OldProduct {
    var productId: Int?
    var coin: Int?
    var cachedAt = Date()
    init(json: JSON) {
      productId = json["product_id"].int
      coin = json["coin"].int
    }
  }
  final class OldProducts {
    var products: [OldProduct]
    var user: [String: String]
    init(json: JSON) {
      products = json["products"].arrayValue.map(OldProduct.init)
      user = json["user"].dictionaryValue.mapValues(\.stringValue)
    }
  }
  struct Product: Codable {
    var productID: Int?
    var coin: Int?
    enum CodingKeys: String, CodingKey {
      case productID = "product_id"
      case coin
    }
  }
  struct Products: LegacyDecodable {
    var products: [Product]
    var user: [String: String]
  }

  private let comparison = ValueComparison {
    $0.ignore("products[*].cachedAt")
    $0.rename("productId", to: "productID", in: OldProduct.self)
    $0.redact("user.email")
  }
  private let body = Data(
    #"{"products":[{"product_id":1,"coin":2},{"product_id":2,"coin":3}],"user":{"email":"a@b.c"}}"#.utf8)

  private func experiment(
    _ candidate: @escaping @Sendable (Data) throws -> Products = { try LegacyDecoder().decode(Products.self, from: $0) }
  ) -> Experiment<OldProducts, Products> {
    Experiment(
      "products",
      control: { try OldProducts(json: JSON(data: $0)) },
      candidate: candidate,
      options: ExperimentOptions(comparison: comparison, budget: .unlimited)
    )
  }

  @Test func theTwoAreTheSame() throws {
    #expect(experiment().compare(body).description == "equal")
    try experiment().verify(body)
  }

  @Test func theDiffCanBeRead() async throws {
    let experiment = experiment {
      var products = try LegacyDecoder().decode(Products.self, from: $0)
      products.products[1].coin = nil
      products.user["email"] = ""
      return products
    }
    let failure = #expect(throws: ExperimentFailure.self) { try experiment.verify(body) }
    let diff = """
      products, run 1:
      products[1].coin: 3 → nil  (missing)
      user["email"]: ‹redacted› → ‹redacted›  (value)
      """
    #expect(failure?.description == diff)
    #expect(failure?.localizedDescription == diff)
    #expect(failure?.differences.map(\.kind) == [.missing, .value])

    let heard = Locked<[String]>([])
    experiment.journal.onReport { report in heard.withLock { $0.append(report.description) } }
    #expect(try experiment.run(body).products.count == 2)
    await experiment.settled()
    #expect(heard.withLock { $0 } == [diff])
  }

  final class OldPrice: ExperimentComparable {
    let cents: Int
    var formatter = NumberFormatter()
    init(cents: Int) { self.cents = cents }

    var experimentValue: Any { (amount: Decimal(cents) / 100, isFree: cents == 0) }
  }
  struct Price {
    var amount: Decimal
    var isFree: Bool
  }

  @Test func aTypeMaySayWhatIsCompared() {
    #expect(ValueComparison().compare(OldPrice(cents: 150), with: Price(amount: 1.5, isFree: false)).isEqual)
    #expect(
      ValueComparison().compare(OldPrice(cents: 0), with: Price(amount: 0, isFree: false)).description
        == "isFree: true → false  (value)")
  }

  @Test func aJournalIsWatched() async throws {
    let journal = ExperimentJournal(capacity: 50)
    let logged = Locked<[String]>([])
    let subscription = journal.onReport { report in logged.withLock { $0.append(report.description) } }
    let reports = journal.reports()
    let reader = Task {
      for await report in reports { return report.differences.count }
      return 0
    }
    let experiment = Experiment(
      "sizes", control: { $0.count }, candidate: { "\($0.count)" },
      options: ExperimentOptions(sampling: ExperimentSampling { true }, budget: .unlimited, journal: journal))
    _ = try experiment.run(body)
    await experiment.settled()
    #expect(await reader.value == 1)
    #expect(logged.withLock { $0.count } == 1)
    #expect(journal.counters.different == 1 && journal.counters.runs == 1)
    subscription.cancel()
  }
}
