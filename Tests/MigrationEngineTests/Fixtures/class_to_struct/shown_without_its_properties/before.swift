// reason: `Mirror`, `dump`, `print` and string interpolation show `_name` for `name` from now on
import SwiftyJSON

struct User {
  let name: String
  init(json: JSON) { name = json["name"].string ?? "" }
}

func show(_ user: User) { print("\(user.name)", user.name) }

struct Owner: CustomStringConvertible {
  let name: String
  init(json: JSON) { name = json["name"].string ?? "" }
  var description: String { return name }
}

func show(_ owner: Owner) { print("\(owner)") }

class Guest {
  var name: String
  init(json: JSON) { name = json["name"].string ?? "" }
}

func show(_ guest: Guest) {
  guest.name = ""
  print("\(guest)")
}

func log(_ text: String) { print(text) }
func log(_ user: User) { log(user.name) }
