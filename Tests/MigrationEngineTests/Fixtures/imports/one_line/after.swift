import Foundation; import Bridge; import Dispatch

struct Model: LegacyDecodable {
  let id: Int?
}
