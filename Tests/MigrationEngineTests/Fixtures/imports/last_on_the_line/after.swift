import Foundation; import Bridge // JSON

struct Model: LegacyDecodable {
  let id: Int?
}
