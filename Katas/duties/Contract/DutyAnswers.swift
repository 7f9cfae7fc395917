/// What you fill in: the duty of each method, by the method's name.
public protocol DutyAnswers: ParcelScreen {
  static var duties: [String: Duty] { get }
}
