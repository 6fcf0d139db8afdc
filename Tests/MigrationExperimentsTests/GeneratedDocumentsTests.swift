import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import TestSupport
import Testing

/// Between a decoding and itself there is no difference, whatever the document; between two documents there is one.
@Suite("Experiment: generated documents", .computesForLong) struct GeneratedDocumentsTests {
  class Base {
    let id: Int, name: String?
    init(json: JSON) { (id, name) = (json["id"].intValue, json["name"].string) }
  }
  final class Old: Base {
    let a: JSON, b: Double, c: [Old], d: [String: JSON], e: Set<String>, f: URL?, g: Any, h: NSNumber?
    override init(json: JSON) {
      a = json["a"]
      b = json["b"].doubleValue
      c = (json["a"].array ?? json["b"].arrayValue).map { Old(json: $0) }
      d = json["b"].dictionaryValue
      e = Set(json["a"].arrayValue.map(\.stringValue))
      f = json["name"].url
      g = json["é"].object
      h = json[""].number
      super.init(json: json)
    }
  }
  struct New: LegacyDecodable {
    var id: Int, name: String?, a: JSON?, b: Double, children: [New]
    enum CodingKeys: String, CodingKey {
      case id, name, a, b
      case children = "e"
    }
  }

  @Test func thereIsNoneBetweenControlAndControl() async throws {
    var generator = DocumentGenerator(seed: 5)
    let classes = Experiment("classes", control: { Old(json: $0.json) }, candidate: { Old(json: $0.json) })
    let structs = Experiment(
      "structs", control: { try LegacyDecoder().decode(New.self, from: $0) },
      candidate: { try LegacyDecoder().decode(New.self, from: $0) })
    let documents = Experiment("documents", control: { try JSON(data: $0) }, candidate: { try JSON(data: $0) })
    let objects = Experiment("objects", control: { $0.json.object }, candidate: { $0.json.object })
    let documentsAndObjects = Experiment("both", control: { $0.json }, candidate: { $0.json.object })
    for count in 0..<Campaign.count(100_000) {
      let document = generator.document()
      var body = generator.encoded(document)
      if generator.random.chance(oneIn: 4) { body = generator.damaged(body) }
      for result in [
        classes.compare(body), structs.compare(body), documents.compare(body), objects.compare(body),
        documentsAndObjects.compare(body),
      ] { #expect(result.isEqual, "\(document): \(result)") }
      if count.isMultiple(of: 100) { await Task.yield() }
    }
  }

  @Test func thereIsOneBetweenTwoDocuments() async {
    var generator = DocumentGenerator(seed: 6)
    var different = 0
    for count in 0..<Campaign.count(100_000) {
      let body = Data(generator.document().utf8)
      let (left, right) = (body.json, generator.damaged(body).json)
      let isEqual = ValueComparison().compare(left, with: right).isEqual
      // JSON's own equality says that 1 is 1.0, and that é is é however it is written: these differ here.
      if left != right {
        #expect(!isEqual, "\(left) \(right)")
        different += 1
      }
      let objects = ValueComparison().compare(left.object, with: right.object)
      #expect(objects.isEqual == isEqual, "\(left) \(right): \(objects)")
      if count.isMultiple(of: 100) { await Task.yield() }
    }
    #expect(different > Campaign.count(100_000) / 10)
  }

  @Test func thereIsNoneInProductionEither() async throws {
    var generator = DocumentGenerator(seed: 7)
    let experiment = Experiment(
      "runs", control: { Old(json: $0.json) }, candidate: { Old(json: $0.json) },
      options: ExperimentOptions(
        budget: ExperimentBudget(timeLimit: nil, concurrentRuns: 2, queuedRuns: .max)))
    for _ in 0..<500 { _ = try experiment.run(generator.encoded(generator.document())) }
    await experiment.settled()
    try experiment.journal.verify()
    #expect(experiment.journal.counters.equal == 500)
  }
}

extension Data {
  fileprivate var json: JSON { (try? JSON(data: self)) ?? .null }
}
