import Bridge

struct Draft: LegacyDecodable {
  var title: String?
  var author: String?
}

let empty = Draft()
let unsigned = Draft(title: "Notes")

struct Cover: LegacyDecodable {
  let draft: Draft
  let width: Int
}
