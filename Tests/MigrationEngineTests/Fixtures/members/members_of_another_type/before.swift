import SwiftyJSON

struct User {
  let id: Int

  init(dict: [String: JSON]) { id = dict["id"]?.intValue ?? 4 }
}

struct Response {
  let raw: [String: JSON]

  var dictionaryValue: [String: JSON] { raw }
}

func user(_ response: Response) -> User { User(dict: response.dictionaryValue) }
