// reason: `Mirror`, `dump`, `print` and string interpolation show `_name` for `name` from now on
import Bridge
import ModernClient

struct User: LegacyDecodable {
  @DefaultEmptyString private(set) var name: String
}

func show(_ user: User) { print("\(user.name)", user.name) }

struct Owner: LegacyDecodable, CustomStringConvertible {
  @DefaultEmptyString private(set) var name: String
  var description: String { return name }
}

func show(_ owner: Owner) { print("\(owner)") }

class Guest: LegacyDecodable {
  @DefaultEmptyString var name: String
}

func show(_ guest: Guest) {
  guest.name = ""
  print("\(guest)")
}

func log(_ text: String) { print(text) }
func log(_ user: User) { log(user.name) }
