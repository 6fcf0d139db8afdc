import Foundation
import TestSupport
import Testing

/// Doc comments begin with a verb or a noun, so that a reader knows at once what they describe.
@Suite struct DocCommentStyleTests {
  private static let libraries: Set = ["LegacyJSON", "ModernClient", "Bridge", "LegacyRequests", "HTTPTransport"]
  private static let questionWords: Set = ["What", "Where", "Why", "How"]

  private struct DocComment {
    let place: String
    let firstLine: Substring

    var isQuestion: Bool {
      DocCommentStyleTests.questionWords.contains(String(firstLine.prefix { $0.isLetter }))
    }
  }

  /// The doc comments of all Swift files in `Sources`, by the folder of their module.
  private static func comments() throws -> [String: [DocComment]] {
    var found: [String: [DocComment]] = [:]
    for (name, data) in try packageRoot.appendingPathComponent("Sources").everything() where name.hasSuffix(".swift") {
      let text = try #require(String(data: data, encoding: .utf8), "\(name)")
      found[String(name.prefix { $0 != "/" }), default: []] += comments(in: text, of: name)
    }
    return found
  }

  /// A doc comment is a run of consecutive lines that begin with `///`.
  private static func comments(in text: String, of name: String) -> [DocComment] {
    var found: [DocComment] = []
    var isInside = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("///"), !isInside {
        let firstLine = code.dropFirst(3).drop { $0 == " " }
        found.append(DocComment(place: "\(name):\(index + 1)", firstLine: firstLine))
      }
      isInside = code.hasPrefix("///")
    }
    return found
  }

  @Test func noneOfALibraryBeginsWithAQuestionWord() throws {
    let comments = try Self.comments().filter { Self.libraries.contains($0.key) }.flatMap(\.value)
    #expect(comments.count > 1_000, "too few were found: \(comments.count)")
    for comment in comments where comment.isQuestion {
      Issue.record("\(comment.place): \(comment.firstLine)")
    }
  }

  @Test func fewBeginWithAQuestionWord() throws {
    let comments = try Self.comments().values.flatMap { $0 }
    #expect(comments.count > 3_000, "too few were found: \(comments.count)")
    let questions = comments.filter(\.isQuestion)
    #expect(
      questions.count * 100 < comments.count * 3,
      "\(questions.count) of \(comments.count): \(questions.map(\.place).sorted().joined(separator: ", "))")
  }

  @Test func aQuestionWordIsFoundAtTheStartOfACommentAlone() {
    let text = """
      /// What it does.
      ///
      /// How it does it.
      func one() {}
        /// Whether it does it.
        var two: Bool

      ///Why, then.
      // Where it is.
      func three() {}
      """
    let comments = Self.comments(in: text, of: "File.swift")
    #expect(comments.map(\.place) == ["File.swift:1", "File.swift:5", "File.swift:8"])
    #expect(comments.map(\.isQuestion) == [true, false, true])
  }
}
