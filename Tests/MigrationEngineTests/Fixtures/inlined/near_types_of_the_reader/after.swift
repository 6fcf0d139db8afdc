import Foundation
import Bridge
import LegacyJSON

class PointReader {
  struct Point: LegacyDecodable {
    let x: Int
    let y: Int
  }

  func mark(_ json: JSON) -> Int {
    return Mark(json["mark"].stringValue).number
  }
}

private struct Mark {
  let number: Int

  init(_ text: String) {
    number = text.count
    log.append(text)
  }
}

private var log: [String] = []

struct Dot: LegacyDecodable {
  @DecodedBy<PointRule> private(set) var point: PointReader.Point

  enum PointRule: ObjectDecodingRule {
    static let value = Decoding<PointReader.Point> { try $0.value(PointReader.Point.self) }
  }
}

struct Sign {
  let number: Int

  init(json: JSON) { number = PointReader().mark(json) }
}
