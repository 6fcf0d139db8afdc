import SwiftyJSON

enum Parameters {
  enum Answer: String {
    case acNo = "ac_no", balance
  }

  struct Names {
    static let owner = "owner_name"
  }
}

private let answer = Parameters.Answer.self

struct Account {
  let number: String?
  let balance: Double
  let owner: String

  private let names = Parameters.Names.self

  init(json: JSON) {
    number = json[answer.acNo.rawValue].string
    balance = json[answer.balance.rawValue].doubleValue
    owner = json[names.owner].stringValue
  }
}
