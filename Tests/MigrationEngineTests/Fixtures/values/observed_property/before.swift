import SwiftyJSON

struct Gauge {
  nonisolated(unsafe) static var changes = 0
  var level = 0 { didSet { Gauge.changes += 1 } }
}

struct Tank {
  let level: Int

  init(json: JSON) {
    var gauge = Gauge()
    gauge.level = json["level"].intValue
    level = gauge.level
  }
}
