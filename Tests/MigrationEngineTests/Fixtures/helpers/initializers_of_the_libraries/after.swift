import Foundation
import Bridge
import LegacyJSON

extension Date {
  init?(unix json: JSON) {
    guard let seconds = json.double else { return nil }
    self.init(timeIntervalSince1970: seconds)
  }
}

extension Double {
  init(text json: JSON) {
    self = json.double ?? Double(json.stringValue) ?? 0
  }
}

extension Array where Element == Photo {
  init(json: JSON) {
    self.init()
    for item in json.arrayValue { append(Photo(json: item)) }
  }
}

struct Photo: LegacyDecodable {
  let id: Int
}

struct Album: LegacyDecodable {
  @DecodedBy<MadeRule> private(set) var made: Date?
  @DecodedBy<PriceRule> private(set) var price: Double
  let photos: [Photo]

  enum MadeRule: DecodingRule {
    static let value = Decoding<Date?> { try $0.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } }
  }
  enum PriceRule: DecodingRule {
    static let value = Decoding<Double> { try $0.valueIfPresent(Double.self) ?? Double($0.value(String.self)) ?? 0 }
  }
}
