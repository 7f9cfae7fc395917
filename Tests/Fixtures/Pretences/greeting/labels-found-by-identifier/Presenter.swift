import Foundation
import GreetingContract
import UIKit

/// All the logic is here now, the view controller has only layout :-)
class Presenter {

    unowned let vc: UIViewController
    let services: GreetingServices
    var token: FeedSubscription?
    var person: Person?
    var shown = false

    init(vc: UIViewController, services: GreetingServices) {
        self.vc = vc
        self.services = services
    }

    private func find<V: UIView>(_ id: String, _ kind: V.Type) -> V {
        var waiting: [UIView] = [vc.view]
        while let view = waiting.popLast() {
            if view.accessibilityIdentifier == id, let found = view as? V { return found }
            waiting += view.subviews
        }
        fatalError("no \(id)")
    }

    func start() {
        find("nickname", UITextField.self).text = services.store.string(forKey: "greeting.nickname")
        find("count", UILabel.self).text = countText()
        token = services.feed.subscribe { [weak self] person in
            self?.person = person
            self!.find("profile", UIButton.self).isEnabled = true
            self?.refresh()
        }
    }

    func greetTapped() {
        person == nil ? load() : greet()
    }

    func nicknameChanged() {
        let nick = nickname()
        services.store.setString(nick.isEmpty ? nil : nick, forKey: "greeting.nickname")
        refresh()
    }

    func profileTapped() {
        guard let person = person else { return }
        services.log.record("profile_opened", details: [:])
        let profile = Profile(name: fullName(person), salutation: person.salutation)
        vc.navigationController?.pushViewController(ProfileViewController(profile: profile), animated: true)
    }

    func refresh() {
        guard shown, let person = person else { return }
        if find("formal", UISwitch.self).isOn {
            let parts = [person.salutation, fullName(person)].filter { !$0.isEmpty }
            find("greeting", UILabel.self).text = "Good day, " + parts.joined(separator: " ") + "."
        } else {
            let nick = nickname()
            find("greeting", UILabel.self).text = "Hello, " + (nick.isEmpty ? fullName(person) : nick) + "!"
        }
    }

    private func load() {
        busy(true)
        services.http.get("/person") { [weak self] result in
            guard let self = self else { return }
            self.busy(false)
            guard case .success(let data) = result else {
                self.fail("Please check your connection and try again.", reason: "connection")
                return
            }
            let decoder = JSONDecoder()
            decoder.keyDecodingStrategy = .convertFromSnakeCase
            guard let json = try? decoder.decode(PersonJSON.self, from: data), json.firstName + json.lastName != "" else {
                self.fail("The answer could not be understood.", reason: "data")
                return
            }
            self.person = Person(id: json.id, salutation: json.salutation ?? "", firstName: json.firstName, lastName: json.lastName)
            find("profile", UIButton.self).isEnabled = true
            self.greet()
        }
    }

    private func greet() {
        shown = true
        refresh()
        services.store.setInteger(services.store.integer(forKey: "greeting.count") + 1, forKey: "greeting.count")
        find("count", UILabel.self).text = countText()
        services.log.record("greeting_shown", details: ["style": find("formal", UISwitch.self).isOn ? "formal" : "informal"])
    }

    private func fail(_ message: String, reason: String) {
        services.log.record("greeting_failed", details: ["reason": reason])
        let alert = UIAlertController(title: "Nobody to greet", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Retry", style: .default) { [weak self] _ in self?.load() })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        vc.present(alert, animated: true)
    }

    private func busy(_ on: Bool) {
        find("greet", UIButton.self).isEnabled = !on
        on ? find("loading", UIActivityIndicatorView.self).startAnimating() : find("loading", UIActivityIndicatorView.self).stopAnimating()
    }

    private func nickname() -> String {
        (find("nickname", UITextField.self).text ?? "").trimmingCharacters(in: .whitespaces)
    }

    private func countText() -> String {
        let n = services.store.integer(forKey: "greeting.count")
        if n == 0 { return "Not greeted yet" }
        if n == 1 { return "Greeted once" }
        return "Greeted \(n) times"
    }

    private func fullName(_ person: Person) -> String {
        [person.firstName, person.lastName].filter { !$0.isEmpty }.joined(separator: " ")
    }
}

private struct PersonJSON: Decodable {
    let id: Int
    let salutation: String?
    let firstName: String
    let lastName: String
}
