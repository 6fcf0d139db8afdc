import Testing

@testable import MigrationEngine

@Suite("A class that is Codable and made from JSON")
struct CodableClassTests {
  @Test("says Codable once when it is tightened")
  func isTightened() throws {
    let before = """
      import LegacyJSON

      class Message: Codable {
        let content: String
        let senderId: Int
        let senderName: String?

        init(content: String, senderId: Int, senderName: String?) {
          self.content = content
          self.senderId = senderId
          self.senderName = senderName
        }

        init(json: JSON) {
          content = json["content"].stringValue
          senderId = json["senderId"].intValue
          senderName = json["senderName"].string
        }
      }

      """
    let after = """
      class Message: Codable {
        let content: String
        let senderId: Int
        let senderName: String?

        init(content: String, senderId: Int, senderName: String?) {
          self.content = content
          self.senderId = senderId
          self.senderName = senderName
        }
      }

      """
    let project = try Project(["Message.swift": before], tightening: .declared)
    #expect(project.text("Message.swift") == after)
    #expect(project.report.faults == [])
  }
}
