import PracticeHomeContract
import UIKit

/// Knows its data controller by the contract's protocol, and hands each subview a view model.
final class HomeViewController: UIViewController {
  private let data: any HomeDataController
  private lazy var bannerView = BannerView { [weak self] in self?.openBanner() }
  private let activitiesView = ActivitiesView()
  private let subjectsView = SubjectsView()

  init(data: any HomeDataController) {
    self.data = data
    super.init(nibName: nil, bundle: nil)
    title = "Practice"
  }

  required init?(coder: NSCoder) {
    fatalError("This screen is built in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [bannerView, activitiesView, subjectsView] { view.addSubview(part) }
    activitiesView.onTap = { [weak self] id, title in self?.open(.activity(id), title) }
    subjectsView.onTap = { [weak self] id, title in self?.open(.subject(id), title) }
    let refresh = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.load() })
    refresh.accessibilityIdentifier = "refresh"
    navigationItem.rightBarButtonItem = refresh
    render()
    load()
    data.followTime { [weak self] in self?.render() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    render()
  }

  private func load() {
    data.requestPromotions { [weak self] in self?.render() }
    data.requestSubjects { [weak self] in self?.render() }
  }

  private func render() {
    let (promotions, subjects) = (data.promotions, data.subjects)
    bannerView.viewModel = BannerContent(promotions)
    activitiesView.viewModel = ActivitiesContent(promotions)
    subjectsView.viewModel = SubjectsContent(subjects)
  }

  private func openBanner() {
    if let title = bannerView.viewModel?.title { open(.banner, title) }
  }

  private func open(_ item: HomeItem, _ title: String) {
    data.recordOpening(of: item)
    navigationController?.pushViewController(PageViewController(title: title), animated: true)
  }
}
