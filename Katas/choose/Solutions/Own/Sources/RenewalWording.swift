/// How it reads that a loan cannot be renewed.
struct RenewalWording {
  func text(of objection: RenewalRule.Objection) -> String {
    switch objection {
    case .overdue: "Overdue loans cannot be renewed."
    case .tooOften: "Renewed twice already."
    }
  }
}
