import SwiftyJSON

enum StageError: Error {
  case missing, closed
}

struct Stage {
  let level: Int

  init?(json: JSON) {
    do {
      level = try Stage.level(json)
    } catch {
      return nil
    }
  }

  private static func level(_ json: JSON) throws -> Int {
    if json["closed"].boolValue { throw StageError.closed }
    do {
      if json["level"].int == nil { throw StageError.missing }
      return json["level"].intValue
    } catch {
      return 2
    }
  }
}
