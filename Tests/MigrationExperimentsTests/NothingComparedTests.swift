import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import Testing

/// A test that compared nothing proves nothing, and fails.
@Suite struct NothingComparedTests {
  private struct Product: LegacyDecodable {
    let name: String?
    let tags: [String]
  }

  private final class OldProduct {
    let name: String?
    let tags: [String]

    init(json: JSON) {
      name = json["name"].string
      tags = json["tags"].arrayValue.map(\.stringValue)
    }
  }

  private func experiment(comparesErrors: Bool = false) -> Experiment<OldProduct, Product> {
    Experiment(
      "product", control: { try OldProduct(json: JSON(data: $0)) },
      candidate: { try LegacyDecoder().decode(Product.self, from: $0) },
      options: ExperimentOptions(
        comparison: ValueComparison { $0.comparesErrors = comparesErrors }, budget: .unlimited))
  }

  @Test(arguments: ["", "<html>", "{}", #"{"name": null, "tags": []}"#]) func aBodyWithoutValuesFails(body: String) {
    let failure = #expect(throws: ExperimentFailure.self) { try experiment().verify(Data(body.utf8)) }
    #expect(failure?.differences.map(\.kind) == [.notCompared])
  }

  @Test(arguments: [#"{"name": "a"}"#, #"{"tags": ["a"]}"#]) func oneValueIsEnough(body: String) throws {
    try experiment().verify(Data(body.utf8))
    #expect(experiment().compare(Data(body.utf8)).comparedValues == 1)
  }

  @Test func aFailureSaysWhatBothSidesCameTo() {
    let failure = #expect(throws: ExperimentFailure.self) { try experiment().verify(Data("{}".utf8)) }
    #expect(failure?.description == "product, run 1:\nself: no values → no values  (notCompared)")
  }

  @Test func errorsThatAreComparedAreSomething() throws {
    struct Refused: Error {}
    let experiment = Experiment<Int, Int>(
      "refused", control: { _ in throw Refused() }, candidate: { _ in throw Refused() },
      options: ExperimentOptions(comparison: ValueComparison { $0.comparesErrors = true }))
    try experiment.verify(Data())
  }

  @Test func elementsOfSetsCount() {
    #expect(ValueComparison().compare(Set([1, 2]), with: Set([2, 1])).comparedValues == 2)
    #expect(ValueComparison().compare(Set<Int>(), with: Set<Int>()).comparedValues == 0)
  }

  @Test func aJournalInWhichNothingWasComparedFails() async throws {
    let experiment = experiment()
    _ = try experiment.run(Data("{}".utf8))
    await experiment.settled()
    #expect(experiment.journal.counters.comparedNothing == 1)
    let failure = #expect(throws: ExperimentFailure.self) { try experiment.journal.verify() }
    #expect(failure?.description == "nothing was compared")

    _ = try experiment.run(Data(#"{"name": "a"}"#.utf8))
    await experiment.settled()
    try experiment.journal.verify()
  }
}
