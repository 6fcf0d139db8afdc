import Foundation
import LegacyJSON
import TestSupport
import Testing

/// Whatever can be parsed can also be converted, compared, merged, coded and written, on a thread with a small stack.
@Suite struct DeepDocumentTests {
  /// As deep as the parser allows, in arrays and in objects.
  private static let documents = [
    String(repeating: "[", count: 511) + "[1]" + String(repeating: "]", count: 511),
    String(repeating: #"{"a":"#, count: 511) + "[1]" + String(repeating: "}", count: 511),
  ]

  @Test(arguments: documents) func itIsWritten(document: String) async {
    let written = await onSmallStack {
      let json = JSON(parseJSON: document)
      return [json.rawString(options: []), json.description]
    }
    #expect(written[0] == document)
    #expect(written[1].map { JSON(parseJSON: $0) } == JSON(parseJSON: document))
  }

  @Test(arguments: documents) func itIsWrittenOnOneLineWhereThatIsAllowed(document: String) async {
    let line = await onSmallStack {
      JSON(parseJSON: document).rawString([.castNilToNSNull: true, .maxObjextDepth: 600])
    }
    #expect(line?.replacingOccurrences(of: " ", with: "") == document)
  }

  @Test(arguments: documents) func itBecomesFoundationObjectsAndComesBack(document: String) async {
    #expect(await onSmallStack { JSON(JSON(parseJSON: document).object).rawString(options: []) } == document)
  }

  /// Foundation's encoder goes one level less deep than its parser.
  @Test(arguments: documents) func itIsEncoded(document: String) async {
    let isSame = await onSmallStack {
      let json = JSON(parseJSON: document)
      let inner = json.type == .array ? json[0] : json["a"]
      return (try? JSONEncoder().encode(inner)).map { JSON(parseJSON: String(decoding: $0, as: UTF8.self)) == inner }
    }
    #expect(isSame == true)
  }

  @Test(arguments: documents) func itIsDecoded(document: String) async {
    let json = await onSmallStack { try? JSONDecoder().decode(JSON.self, from: Data(document.utf8)) }
    #expect(json?.rawString(options: []) == document)
  }

  @Test(arguments: documents) func itIsComparedAndMerged(document: String) async {
    #expect(await onSmallStack { JSON(parseJSON: document) == JSON(parseJSON: document) })
    let merged = await onSmallStack { try? JSON(parseJSON: document).merged(with: JSON(parseJSON: document)) }
    #expect(merged?.exists() == true)
  }

  @Test func anErrorComesBackFromTheDepths() async {
    let error = await onSmallStack { () -> String? in
      var json: JSON = [Double.nan]
      for _ in 0..<300 { json = [json] }
      do {
        _ = try JSONEncoder().encode(json)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(error?.contains("nan") == true)
  }
}
