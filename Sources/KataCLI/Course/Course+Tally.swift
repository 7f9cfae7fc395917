extension Course {
  /// How much of the course is done.
  struct Tally: Sendable, Hashable {
    /// So many of so many.
    struct Part: Sendable, Hashable {
      let done: Int
      let total: Int

      init(_ exercises: [Exercise]) {
        self.init(done: exercises.count { $0.passed != nil }, total: exercises.count)
      }

      init(done: Int, total: Int) {
        self.done = done
        self.total = total
      }
    }

    let lessons: Part
    let drills: Part
    let katas: Part
    let reviewsPassed: Int
    let stars: Int
  }

  var tally: Tally {
    Tally(
      lessons: .init(done: lessonsRead, total: stations.count), drills: .init(drills),
      katas: .init(katas), reviewsPassed: exercises.reduce(0) { $0 + $1.reviewsPassed },
      stars: stars)
  }
}
