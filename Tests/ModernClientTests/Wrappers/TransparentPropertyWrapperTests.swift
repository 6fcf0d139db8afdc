import Foundation
import ModernClient
import TestSupport
import Testing

@Suite struct TransparentPropertyWrapperTests {
  private struct Settings: Codable {
    @DefaultTrue var isMuted: Bool
    @Lossless var volume: Int?
    @LossyArray var tags: [String]
  }

  private struct Point: Equatable { var x = 1, y = [2] }

  private enum Origin: DefaultProviding {
    static var decodingDefault: Point { Point() }
  }

  private static var wrappers: [any TransparentPropertyWrapper] {
    [
      DefaultFalse(wrappedValue: true), DefaultEmptyString(wrappedValue: "a\n"), DefaultZero(wrappedValue: 5),
      DefaultEmptyArray(wrappedValue: ["a"]), DefaultEmptyDictionary(wrappedValue: ["a": [1, 2]]),
      DefaultEmptySet(wrappedValue: [7]), DefaultValue<Origin>(wrappedValue: Point()),
      Lossless(wrappedValue: 1.5), Lossless<Int?>(wrappedValue: nil), Lossless<Int?>(wrappedValue: 5),
      LossyArray(wrappedValue: ["a", "b"]), LossyArray<[Int]?>(wrappedValue: nil), LossyArray(wrappedValue: Set([1])),
      OptionalDefaultZero(wrappedValue: 5), OptionalDefaultEmptyString(wrappedValue: nil),
    ]
  }

  @Test(arguments: wrappers.indices) func aWrapperIsShownAsWhatItWraps(index: Int) {
    expectTransparent(Self.wrappers[index])
  }

  @Test func everyWrapperIsInTheTable() throws {
    let names = try propertyWrapperNames(in: "ModernClient")
    #expect(Set(Self.wrappers.map(genericName)) == names)
  }

  @Test func aTypeThatHoldsThemIsPrintedWithItsValues() {
    var settings = Settings(isMuted: true, volume: 5, tags: ["a"])
    #expect("\(settings)" == #"Settings(_isMuted: true, _volume: Optional(5), _tags: ["a"])"#)
    settings.volume = nil
    #expect("\(settings)" == #"Settings(_isMuted: true, _volume: nil, _tags: ["a"])"#)
    var text = ""
    dump(settings, to: &text, name: "it")
    #expect(
      text.contains("- _isMuted: true\n") && text.contains("- _volume: nil\n") && text.contains("_tags: 1 element\n"))
    #expect(!text.contains("wrappedValue"))
  }
}
