import Bridge

struct Reversed: LegacyFailableDecodable, RefusesNull {
  let id: Int?
}

struct OfItsType: LegacyFailableDecodable, RefusesNull {
  let id: Int?
}

struct OfItsNull: LegacyFailableDecodable, RefusesNull {
  let id: Int?
}

struct There: LegacyFailableDecodable, RefusesAbsent {
  let id: Int?
}

struct Switched: LegacyFailableDecodable, RefusesNull {
  let id: Int?
}
