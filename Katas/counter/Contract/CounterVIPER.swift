/// The seam: a solution that conforms says which of its classes plays which role.
///
/// The protocol between the two is yours to declare.
public protocol CounterVIPER: CounterScreen {
  static var interactor: AnyClass { get }
  static var presenter: AnyClass { get }
}
