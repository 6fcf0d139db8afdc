import Bridge

struct Gauge {
  nonisolated(unsafe) static var changes = 0
  var level = 0 { didSet { Gauge.changes += 1 } }
}

struct Tank: LegacyDecodable {
  @DecodedBy<LevelRule> private(set) var level: Int

  enum LevelRule: DecodingRule {
    static let value = Decoding<Int> { container in
      var gauge = Gauge()
      try gauge.level = container.value(Int.self)
      return gauge.level
    }
  }
}
