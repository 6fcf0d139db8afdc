import SwiftyJSON

class Ticket {
  var price = 0.0
}

class Event {
  var name = ""
  var tickets: [Ticket] = []
}

func events(_ json: JSON) -> [Event] {
  var events: [Event] = []
  for item in json["events"].arrayValue {
    let event = Event()
    event.name = item["name"].stringValue
    for row in item["tickets"].arrayValue {
      let ticket = Ticket()
      ticket.price = row["price"].doubleValue
      event.tickets.append(ticket)
    }
    events.append(event)
  }
  return events
}
