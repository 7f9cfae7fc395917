import Foundation
import ProfileHeaderContract
import UIKit

final class ProfileHeaderViewModel {
  weak var controller: ProfileHeaderViewController?
  var onUpdate: (() -> Void)?

  private let userID: Int
  private let services: HeaderServices
  private let dateFormatter = DateFormatter()
  private var changes = 0

  var user: User?
  var isLoading = false
  var isChanging = false
  var displayName = ""
  var initials = ""
  var avatarColor: UIColor?
  var badge = ""
  var memberSince = ""
  var followers = ""
  var following = ""
  var followTitle = "Follow"

  init(userID: Int, services: HeaderServices) {
    self.userID = userID
    self.services = services
    dateFormatter.locale = Locale(identifier: "en_US_POSIX")
    dateFormatter.timeZone = TimeZone(identifier: "GMT")
  }

  // MARK: - Loading

  func load() {
    services.log.record("profile_opened", details: [:])
    if let data = services.store.data(forKey: "profile.\(userID)"), let user = parse(data) {
      self.user = user
      updateTexts()
    }
    fetch()
  }

  func refresh() {
    if isLoading || isChanging { return }
    fetch()
  }

  private func fetch() {
    isLoading = true
    controller?.spinner.startAnimating()
    controller?.messageLabel.text = ""
    onUpdate?()
    let before = changes
    services.http.send(.get, "/users/\(userID)", body: [:]) { [weak self] result in
      guard let self, before == self.changes else { return }
      self.isLoading = false
      self.controller?.spinner.stopAnimating()
      if case .success(let data) = result, let user = self.parse(data) {
        self.user = user
        self.services.store.setData(data, forKey: "profile.\(self.userID)")
        self.updateTexts()
      } else {
        self.services.log.record("request_failed", details: ["what": "load"])
        self.controller?.messageLabel.text = "The profile could not be loaded."
      }
      self.onUpdate?()
    }
  }

  private func parse(_ data: Data) -> User? {
    guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let id = json["id"] as? Int, let joined = json["joined"] as? String,
      let followers = json["followers"] as? Int, let following = json["following"] as? Int,
      let posts = json["posts"] as? Int, let isFollowed = json["followed"] as? Bool,
      let isOwn = json["own"] as? Bool, let isVerified = json["verified"] as? Bool
    else { return nil }
    dateFormatter.dateFormat = "yyyy-MM-dd"
    guard let date = dateFormatter.date(from: joined) else { return nil }
    return User(
      id: id, name: json["name"] as? String, joined: date, followers: followers,
      following: following, posts: posts, isFollowed: isFollowed, isOwn: isOwn,
      isVerified: isVerified)
  }

  // MARK: - Follow

  func toggleFollow() {
    guard var user, !user.isOwn, !isChanging else { return }
    let old = user
    user.isFollowed.toggle()
    user.followers += user.isFollowed ? 1 : -1
    self.user = user
    startChange()
    updateTexts()
    onUpdate?()
    services.http.send(user.isFollowed ? .put : .delete, "/users/\(userID)/follow", body: [:]) {
      [weak self] result in
      guard let self else { return }
      self.isChanging = false
      if case .success(let data) = result, let answered = self.parse(data) {
        self.user = answered
        self.services.store.setData(data, forKey: "profile.\(self.userID)")
        self.services.log.record(
          user.isFollowed ? "profile_followed" : "profile_unfollowed", details: [:])
      } else {
        self.user = old
        self.services.log.record("request_failed", details: ["what": "follow"])
        let brand = old.isVerified ? "Quill Partner " : "Quill"
        var name =
          "\(brand)\(String(repeating: "0", count: max(0, 4 - "\(old.id)".count)))\(old.id)"
        if let own = old.name?.trimmingCharacters(in: .whitespaces), own != "" { name = own }
        if old.isVerified { name += " ✓" }
        self.controller?.messageLabel.text =
          old.isFollowed
          ? "Could not unfollow \(name). Please try again."
          : "Could not follow \(name). Please try again."
      }
      self.updateTexts()
      self.onUpdate?()
    }
  }

  private func startChange() {
    changes += 1
    isChanging = true
    isLoading = false
    controller?.spinner.stopAnimating()
    controller?.messageLabel.text = ""
  }

  // MARK: - Edit name

  func editName() {
    guard let user, user.isOwn, !isChanging else { return }
    let number = String(repeating: "0", count: max(0, 4 - "\(user.id)".count)) + "\(user.id)"
    let draft = NameDraft(
      name: (user.name ?? "").trimmingCharacters(in: .whitespaces),
      placeholder: (user.isVerified ? "Quill Partner " : "Quill") + number)
    let editor = EditNameViewController(draft: draft) { [weak self] name in
      self?.controller?.navigationController?.popViewController(animated: true)
      self?.rename(name)
    }
    controller?.navigationController?.pushViewController(editor, animated: true)
  }

  private func rename(_ text: String) {
    if isChanging { return }
    startChange()
    onUpdate?()
    let name = text.trimmingCharacters(in: .whitespaces)
    services.http.send(.put, "/users/\(userID)/name", body: ["name": name]) {
      [weak self] result in
      guard let self else { return }
      self.isChanging = false
      if case .success(let data) = result, let user = self.parse(data) {
        self.user = user
        self.services.store.setData(data, forKey: "profile.\(self.userID)")
        self.services.log.record("name_changed", details: [:])
        self.updateTexts()
      } else {
        self.services.log.record("request_failed", details: ["what": "rename"])
        self.controller?.messageLabel.text = "The name could not be saved."
      }
      self.onUpdate?()
    }
  }

  // MARK: - Texts

  private func updateTexts() {
    guard let user else { return }
    let name = (user.name ?? "").trimmingCharacters(in: .whitespaces)
    if name.isEmpty {
      displayName =
        (user.isVerified ? "Quill Partner " : "Quill")
        + String(repeating: "0", count: max(0, 4 - "\(user.id)".count)) + "\(user.id)"
      initials = "Q"
    } else {
      displayName = name
      let words = name.split(separator: " ")
      initials = words[0].prefix(1).uppercased()
      if words.count > 1 { initials += words[words.count - 1].prefix(1).uppercased() }
    }
    if user.isVerified { displayName += " ✓" }
    avatarColor = [UIColor.systemRed, .systemOrange, .systemGreen, .systemBlue][user.id % 4]
    badge = user.posts < 10 ? "" : user.posts < 100 ? "Writer" : "Author"
    dateFormatter.dateFormat = "MMMM yyyy"
    memberSince = "Member since " + dateFormatter.string(from: user.joined)
    if user.followers < 1000 {
      followers = user.followers == 1 ? "1 follower" : "\(user.followers) followers"
    } else {
      followers = shortened(user.followers) + " followers"
    }
    following =
      (user.following < 1000 ? "\(user.following)" : shortened(user.following)) + " following"
    followTitle = user.isFollowed ? "Unfollow" : "Follow"
  }

  private func shortened(_ count: Int) -> String {
    let (unit, letter) = count < 1_000_000 ? (1000, "k") : (1_000_000, "m")
    let tenths = count / (unit / 10) % 10
    return "\(count / unit)" + (tenths == 0 ? "" : ".\(tenths)") + letter
  }
}
