import Bridge
import LegacyJSON

struct User: LegacyDecodable {
  @NeverNil var name: String!
}

func load(_ path: String, success: @escaping (JSON) -> Void, failure: ((String) -> Void)? = nil) {
  success(JSON(["name": path]))
}

func user() {
  load("me", success: { (json) -> Void in print(User(json: json).name ?? "") })
  load("me", success: { json in print(User(json: json).name ?? "") }, failure: nil)
}
