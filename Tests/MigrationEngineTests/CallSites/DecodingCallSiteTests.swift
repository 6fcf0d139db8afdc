import Testing

@testable import MigrationEngine

/// Code that makes a model of a `JSON` goes on without one where it can, once the model is decoded as it is declared.
@Suite("Call sites that decode")
struct DecodingCallSiteTests {
  private static let models = """
    import Foundation
    import LegacyJSON

    struct User {
      let name: String
      init(json: JSON) { name = json["name"].stringValue }
    }

    struct Story {
      let id: Int
      init?(_ json: JSON) {
        guard let id = json["id"].int else { return nil }
        self.id = id
      }
    }

    """

  private static func migrated(_ code: String) throws -> Project {
    try Project(models + code, tightening: .declared)
  }

  @Test(
    "that a refused document can pass",
    arguments: [
      (
        "func f(_ a: [JSON]) { var u: [User] = []; a.forEach { u.append(User(json: $0)) } }",
        "func f(_ a: [JSON]) { var u: [User] = []; a.forEach { if let user = try? $0.decode(User.self) { u.append(user) } } }"
      ),
      (
        "func f(_ j: JSON) -> [User] { j.arrayValue.filter { $0.exists() }.map { (i: JSON) -> User in User(json: i) } }",
        "func f(_ j: JSON) -> [User] { j.arrayValue.filter { $0.exists() }.compactMap { (i: JSON) -> User? in try? i.decode(User.self) } }"
      ),
      (
        "func f(_ j: JSON) { var u: [User]? = []; u?.insert(User(json: j), at: 0) }",
        "func f(_ j: JSON) { var u: [User]? = []; if let user = try? j.decode(User.self) { u?.insert(user, at: 0) } }"
      ),
      (
        "func f(_ j: JSON) { var u: [User] = []; u += [User(json: j)] }",
        "func f(_ j: JSON) { var u: [User] = []; if let user = try? j.decode(User.self) { u += [user] } }"
      ),
      (
        "func f(_ j: JSON) -> User? { j.exists() ? User(json: j) : nil }",
        "func f(_ j: JSON) -> User? { j.exists() ? (try? j.decode(User.self)) : nil }"
      ),
      (
        "func f(_ j: JSON?) throws -> User { User(json: j ?? JSON()) }",
        "func f(_ j: JSON?) throws -> User { try (j ?? JSON()).decode(User.self) }"
      ),
      (
        "func f(_ j: JSON) -> Bool { Story(j) != nil }",
        "func f(_ j: JSON) -> Bool { (try? j.decode(Story.self)) != nil }"
      ),
      (
        "func f(_ j: JSON) -> Int? { Story.init(j[\"a\"])?.id }",
        "func f(_ j: JSON) -> Int? { (try? j[\"a\"].decode(Story.self))?.id }"
      ),
      (
        "func f(_ j: JSON) -> [Int] { j.arrayValue.compactMap { Story($0)?.id } }",
        "func f(_ j: JSON) -> [Int] { j.arrayValue.compactMap { (try? $0.decode(Story.self))?.id } }"
      ),
      (
        "func f(_ j: JSON) -> [Story] { j.arrayValue.map { Story($0)! } }",
        "func f(_ j: JSON) -> [Story] { j.arrayValue.compactMap { try? $0.decode(Story.self) } }"
      ),
      (
        "func f(_ j: JSON) { guard let s = Story(j) else { return }; print(s) }",
        "func f(_ j: JSON) { guard let s = try? j.decode(Story.self) else { return }; print(s) }"
      ),
      (
        "func f(_ j: JSON) { let u: User? = User(json: j); print(u as Any) }",
        "func f(_ j: JSON) { let u: User? = try? j.decode(User.self); print(u as Any) }"
      ),
      (
        "func f(_ d: Data) -> User? { try? User(json: JSON(data: d)) }",
        "func f(_ d: Data) -> User? { try? JSON(data: d).decode(User.self) }"
      ),
    ])
  func areRewritten(_ before: String, _ after: String) throws {
    let project = try Self.migrated(before + "\n")
    #expect(project.report.faults == [])
    #expect(project.text().hasSuffix("\n" + after + "\n"), "\(project.text())\n\(project.reasons())")
  }

  @Test(
    "that it can't, keep the old rules",
    arguments: [
      (
        "struct Box { var all: Any; let users: [User]\n  init(json: JSON) { all = json.error as Any; users = json.arrayValue.map { User(json: $0) } } }",
        "what holds it keeps the old rules"
      ),
      ("func f(_ j: JSON) -> String { User(json: j).name }", "the code needs a value here"),
      ("func f(_ j: JSON) -> [User] { [User(json: j)] }", "the code needs a value here"),
      ("func f(_ j: JSON) -> Int { Story(j)!.id }", "the code needs a value here"),
      ("let nobody = User(json: JSON.null)", "the code has to go on"),
      ("func f(_ j: JSON) -> User { try! User(json: JSON(data: Data())) }", "what is tried would stop the program"),
      ("func f(_ d: Data) throws -> Story? { try Story(JSON(data: d)) }", "something else is tried"),
      ("func f(_ j: JSON) -> User { User(/* all */ json: j) }", "there is a comment in the code"),
      ("func f(_ j: JSON) { var u: User; u = User(json: j); print(u) }", "`u` has no value before"),
      ("func f(_ j: JSON) { let u = User(json: j), v = 5; print(u, v) }", "it is declared with others"),
      (
        "func f(_ j: JSON, done: (String) -> Void) { let u = User(json: j); done(u.name) }",
        "`done` would not be called"
      ),
      ("func f(_ j: JSON) -> Int { let u = User(json: j); return u.name.count }", "the code has to give a value"),
      (
        "extension JSON { func decode() {} }\nfunc f(_ j: JSON) -> Story? { Story(j) }",
        "the project has a `decode` of `JSON`"
      ),
      (
        "typealias Person = User\nfunc f(_ j: JSON) -> Person? { return Person(json: j) }",
        "it is created by another name"
      ),
      (
        "final class C { let u: User\n  init(_ a: [[JSON]]) { u = User(json: a[0][0]) } }", "`u` has no value before"
      ),
    ])
  func stay(_ code: String, _ reason: String) throws {
    let project = try Self.migrated(code + "\n")
    #expect(project.report.faults == [])
    #expect(!project.text().contains(".decode("))
    #expect(project.reasons().contains("not tightened: " + reason), "\(project.reasons())")
  }

  @Test("are told of with the place and what becomes of a refused document")
  func areReported() throws {
    let project = try Self.migrated("func f(_ j: JSON) -> User? { return User(json: j) }\n")
    #expect(
      project.item("User")?.reasons.contains {
        $0.hasSuffix("File.swift:16:37: a document that is refused is nil here")
      } == true)
  }
}
