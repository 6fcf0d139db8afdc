import Foundation

/// The results of one run, as a line of the `--trend` file.
public struct TrendEntry: Sendable, Codable, Equatable {
  /// The version of this shape.
  public var version = TrendEntry.currentVersion
  public var date: Date
  /// The commit that the sources were on; nil outside of a git repository.
  public var revision: String?
  /// Whether the run wrote its changes. Then the totals after the run count, otherwise those before it.
  public var written: Bool
  public var totals: Totals

  static let currentVersion = 1

  /// The figures of the run, under their names in the JSON report. They are few and stable, because a trend outlives
  /// versions of the tool.
  public struct Totals: Sendable, Codable, Equatable {
    public var types: Int
    public var synthesized: Int
    public var explicit: Int
    public var bridged: Int
    public var untouched: Int
    public var linesBefore: Int
    public var linesAfter: Int
    public var mentionsBefore: Int
    public var mentionsAfter: Int
    public var readsBefore: Int
    public var readsAfter: Int
    public var importsBefore: Int
    public var importsAfter: Int
  }

  /// - Parameters:
  ///   - report: what the run did.
  ///   - isWritten: whether the changes were written.
  ///   - revision: the commit that the sources were on.
  ///   - date: when the run was.
  public init(_ report: Report, isWritten: Bool, revision: String?, date: Date) {
    let totals = report.totals
    self.date = date
    self.revision = revision
    written = isWritten
    self.totals = Totals(
      types: totals.types, synthesized: totals.synthesized, explicit: totals.explicit, bridged: totals.bridged,
      untouched: totals.untouched, linesBefore: totals.linesBefore, linesAfter: totals.linesAfter,
      mentionsBefore: totals.legacy.mentionsBefore, mentionsAfter: totals.legacy.mentionsAfter,
      readsBefore: totals.legacy.readsBefore, readsAfter: totals.legacy.readsAfter,
      importsBefore: totals.legacy.importsBefore, importsAfter: totals.legacy.importsAfter)
  }

  // MARK: A line

  /// - Throws: what Foundation's encoder throws.
  func line() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Reads a line of a trend.
  ///
  /// - Throws: ``NoEntry`` with what is wrong with the line.
  init(line: Data) throws(NoEntry) {
    let decoder = JSONDecoder()
    // Foundation's own strategy does not say on every platform which value is no date.
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let date = try? Date(text, strategy: .iso8601) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no date")
      }
      return date
    }
    struct Version: Decodable { let version: Int }
    do {
      let version = try decoder.decode(Version.self, from: line).version
      guard version <= Self.currentVersion else {
        throw NoEntry(reason: "it was written by a later version of the tool")
      }
      self = try decoder.decode(Self.self, from: line)
    } catch let error as NoEntry {
      throw error
    } catch let error as DecodingError {
      throw NoEntry(error)
    } catch {
      throw NoEntry(reason: error.localizedDescription)
    }
  }

  /// The reason why a line is not an entry of a trend.
  struct NoEntry: Error {
    let reason: String

    init(reason: String) { self.reason = reason }

    init(_ error: DecodingError) {
      func name(_ path: [any CodingKey]) -> String { path.map(\.stringValue).joined(separator: ".") }
      reason =
        switch error {
        case .keyNotFound(let key, let context): "`\(name(context.codingPath + [key]))` is missing"
        case .typeMismatch(_, let context) where !context.codingPath.isEmpty,
          .valueNotFound(_, let context) where !context.codingPath.isEmpty,
          .dataCorrupted(let context) where !context.codingPath.isEmpty:
          "`\(name(context.codingPath))` is of another kind"
        default: "it is no JSON object"
        }
    }
  }
}
