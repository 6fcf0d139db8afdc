// reason: is not understood
import Bridge

enum Stage: Int, CaseIterable { case one = 1, two }

struct Staged: LegacyDecodable {
  let stage: Stage

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    stage =
      try Stage.allCases.first { candidate in
        print(candidate)
        return try candidate.rawValue == container.value(Int.self, at: "stage")
      } ?? .one
  }
}
