import Foundation
import PracticeHomeContract
import UIKit

class HomeViewController: UIViewController {
  let services: PracticeServices

  // Views
  private let bannerButton = UIButton(type: .system)
  private let activitiesLabel = UILabel()
  private let activitiesStack = UIStackView()
  private let activitiesMessage = UILabel()
  private let subjectsLabel = UILabel()
  private let subjectsStack = UIStackView()
  private let subjectsMessage = UILabel()

  // Data
  var allSubjects: [Subject]?
  var subjects: [Subject] = []
  var promotions: Promotions?
  var subjectsFailed = false
  var promotionsFailed = false

  // Requests
  private var subjectsRequest = 0
  private var promotionsRequest = 0
  private var timer: (any AppTimer)?

  init(services: PracticeServices) {
    self.services = services
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  deinit {
    timer?.invalidate()
  }

  // MARK: - Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Practice"
    view.backgroundColor = .systemBackground
    let refresh = UIBarButtonItem(
      title: "Refresh", style: .plain, target: self, action: #selector(didTapRefresh))
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = refresh
    setUpViews()
    showSubjects()
    showPromotions()

    // database first
    services.database.readSubjects { [weak self] stored in
      guard let self, let stored else { return }
      if self.allSubjects == nil {
        self.allSubjects = stored
        self.subjects = stored.filter { $0.phases.contains(self.services.settings.phase) }
        self.showSubjects()
      }
    }
    loadSubjects()
    loadPromotions()

    timer = services.clock.repeatingTimer(every: 60) { [weak self] in
      self?.showPromotions()
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // the phase may have been changed on another page
    if let allSubjects {
      subjects = allSubjects.filter { $0.phases.contains(services.settings.phase) }
    }
    showSubjects()
  }

  // MARK: - Layout

  private func setUpViews() {
    bannerButton.accessibilityIdentifier = "banner"
    bannerButton.addTarget(self, action: #selector(didTapBanner), for: .touchUpInside)
    activitiesLabel.text = "Activities"
    activitiesLabel.font = .boldSystemFont(ofSize: 20)
    activitiesStack.axis = .vertical
    activitiesStack.spacing = 8
    activitiesMessage.textColor = .secondaryLabel
    activitiesMessage.numberOfLines = 0
    activitiesMessage.accessibilityIdentifier = "activitiesMessage"
    subjectsLabel.font = .boldSystemFont(ofSize: 20)
    subjectsLabel.accessibilityIdentifier = "subjectsCaption"
    subjectsStack.axis = .vertical
    subjectsStack.spacing = 8
    subjectsMessage.textColor = .secondaryLabel
    subjectsMessage.numberOfLines = 0
    subjectsMessage.accessibilityIdentifier = "subjectsMessage"

    let column = UIStackView(arrangedSubviews: [
      bannerButton, activitiesLabel, activitiesStack, activitiesMessage, subjectsLabel,
      subjectsStack, subjectsMessage,
    ])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  // MARK: - Requests

  @objc private func didTapRefresh() {
    loadSubjects()
    loadPromotions()
  }

  private func loadSubjects() {
    subjectsRequest += 1
    let request = subjectsRequest
    services.server.fetchSubjects { [weak self] result in
      guard let self, request == self.subjectsRequest else { return }
      switch result {
      case .success(let subjects):
        self.subjectsFailed = false
        self.allSubjects = subjects
        self.subjects = subjects.filter { $0.phases.contains(self.services.settings.phase) }
        self.services.database.save(subjects)
      case .failure:
        self.subjectsFailed = true
        self.services.log.record("request_failed", details: ["request": "subjects"])
      }
      self.showSubjects()
    }
  }

  private func loadPromotions() {
    promotionsRequest += 1
    let request = promotionsRequest
    services.server.fetchPromotions { [weak self] result in
      guard let self, request == self.promotionsRequest else { return }
      if case .success(let promotions) = result {
        self.promotionsFailed = false
        self.promotions = promotions
      } else {
        self.promotionsFailed = true
        self.services.log.record("request_failed", details: ["request": "promotions"])
      }
      self.showPromotions()
    }
  }

  // MARK: - Subjects

  private func showSubjects() {
    let phase: String
    switch services.settings.phase {
    case .primary: phase = "primary school"
    case .middle: phase = "middle school"
    case .high: phase = "high school"
    }
    subjectsLabel.text = "Open in " + phase
    for row in subjectsStack.arrangedSubviews { row.removeFromSuperview() }
    for subject in subjects {
      let button = UIButton(type: .system)
      button.setTitle(subject.name, for: .normal)
      button.accessibilityIdentifier = "subject-\(subject.id)"
      button.tag = subject.id
      button.addTarget(self, action: #selector(didTapSubject), for: .touchUpInside)
      let label = UILabel()
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.accessibilityIdentifier = "subject-\(subject.id)-detail"
      if subject.exerciseCount == 0 {
        label.text = "No exercises yet"
      } else if subject.doneCount == subject.exerciseCount {
        label.text = "All done"
      } else if subject.exerciseCount == 1 {
        label.text = "\(subject.doneCount) of 1 exercise"
      } else {
        label.text = "\(subject.doneCount) of \(subject.exerciseCount) exercises"
      }
      let row = UIStackView(arrangedSubviews: [button, label])
      row.axis = .vertical
      subjectsStack.addArrangedSubview(row)
    }
    if subjectsFailed {
      subjectsMessage.text =
        allSubjects == nil ? "Subjects could not be loaded." : "Subjects could not be refreshed."
    } else if allSubjects == nil {
      subjectsMessage.text = "Loading…"
    } else if subjects.isEmpty {
      subjectsMessage.text = "No subjects are open in " + phase + " yet."
    } else {
      subjectsMessage.text = ""
    }
    subjectsMessage.isHidden = subjectsMessage.text == ""
  }

  @objc private func didTapSubject(_ sender: UIButton) {
    guard let subject = subjects.first(where: { $0.id == sender.tag }) else { return }
    services.log.record(
      "subject_opened",
      details: ["subject": "\(subject.id)", "phase": services.settings.phase.rawValue])
    navigationController?.pushViewController(
      PageViewController(title: subject.name), animated: true)
  }

  // MARK: - Promotions

  private func showPromotions() {
    bannerButton.setTitle(promotions?.banner?.title, for: .normal)
    bannerButton.isHidden = promotions?.banner == nil
    for row in activitiesStack.arrangedSubviews { row.removeFromSuperview() }
    let now = services.clock.now
    var isEmpty = true
    for activity in promotions?.activities ?? [] where activity.start <= now && now < activity.end {
      isEmpty = false
      let button = UIButton(type: .system)
      button.setTitle(activity.title, for: .normal)
      button.accessibilityIdentifier = "activity-\(activity.id)"
      button.tag = activity.id
      button.addTarget(self, action: #selector(didTapActivity), for: .touchUpInside)
      let label = UILabel()
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      label.accessibilityIdentifier = "activity-\(activity.id)-detail"
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.timeZone = TimeZone(identifier: "GMT")
      formatter.dateFormat = "MMMM d"
      let hours = Int((activity.end.timeIntervalSince(now) / 3600).rounded(.up))
      let days = Int((activity.end.timeIntervalSince(now) / 86400).rounded(.up))
      var left = "\(days) days left"
      if hours < 24 {
        left = hours == 1 ? "1 hour left" : "\(hours) hours left"
      } else if days == 1 {
        left = "1 day left"
      }
      label.text = "Until " + formatter.string(from: activity.end) + " · " + left
      let row = UIStackView(arrangedSubviews: [button, label])
      row.axis = .vertical
      activitiesStack.addArrangedSubview(row)
    }
    if promotionsFailed {
      activitiesMessage.text =
        promotions == nil ? "Activities could not be loaded." : "Activities could not be refreshed."
    } else if promotions == nil {
      activitiesMessage.text = "Loading…"
    } else {
      activitiesMessage.text = isEmpty ? "No activities at the moment." : ""
    }
    activitiesMessage.isHidden = activitiesMessage.text == ""
  }

  @objc private func didTapBanner() {
    guard let banner = promotions?.banner else { return }
    services.log.record("banner_opened", details: ["banner": "\(banner.id)"])
    navigationController?.pushViewController(
      PageViewController(title: banner.title), animated: true)
  }

  @objc private func didTapActivity(_ sender: UIButton) {
    guard let activity = promotions?.activities.first(where: { $0.id == sender.tag }) else {
      return
    }
    services.log.record("activity_opened", details: ["activity": "\(activity.id)"])
    navigationController?.pushViewController(
      PageViewController(title: activity.title), animated: true)
  }
}
