// The header.
import LegacyJSON // for the values (goes)

/// A model.
// 🎉 detached? No, attached.
final class Model /* name */ { // opening
  // MARK: - Values

  /// What it counts.
  var count: Int? // in pieces

  // Said of the initializer. (goes)
  init(json: JSON) {
    // Said of the statement.
    count = json["count"].int
  }

  // Said of the method.
  func twice() -> Int { (count ?? 0) * 2 } // twice

  // At the end.
}
// The footer.
