import SwiftyJSON

class Expense {
  var number: Int
  var title: String
  var amount: String!

  init(number: Int!, title: String!, amount: Double!) {
    self.number = number
    self.title = title ?? "none"
    if amount != nil {
      self.amount = amount.description
    }
  }

  convenience init(json: JSON) {
    self.init(number: json["number"].int, title: json["title"].string, amount: json["amount"].double)
  }
}

class Plain {
  var number: Int
  var title: String?

  init(number: Int!, title: String!) {
    self.number = number
    self.title = title
  }

  convenience init(json: JSON) {
    self.init(number: json["number"].int, title: json["title"].string)
  }
}
