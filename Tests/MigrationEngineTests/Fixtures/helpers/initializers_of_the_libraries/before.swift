import Foundation
import SwiftyJSON

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

struct Photo {
  let id: Int
  init(json: JSON) { id = json["id"].intValue }
}

struct Album {
  let made: Date?
  let price: Double
  let photos: [Photo]

  init(json: JSON) {
    made = Date(unix: json["made"])
    price = Double(text: json["price"])
    photos = Array(json: json["photos"])
  }
}
