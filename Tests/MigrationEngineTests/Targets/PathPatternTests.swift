import Testing

@testable import MigrationEngine

@Suite("Patterns of paths")
struct PathPatternTests {
  @Test(
    "a pattern fits a path, and all that is in the folder that it fits",
    arguments: [
      ("Model.swift", "Model.swift", true),
      ("Models", "Models/User.swift", true),
      ("Models", "Views/Models.swift", false),
      ("*.swift", "User.swift", true),
      ("*.swift", "Models/User.swift", false),
      ("**/*.swift", "Models/Old/User.swift", true),
      ("**/*.swift", "User.swift", true),
      ("Models/**", "Models/Old/User.swift", true),
      ("Use?.swift", "User.swift", true),
      ("./Models/*Response.swift", "Models/UserResponse.swift", true),
      ("Models/*Response.swift", "Models/User.swift", false),
    ])
  func matches(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }
}
