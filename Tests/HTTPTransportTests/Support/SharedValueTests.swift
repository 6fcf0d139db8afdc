import HTTPTransport
import Testing

@Suite struct SharedValueTests {
  @Test func noChangeInPlaceIsLost() async {
    let shared = SharedValue([Int: Int]())
    await withTaskGroup { group in
      for number in 0..<500 { group.addTask { shared.value[number] = number } }
    }
    #expect(shared.value.count == 500)
  }

  @Test func aReaderSeesWholeValuesWhileAChangeIsUnderWay() {
    let shared = SharedValue([1, 2])
    func change(_ value: inout [Int]) {
      value[0] = 7
      #expect(shared.value == [1, 2])
      value[1] = 8
    }
    change(&shared.value)
    #expect(shared.value == [7, 8])
  }

  @Test func aChangeThatThrowsKeepsWhatItHasDone() {
    struct Failure: Error {}
    func change(_ value: inout Int) throws {
      value = 5
      throw Failure()
    }
    let shared = SharedValue(1)
    #expect(throws: Failure.self) { try change(&shared.value) }
    #expect(shared.value == 5)
    shared.value += 1
    #expect(shared.value == 6)
  }

  @Test func aNewValueMayBeMended() {
    let shared = SharedValue(1) { _, old, new in new = max(old, new) }
    shared.value = 5
    shared.value = 3
    #expect(shared.value == 5)
    shared.value -= 1
    #expect(shared.value == 5)
  }
}
