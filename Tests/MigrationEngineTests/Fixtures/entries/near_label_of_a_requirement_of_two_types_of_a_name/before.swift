// reason: more than one type has the name
import SwiftyJSON

protocol Labelled { init(_ json: JSON) }

struct Tag: Labelled {
  let id: Int

  init(_ json: JSON) { id = json["id"].intValue }
}

#if os(iOS)
  struct Badge: Labelled {
    let id: Int

    init(_ json: JSON) { id = json["id"].intValue }
  }
#else
  struct Badge: Labelled {
    let text: String

    init(_ json: JSON) { text = json["text"].stringValue }
  }
#endif

func make<Model: Labelled>(_ json: JSON) -> Model { Model(json) }
