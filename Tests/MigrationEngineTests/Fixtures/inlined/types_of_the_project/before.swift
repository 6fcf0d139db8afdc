import Foundation
import SwiftyJSON

struct Span<Bound> {
  let first: Bound
  let last: Bound
}

struct Many<Element> {
  let all: [Element]
}

class SpanReader {
  func read(_ json: JSON) -> Span<Double> {
    return Span<Double>(first: json["min"].double!, last: json["max"].doubleValue)
  }
}

class DayReader {
  func read(_ json: JSON) -> Date {
    let text = json.string!
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter.date(from: text)!
  }
}

extension JSON {
  var span: Span<Double>? {
    return exists() ? SpanReader().read(self) : nil
  }

  var spans: Many<Span<Double>>? {
    return exists() ? Many(all: self.compactMap { $1.span }) : nil
  }

  var readDay: Date? {
    return exists() ? DayReader().read(self) : nil
  }

  var readDays: Many<Date>? {
    return exists() ? Many(all: self.compactMap { $1.readDay }) : nil
  }
}

struct Zone {
  let name: String
  let span: Span<Double>?
  let spans: Many<Span<Double>>
  let day: Date
  let days: Many<Date>?
  let kind: String
  let note: String
  let place: String

  init(json: JSON) {
    name = json["name"].stringValue
    span = json["span"].span
    spans = json["spans"].spans!
    day = json["day"].readDay!
    days = json["days"].readDays
    kind = json["kind"].stringValue
    note = json["note"].stringValue
    place = json["place"].stringValue
  }
}
