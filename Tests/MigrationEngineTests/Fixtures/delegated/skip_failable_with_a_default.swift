// reason: `self.init` may fail, and a throwing initializer can't delegate to it
import Foundation
import SwiftyJSON

public struct Distribution {
  let counts: [String: Int]
  let time: Date

  public init?(counts: [String: Int], time: Date? = nil) {
    if counts.isEmpty { return nil }
    self.counts = counts
    self.time = time ?? Date()
  }

  init?(json: JSON) {
    guard let members = json.dictionary else { return nil }
    var counts: [String: Int] = [:]
    for (key, value) in members { counts[key.lowercased()] = value.intValue }
    self.init(counts: counts)
  }
}
