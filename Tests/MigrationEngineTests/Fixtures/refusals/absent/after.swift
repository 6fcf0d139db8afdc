import Bridge

struct Statistics: LegacyFailableDecodable, RefusesAbsent {
  let views: Int?
  let likes: Int
}
