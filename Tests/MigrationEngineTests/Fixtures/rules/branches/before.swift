import SwiftyJSON

enum State { case address, payment, cart }

class Order {
  var id: Int
  var state: State
  var title: String
  var rank: Int = 3
  var note: String?
  var first: Int
  var second: Int
  var third: Int
  var fourth: Int
  var fifth: Int
  var sixth: Int
  var a: Int
  var b: Int
  var c: Int

  init(json: JSON) {
    id = json["id"].intValue
    switch json["state"].stringValue {
    case "address": self.state = .address
    case "payment": self.state = .payment
    default: self.state = .cart
    }
    if let text = json["title"].string { title = text } else { title = "none" }
    if json["top"].boolValue { rank = json["rank"].intValue }
    note = json["note"].string
    first = json["first"].intValue
    second = json["second"].intValue
    third = json["third"].intValue
    fourth = json["fourth"].intValue
    fifth = json["fifth"].intValue
    sixth = json["sixth"].intValue
    a = json["a"].intValue
    b = json["b"].intValue
    c = json["c"].intValue
  }
}

struct Ticket {
  enum Priority: String { case unknown, low, high }

  var priorityOfTheTicketItself: Priority
  var priority: Priority
  let number: Int
  let title: String

  init(json: JSON) {
    number = json["number"].intValue
    title = json["title"].stringValue
    priorityOfTheTicketItself = Priority(rawValue: json["priority_of_the_ticket_itself"].stringValue) ?? .unknown
    priority = Priority(rawValue: json["priority"].stringValue.lowercased()) ?? Priority.unknown
  }
}
