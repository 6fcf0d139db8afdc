import Bridge
import Foundation
import LegacyJSON
import TestSupport
import Testing

@testable import IdiomsLegacy
@testable import IdiomsMigrated

/// Every type of the sample, read by its old initializer and decoded after the migration: equal for every document.
@Suite(.computesForLong) struct IdiomValuesTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let old: @Sendable (JSON) -> Any?
    let new: @Sendable (JSON) -> Any?

    init<New: Decodable & SendableMetatype>(
      _ type: New.Type, _ old: @escaping @Sendable (JSON) -> Any?
    ) {
      testDescription = "\(type)"
      self.old = old
      new = { try? LegacyDecoder().decode(type, from: $0) }
    }
  }

  static let pairs = [
    Pair(IdiomsMigrated.PathItem.self) { IdiomsLegacy.PathItem(json: $0) },
    Pair(IdiomsMigrated.AliasItem.self) { IdiomsLegacy.AliasItem(json: $0) },
    Pair(IdiomsMigrated.GuardItem.self) { IdiomsLegacy.GuardItem(json: $0) },
    Pair(IdiomsMigrated.LoopItem.self) { IdiomsLegacy.LoopItem(json: $0) },
    Pair(IdiomsMigrated.CollectionItem.self) { IdiomsLegacy.CollectionItem(json: $0) },
    Pair(IdiomsMigrated.ValueItem.self) { IdiomsLegacy.ValueItem(json: $0) },
    Pair(IdiomsMigrated.MemberWiseItem.self) { IdiomsLegacy.MemberWiseItem(json: $0) },
    Pair(IdiomsMigrated.Event.self) { IdiomsLegacy.Event(json: $0) },
    Pair(IdiomsMigrated.LabelledItem.self) { IdiomsLegacy.LabelledItem(jsonData: $0) },
    Pair(IdiomsMigrated.UnlabelledItem.self) { IdiomsLegacy.UnlabelledItem($0) },
    Pair(IdiomsMigrated.GeneratedItem.self) { IdiomsLegacy.GeneratedItem(fromJson: $0) },
    Pair(IdiomsMigrated.RequiredItem.self) { IdiomsLegacy.RequiredItem($0) },
    Pair(IdiomsMigrated.ThrowingItem.self) { try? IdiomsLegacy.ThrowingItem(json: $0) },
    Pair(IdiomsMigrated.AccessorItem.self) { IdiomsLegacy.AccessorItem(json: $0) },
    Pair(IdiomsMigrated.ParsedItem.self) { IdiomsLegacy.ParsedItem(json: $0) },
    Pair(IdiomsMigrated.UpdatedItem.self) { IdiomsLegacy.UpdatedItem(json: $0) },
    Pair(IdiomsMigrated.RemadeItem.self) { IdiomsLegacy.RemadeItem(json: $0) },
    Pair(IdiomsMigrated.Animal.self) { IdiomsLegacy.Animal(json: $0) },
    Pair(IdiomsMigrated.Bird.self) { IdiomsLegacy.Bird(json: $0) },
    Pair(IdiomsMigrated.Crow.self) { IdiomsLegacy.Crow(json: $0) },
    Pair(IdiomsMigrated.Raven.self) { IdiomsLegacy.Raven(json: $0) },
    Pair(IdiomsMigrated.SessionHolder.self) { IdiomsLegacy.SessionHolder(json: $0) },
    Pair(IdiomsMigrated.Page.self) { IdiomsLegacy.Page(json: $0) },
    Pair(IdiomsMigrated.CastItem.self) { IdiomsLegacy.CastItem(json: $0) },
    Pair(IdiomsMigrated.NumberItem.self) { IdiomsLegacy.NumberItem(json: $0) },
    Pair(IdiomsMigrated.ChainedItem.self) { IdiomsLegacy.ChainedItem(json: $0) },
    Pair(IdiomsMigrated.GuardedItem.self) { IdiomsLegacy.GuardedItem(fromJson: $0) },
    Pair(IdiomsMigrated.BoundItem.self) { IdiomsLegacy.BoundItem(json: $0) },
    Pair(IdiomsMigrated.DefaultedItem.self) { IdiomsLegacy.DefaultedItem(json: $0) },
    Pair(IdiomsMigrated.SeveralItem.self) { IdiomsLegacy.SeveralItem(json: $0) },
    Pair(IdiomsMigrated.ConfiguringItem.self) { IdiomsLegacy.ConfiguringItem(json: $0) },
    Pair(IdiomsMigrated.ExtendedItem.self) { IdiomsLegacy.ExtendedItem($0) },
    Pair(IdiomsMigrated.Author.self) { computed(IdiomsLegacy.Author(json: $0)) },
    Pair(IdiomsMigrated.Place.self) { Computed(["city": IdiomsLegacy.Place(json: $0).city]) },
    Pair(IdiomsMigrated.Post.self) { IdiomsLegacy.Post(json: $0) },
    Pair(IdiomsMigrated.Reply.self) { IdiomsLegacy.Reply(document: $0) },
    Pair(IdiomsMigrated.Meeting.self) {
      let old = IdiomsLegacy.Meeting(json: $0)
      return Computed([
        "when": old.when, "kind": old.kind, "city": old.city as Any, "link": old.link as Any, "names": old.names,
        "n": old.n as Any,
      ])
    },
    Pair(IdiomsMigrated.Banner.self) { IdiomsLegacy.Banner(json: $0) },
    Pair(IdiomsMigrated.Device.self) { IdiomsLegacy.Device(json: $0) },
    Pair(IdiomsMigrated.Tier.self) { IdiomsLegacy.Tier(json: $0) },
    Pair(IdiomsMigrated.Membership.self) { IdiomsLegacy.Membership(json: $0) },
    Pair(IdiomsMigrated.Story.self) { IdiomsLegacy.Story(json: $0) },
    Pair(IdiomsMigrated.Feed.self) { IdiomsLegacy.Feed(json: $0) },
    Pair(IdiomsMigrated.Member.self) { IdiomsLegacy.Member(json: $0) },
    Pair(IdiomsMigrated.Score.self) { IdiomsLegacy.Score(json: $0) },
    Pair(IdiomsMigrated.Movie.self) { IdiomsLegacy.Movie(json: $0) },
    Pair(IdiomsMigrated.Cinema.self) { IdiomsLegacy.Cinema(json: $0) },
    Pair(IdiomsMigrated.Machine.self) { IdiomsLegacy.Machine(json: $0) },
    Pair(IdiomsMigrated.PartsItem.self) { IdiomsLegacy.PartsItem(json: $0) },
  ]

  /// What the old type computes from its document, and the new one stores.
  private struct Computed: CustomReflectable {
    private let members: KeyValuePairs<String, Any>

    init(_ members: KeyValuePairs<String, Any>) { self.members = members }

    var customMirror: Mirror { Mirror(self, children: members.map { (label: $0.key, value: $0.value) }) }
  }

  private static func computed(_ author: IdiomsLegacy.Author) -> Computed {
    Computed([
      "id": author.id as Any, "name": author.name, "note": author.note, "tags": author.tags,
      "address": Computed(["city": author.address.city]), "owners": author.owners.map(computed),
    ])
  }

  /// How many documents the usual run tries.
  private static let usualCount = 400

  /// How many of those a type accepts that refuses some.
  private static let accepted = [
    "Event": 64, "GuardItem": 27, "GuardedItem": 42, "Page": 133, "RequiredItem": 42, "Story": 7, "ThrowingItem": 1,
  ]

  @Test(arguments: pairs)
  func areEqualForEveryDocument(_ pair: Pair) async {
    var documents = Documents(seed: 42)
    var made = 0
    for index in 0..<max(Campaign.count(4_000), Self.usualCount) {
      let json = documents.next()
      let old = snapshot(pair.old(json))
      if old != "nil", index < Self.usualCount { made += 1 }
      let new = snapshot(pair.new(json))
      #expect(new == old, "\(json)")
      if new != old { break }
      if index % 50 == 0 { await Task.yield() }
    }
    // A comparison of nothing with nothing would say nothing.
    #expect(made == Self.accepted[pair.testDescription] ?? Self.usualCount)
  }

  @Test func theOtherInitializerReadsItsPartOfTheDocument() {
    var documents = Documents(seed: 7)
    var found = 0
    for _ in 0..<1_000 {
      let json = documents.next()
      let old = IdiomsLegacy.SeveralItem(found: json, name: "y")
      #expect(snapshot(IdiomsMigrated.SeveralItem(found: json, name: "y")) == snapshot(old), "\(json)")
      if old.id != 0 { found += 1 }
    }
    #expect(found == 9)
  }

  @Test func oldSpellingsGoOnWorking() throws {
    let json: JSON = ["id": 7, "name": "x"]
    #expect(IdiomsMigrated.labelledItem(json).id == 7)
    #expect(IdiomsMigrated.unlabelledItems([json, json]).map(\.id) == [7, 7])
    #expect(IdiomsMigrated.generatedItem(json).id == 7)
    #expect(IdiomsMigrated.make(IdiomsMigrated.RequiredItem.self, json)?.id == 7)
    #expect(IdiomsMigrated.make(IdiomsMigrated.RequiredItem.self, [:]) == nil)
    #expect(IdiomsMigrated.Event(json: ["type": "user", "data": ["id": 1]]) != nil)
    #expect(IdiomsMigrated.Event(json: ["type": "user"]) == nil)
    #expect(throws: IdiomsMigrated.Missing.self) { try IdiomsMigrated.ThrowingItem(json: ["id": 1]) }
    #expect(snapshot(IdiomsMigrated.chainedItem(nil)) == snapshot(IdiomsLegacy.chainedItem(nil)))
    #expect(snapshot(IdiomsMigrated.chainedItem(json)) == snapshot(IdiomsLegacy.chainedItem(json)))
    #expect(IdiomsMigrated.guardedItem(nil) == nil)
    #expect(IdiomsMigrated.guardedItem(json)?.id == 7)
    #expect(IdiomsMigrated.defaultedItem().id == 3)
    #expect(IdiomsMigrated.configuredItem(["text": "x"]).level == 3)
    #expect(IdiomsMigrated.SeveralItem(found: ["item": json], name: "y").id == 7)
    #expect(IdiomsMigrated.reply(["n": 5]).n == 5)
    #expect(IdiomsMigrated.elsewhere(["when": 5]) == Date(timeIntervalSince1970: 5))
  }
}
