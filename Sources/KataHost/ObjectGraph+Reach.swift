extension ObjectGraph {
  /// An object that others hold in person or through objects of their own.
  struct Reach {
    let object: AnyObject
    /// The first property on the way there, nil for an object that was started from.
    let via: String?
  }

  /// Walks from each of `starts` along stored properties, and neither enters nor passes what
  /// `isBorder`, so that what only others hold is left out.
  func reach(from starts: [AnyObject], upTo isBorder: (AnyObject) -> Bool) -> [Reach] {
    var seen = Set(starts.map(ObjectIdentifier.init))
    var reached = starts.map { Reach(object: $0, via: nil) }
    var next = 0
    while next < reached.count {
      let here = reached[next]
      next += 1
      for link in links where link.from === here.object && !isBorder(link.to) {
        guard seen.insert(ObjectIdentifier(link.to)).inserted else { continue }
        reached.append(Reach(object: link.to, via: here.via ?? link.path))
      }
    }
    return reached
  }
}
