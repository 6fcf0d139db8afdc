import Bridge

/* of all */
struct Photo: LegacyDecodable, CustomStringConvertible { // shown in lists
  let id: Int
  var description: String { "\(id)" }

  let url: String
}
