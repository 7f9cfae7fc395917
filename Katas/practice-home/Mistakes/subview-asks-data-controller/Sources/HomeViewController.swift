import PracticeHomeContract
import UIKit

/// Puts the subviews together, and hands each its view model when data has changed.
final class HomeViewController: UIViewController {
  private let data: HomePageDataController
  private let bannerView = BannerView()
  private let activitiesView = ActivitiesView()
  private let subjectsView = SubjectsView()

  init(data: HomePageDataController) {
    self.data = data
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Practice"
    view.backgroundColor = .systemBackground
    bannerView.delegate = self
    bannerView.data = data
    activitiesView.delegate = self
    subjectsView.delegate = self
    setUpRefreshButton()
    setUpLayout()
    renderPromotions()
    request()
    data.followTime { [weak self] in self?.renderPromotions() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The phase may have been changed on another page.
    renderSubjects()
  }

  private func request() {
    data.requestSubjects { [weak self] in self?.renderSubjects() }
    data.requestPromotions { [weak self] in self?.renderPromotions() }
  }

  private func renderSubjects() {
    subjectsView.bind(SubjectsContent(data.subjects))
  }

  private func renderPromotions() {
    bannerView.bind(BannerContent(data.promotions))
    activitiesView.bind(ActivitiesContent(data.promotions))
  }

  private func open(_ item: HomeItem, title: String) {
    data.recordOpening(of: item)
    navigationController?.pushViewController(PageViewController(title: title), animated: true)
  }
}

extension HomeViewController: BannerViewDelegate {
  func bannerViewDidTap(_ view: BannerView) {
    guard let title = BannerContent(data.promotions).title else { return }
    navigationController?.pushViewController(PageViewController(title: title), animated: true)
  }
}

extension HomeViewController: ActivitiesViewDelegate {
  func activitiesView(_ view: ActivitiesView, didSelect row: HomeRow) {
    open(.activity(row.id), title: row.title)
  }
}

extension HomeViewController: SubjectsViewDelegate {
  func subjectsView(_ view: SubjectsView, didSelect row: HomeRow) {
    open(.subject(row.id), title: row.title)
  }
}

extension HomeViewController {
  private func setUpRefreshButton() {
    let button = UIBarButtonItem(
      title: "Refresh",
      primaryAction: UIAction { [weak self] _ in self?.request() })
    button.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = button
  }

  private func setUpLayout() {
    let column = UIStackView(arrangedSubviews: [bannerView, activitiesView, subjectsView])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let margins = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: margins.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -16),
    ])
  }
}
