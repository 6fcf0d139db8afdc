import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import ModernClient
import TestSupport
import Testing

/// An experiment that stands in the place of a decoding.
@Suite("ExperimentDecoding") struct ExperimentDecodingTests {
  /// The example of the documentation, on every body.
  struct Feed: SelfDecodingResponse, Equatable {
    static let experiment = ExperimentDecoding(
      "feed", control: LegacyResponseDecoding(), candidate: JSONResponseDecoding(),
      options: ExperimentOptions(sampling: .always, budget: .unlimited))
    static var responseDecoding: any ResponseDecoding { experiment }

    let title: String
    let coin: Int?
  }

  private struct Ask: HTTPGetRequest {
    typealias Response = Feed
    let endpoint: any HTTPEndpointConvertible = .path("feed")
  }

  private func client(_ body: String) -> HTTPClient {
    HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), transport: StubTransport(status: 200, body: body)))
  }

  @Test func aClientDecodesByTheControl() async throws {
    let journal = Feed.experiment.journal
    #expect(try await client(#"{"title":"a","coin":true}"#).call(Ask()) == Feed(title: "a", coin: 1))
    await Feed.experiment.settled()
    #expect(journal.counters.failed == 1)
    #expect(try await client(#"{"title":"a","coin":2}"#).call(Ask()) == Feed(title: "a", coin: 2))
    await Feed.experiment.settled()
    #expect(journal.counters.equal == 1)
    let text = try #require(journal.latestReports.first?.description)
    #expect(text.hasPrefix("feed, run 1:\nself: a value → typeMismatch(Int) at coin: "))
  }

  @Test func itIsGoodForAnyType() async throws {
    struct Coin: LegacyDecodable { var coin: Int? }
    struct Name: LegacyDecodable { var name: String? }
    let decoding = ExperimentDecoding(
      "any", control: LegacyResponseDecoding(), candidate: JSONResponseDecoding(),
      options: ExperimentOptions(budget: .unlimited))
    let body = Data(#"{"coin":1,"name":"a"}"#.utf8)
    #expect(try decoding.decode(Coin.self, from: body).coin == 1)
    #expect(try decoding.decode([Name]?.self, from: body)?.count == nil as Int?)
    #expect(try decoding.decode(Name.self, from: body).name == "a")
    await decoding.settled()
    #expect(decoding.journal.counters.runs == 3)
  }

  @Test func itsErrorIsTheControls() {
    let decoding = ExperimentDecoding(
      "error", control: JSONResponseDecoding(), candidate: LegacyResponseDecoding())
    #expect(throws: DecodingError.self) { try decoding.decode(Int.self, from: Data(#""x""#.utf8)) }
  }

  @Test func itFailsATest() throws {
    struct Coins: LegacyDecodable { var coins: [Int] }
    let decoding = ExperimentDecoding(
      "coins", control: LegacyResponseDecoding(), candidate: JSONResponseDecoding())
    try decoding.verify(Coins.self, from: Data(#"{"coins":[1]}"#.utf8))
    #expect(throws: ExperimentFailure.self) { try decoding.verify(Coins.self, from: Data(#"{"coins":["1"]}"#.utf8)) }
    #expect(decoding.journal.counters == ExperimentCounters())
  }
}
