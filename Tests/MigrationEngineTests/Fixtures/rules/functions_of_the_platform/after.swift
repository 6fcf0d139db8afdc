import CoreLocation
import Foundation
import Bridge

struct Visit: LegacyDecodable {
  let id: Int
  let name: String
  let note: String?
  let tags: [String]
  @DecodedBy<PlaceRule> private(set) var place: CLLocationCoordinate2D
  @DecodedBy<YearRule> private(set) var year: Int
  @DecodedBy<TitleRule> private(set) var title: String

  enum PlaceRule: ObjectDecodingRule {
    static let value = Decoding<CLLocationCoordinate2D> { container in
      let lat = try container.decode(Double.self, at: "lat")
      let lng = try container.decode(Double.self, at: "lng")
      return CLLocationCoordinate2DMake(lat, lng)
    }
  }
  enum YearRule: ObjectDecodingRule {
    static let value = Decoding<Int> { container in
      let at = try container.decode(Double.self, at: "at")
      return Calendar.current.component(.year, from: Date(timeIntervalSince1970: at))
    }
  }
  enum TitleRule: DecodingRule { static let value = Decoding<String> { try $0.decode(String.self).appending("!") } }
}
