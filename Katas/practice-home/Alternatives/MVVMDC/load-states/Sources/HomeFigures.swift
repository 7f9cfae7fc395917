import PracticeHomeContract

/// Processing: what is open or runs, without any service.
enum HomeFigures {
  static func open(_ subjects: [Subject], in phase: Phase) -> [Subject] {
    subjects.filter { $0.phases.contains(phase) }
  }
}
