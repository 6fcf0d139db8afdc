// reason: is not understood
import SwiftyJSON

enum Stage: Int, CaseIterable { case one = 1, two }

struct Staged {
  let stage: Stage

  init(json: JSON) {
    stage =
      Stage.allCases.first { candidate in
        print(candidate)
        return candidate.rawValue == json["stage"].intValue
      } ?? .one
  }
}
