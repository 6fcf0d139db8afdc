typealias Identifier = Int
