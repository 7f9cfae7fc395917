import KataCore

/// The types of a screen as they are read of a starter, of a reference, and of one that is never released.
enum SampleGraphs {
  static let starter = reading(
    [
      type("Solution", .builder, 5, 1, .enum),
      TypeReading(
        name: "GreetingViewController", kind: .class, role: .controller,
        location: SampleScores.at(SampleScores.controller, 5), lines: 197,
        jobs: 5.1, duties: duties, isMassiveController: true),
      type("ProfileViewController", .view, 23, 2),
    ],
    [
      edge("Solution", "GreetingViewController", [.makes]),
      edge("GreetingViewController", "ProfileViewController", [.makes]),
    ])

  static let reference = reading(
    [
      type("GreetingModule", .builder, 12, 1), type("Solution", .builder, 13, 1, .enum),
      type("GreetingViewController", .view, 97, 1.7), type("ProfileViewController", .view, 23, 2),
      type("GreetingScreenPresenter", .presenter, 60, 1),
      type("GreetingScreenInteractor", .interactor, 64, 3.6),
      type("GreetingScreenRouter", .router, 17, 1.6), type("GreetingMemory", .service, 19, 1.6),
      type("PersonLoader", .service, 23, 1.6), type("GreetingWording", .model, 27, 1),
      type("Response", .model, 9, 0),
    ],
    [
      edge("GreetingModule", "Solution", [.calls]),
      edge("GreetingModule", "GreetingViewController", [.calls, .makes]),
      edge("GreetingModule", "GreetingScreenRouter", [.makes]),
      edge("Solution", "GreetingModule", [.calls, .makes]),
      edge("Solution", "GreetingScreenPresenter", [.makes]),
      edge("Solution", "GreetingScreenInteractor", [.makes]),
      edge(
        "GreetingViewController", "GreetingScreenPresenter", [.calls, .holds], "GreetingPresenter"),
      edge(
        "GreetingScreenPresenter", "GreetingViewController", [.calls, .holdsWeakly], "GreetingView"),
      edge(
        "GreetingScreenPresenter", "GreetingScreenInteractor", [.calls, .holds],
        "GreetingInteractor"),
      edge("GreetingScreenPresenter", "GreetingScreenRouter", [.calls, .holds], "GreetingRouter"),
      edge("GreetingScreenPresenter", "GreetingWording", [.calls, .holds, .makes]),
      edge(
        "GreetingScreenInteractor", "GreetingScreenPresenter", [.calls, .holdsWeakly],
        "GreetingInteractorOutput"),
      edge("GreetingScreenInteractor", "GreetingMemory", [.calls, .holds, .makes]),
      edge("GreetingScreenInteractor", "PersonLoader", [.calls, .holds, .makes]),
      edge("GreetingScreenRouter", "ProfileViewController", [.makes]),
      edge("PersonLoader", "Response", [.calls]),
    ])

  /// A presenter that holds its view, a router that a closure of its own keeps, and a model that calls the screen.
  static let cyclic = reading(
    [
      type("Solution", .builder, 13, 1, .enum), type("LoanViewController", .view, 97, 1.7),
      type("LoanPresenter", .presenter, 60, 1), type("LoanRouter", .router, 17, 1.6),
      type("Loan", .model, 27, 1, .struct),
    ],
    [
      edge("Solution", "LoanViewController", [.makes]), edge("Solution", "LoanPresenter", [.makes]),
      edge("LoanViewController", "LoanPresenter", [.calls, .holds]),
      edge("LoanPresenter", "LoanViewController", [.calls, .holds], "LoanView"),
      edge("LoanPresenter", "LoanRouter", [.calls, .holds]),
      edge("LoanPresenter", "Loan", [.holds]),
      edge("Loan", "LoanViewController", [.calls], nil, isAllowed: false),
    ], cycles: [["LoanViewController", "LoanPresenter"], ["LoanRouter"]])

  private static let duties = [
    (Responsibility.layout, 0.38), (.viewEvents, 0.2), (.network, 0.18), (.presentation, 0.14),
    (.storage, 0.06), (.navigation, 0.04),
  ].map { TypeReading.Duty(responsibility: $0, share: $1, lines: []) }

  private static func type(
    _ name: String, _ role: Role, _ lines: Int, _ jobs: Double, _ kind: TypeFacts.Kind = .class
  ) -> TypeReading {
    TypeReading(
      name: name, kind: kind, role: role,
      location: SampleScores.at(SampleScores.controller, 1),
      lines: lines, jobs: jobs, duties: [], isMassiveController: false)
  }

  private static func edge(
    _ from: String, _ to: String, _ kinds: [TypeReference.Kind], _ through: String? = nil,
    isAllowed: Bool = true
  ) -> GraphEdge {
    GraphEdge(
      from: from, to: to, kinds: kinds, through: through, isAllowed: isAllowed,
      locations: [SampleScores.at(SampleScores.presenter, 7)])
  }

  private static func reading(
    _ types: [TypeReading], _ edges: [GraphEdge], cycles: [[String]] = []
  ) -> StaticReading {
    StaticReading(
      files: types.count, lines: 300, skipped: [], types: types, edges: edges, cycles: cycles,
      effects: [], distribution: SampleProject.empty.distribution, uikitFreeShare: nil,
      unknownShare: 0, findings: [])
  }
}
