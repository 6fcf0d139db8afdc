// reason: is there in 1 of 2 recorded objects only, and the old code asks otherwise than for null
import Bridge

struct Member: LegacyDecodable {
  let id: Int
  @NilIfAbsent var name: String?
}
