import Bridge

class Drug: LegacyDecodable {
  @NeverNil var id: Int?
  var name: String?

  init() {}
}

struct Box: LegacyDecodable {
  let size: Int
}

struct Label: LegacyDecodable {
  let text: String
}

func label(of answer: [String: AnyObject]) -> Label { Label(reading: answer) }

func drugs(in answer: [[String: Any]]) -> [Drug] {
  var drugs: [Drug] = []
  for item in answer { drugs.append(Drug(reading: item)) }
  return drugs
}

struct Ticket: LegacyDecodable {
  let seat: String
}

func ticket(of payload: [AnyHashable: Any]) -> Ticket { Ticket(reading: payload) }
