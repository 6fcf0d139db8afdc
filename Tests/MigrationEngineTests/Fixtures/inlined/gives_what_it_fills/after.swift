import Bridge

struct Picture: LegacyDecodable {
  let url: String?
}

class Album: LegacyDecodable {
  var title = ""
  var pictures: [Picture] = []
  @NeverNil var cover: Picture?
  @DecodedBy<TracksRule> var tracks = 0

  enum TracksRule: DecodingRule { static let value = Decoding<Int> { $0.nestedContainers().count } }

  init() {}
}
