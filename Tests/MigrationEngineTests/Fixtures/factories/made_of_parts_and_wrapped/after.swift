import Bridge

struct Draft: LegacyDecodable {
  var title: String?
  @NeverNil var length: Int? = nil
}

let empty = Draft()
