import Foundation
import LegacyJSON
import Bridge

class Session {
  let raw: Data?

  init(json: JSON) {
    raw = try? json.rawData()
  }
}

extension Session: LegacyReadable { static func legacyValue(from json: JSON) -> Session { Session(json: json) } }

struct SessionHolder: LegacyDecodable {
  @DecodedBy<BridgedRule<Session>> private(set) var session: Session
  @DecodedBy<BridgedElementsRule<Session>> private(set) var sessions: [Session]
}

/// Generic code that makes what a protocol asks for.
protocol ModelType {
  init?(json: JSON)
}

enum Models {
  static func all<T: ModelType & LenientDecodable>(_ json: LegacyContainer) throws -> [T]? {
    guard let elements = json.nestedContainersIfPresent() else { return nil }
    var models: [T] = []
    for element in elements where element.membersIfPresent() != nil {
      if let model = try element.valueIfAccepted(T.self) { models.append(model) }
    }
    return models
  }
}

struct Page: LegacyFailableDecodable, ModelType {
  let title: String
  @DecodedBy<LinksRule> var links: [Link] = []

  enum LinksRule: ObjectDecodingRule {
    static let value = Decoding<[Link]> { container in
      guard !container.isNull(at: "title") else { throw container.refusal }
      return try container.nestedContainers(at: "links").compactMap {
        try $0.membersIfPresent() != nil ? $0.valueIfAccepted(Link.self) : nil
      }
    }
  }
}

struct Link: LegacyFailableDecodable, ModelType {
  static var legacyRules: [LegacyRule] { [.refusesEmpty] }
  let url: URL?
}
