import PracticeHomeContract

/// The view model of the subjects view.
struct SubjectsContent: SubjectsViewModel {
  let caption: String
  let rows: [HomeRow]
  let message: String

  init(_ data: SubjectsData) {
    let school = Self.school(data.phase)
    // The view has this caption from the start.
    caption = data.phase == .primary ? "" : "Open in \(school)"
    rows = (data.openSubjects ?? []).map { subject in
      HomeRow(id: subject.id, title: subject.name, detail: Self.progress(subject))
    }
    message = Self.message(data, school: school)
  }

  private static func message(_ data: SubjectsData, school: String) -> String {
    switch (data.openSubjects, data.hasFailed) {
    case (nil, true): "Subjects could not be loaded."
    case (_, true): "Subjects could not be refreshed."
    case (nil, false): "Loading…"
    case (let subjects?, false):
      subjects.isEmpty ? "No subjects are open in \(school) yet." : ""
    }
  }

  private static func progress(_ subject: Subject) -> String {
    switch (subject.doneCount, subject.exerciseCount) {
    case (_, 0): "No exercises yet"
    case (let done, let all) where done == all: "All done"
    case (let done, 1): "\(done) of 1 exercise"
    case (let done, let all): "\(done) of \(all) exercises"
    }
  }

  private static func school(_ phase: Phase) -> String {
    switch phase {
    case .primary: "primary school"
    case .middle: "middle school"
    case .high: "high school"
    }
  }
}
