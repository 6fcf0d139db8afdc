struct GridSpan<Bound> {
  let first: Bound
  let last: Bound
}
