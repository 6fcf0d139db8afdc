// reason: `holder.model?.id` is used as an optional in a way that is not rewritten

struct Model: Codable {
  var id: Int?
  let name: String
}

func f(holder: Holder) {
  holder.model?.id = nil
}

final class Holder {
  var model: Model?
}
