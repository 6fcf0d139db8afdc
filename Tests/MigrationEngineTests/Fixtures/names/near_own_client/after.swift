// reason: becomes a struct
import Bridge

struct Item: LegacyDecodable {
  let id: Int?
}

enum Network {
  struct HTTPResponse {}
}

final class HTTPClient {
  struct HTTPBody {}
}
