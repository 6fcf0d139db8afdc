// reason: makes one of a `JSON`
import SwiftyJSON

struct Point {
  let name: String
}

private struct Missing: Error {}

extension JSON {
  fileprivate func neededMember(_ key: String) throws -> JSON {
    guard self[key].exists() else { throw Missing() }
    return self[key]
  }
  fileprivate func neededText() throws -> String {
    if let text = string { return text }
    throw Missing()
  }
}

func parsePoint(_ json: JSON) -> Point? {
  do {
    return Point(name: try (try json.neededMember("name")).neededText())
  } catch {
    return nil
  }
}
