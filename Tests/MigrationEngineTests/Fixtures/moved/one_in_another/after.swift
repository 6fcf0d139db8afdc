import Bridge
import LegacyJSON

struct Ticket: LegacyDecodable {
  let price: Double
}

struct Event: LegacyDecodable {
  let name: String
  let tickets: [Ticket]
}

func events(_ json: JSON) -> [Event] {
  var events: [Event] = []
  for item in json["events"].arrayValue {
    events.append(Event(json: item))
  }
  return events
}
