// The header.
import Bridge // for the values (goes)

/// A model.
// 🎉 detached? No, attached.
struct Model: LegacyDecodable /* name */ { // opening
  // MARK: - Values

  /// What it counts.
  // Said of the statement.
  let count: Int? // in pieces

  // Said of the method.
  func twice() -> Int { (count ?? 0) * 2 } // twice

  // At the end.
}
// The footer.
