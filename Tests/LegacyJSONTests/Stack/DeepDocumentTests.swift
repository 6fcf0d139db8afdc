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

  @Test(arguments: documents, [1, 2, 300, 509, 511]) func aValueInItIsSet(document: String, depth: Int) async {
    let text = await onSmallStack {
      var json = JSON(parseJSON: document)
      let step: any JSONSubscriptType = json.type == .array ? 0 : "a"
      let path = Array(repeating: step, count: depth)
      json[path] = 5
      return [json[path].rawString(), json[path + [step]].rawString(), json.rawString(options: [])]
    }
    #expect(text[0] == "5")
    #expect(text[1] == "null")
    #expect(text[2] == document.prefix(depth * (document.hasPrefix("[") ? 1 : 5)) + "5" + document.suffix(depth))
  }

  @Test func aPathMayBeLongerThanTheDocumentIsDeep() async {
    let same = await onSmallStack {
      var json = JSON(parseJSON: Self.documents[0])
      json[Array(repeating: 0, count: 100_000) as [any JSONSubscriptType]] = 5
      return json == JSON(parseJSON: Self.documents[0])
    }
    #expect(same)
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
