// reason: a closure gives a part of the document
import LegacyJSON

struct Labels {
  let all: [String]

  init(json: JSON) {
    all = ["first", "second"].map { json[$0] }.compactMap { $0.string }
  }
}
