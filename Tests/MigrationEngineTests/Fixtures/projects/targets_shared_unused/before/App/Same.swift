func isSame(_ first: Team, _ second: Team) -> Bool { first === second }
