extension Item: Hashable {}
