import Observation
import ProfileContract

/// Announces changes by a registrar of its own, as `@Observable` does behind the scenes.
final class FormViewModel: ProfileViewModel {
  private let registrar = ObservationRegistrar()
  private let fields: [ProfileField: FieldModel]
  private let birthDate: BirthDateModel
  private let saving: SavingModel
  private let wording: ProfileWording

  init(profile: Profile, services: ProfileServices) {
    fields = FieldModel.all(of: profile)
    birthDate = BirthDateModel(profile)
    saving = SavingModel(profile, services.server)
    wording = ProfileWording(profile: profile, today: services.today)
    saving.onChange = { [weak self] in self?.announce() }
    birthDate.onChange = { [weak self] in self?.announce() }
  }

  var state: ProfileState {
    registrar.access(self, keyPath: \.state)
    var texts = fields.mapValues(\.text)
    texts[.birthDate] = birthDate.entry.text
    let problem = wording.problem(with: birthDate.entry)
    return ProfileState(
      texts: texts, name: wording.name, birthday: birthDate.entry.words, problem: problem,
      isSaveEnabled: problem.isEmpty && !saving.isUnderWay, status: saving.status)
  }

  func enter(_ text: String, into field: ProfileField) {
    if let model = fields[field] {
      model.text = text
    } else {
      birthDate.enter(text)
    }
  }

  func save() {
    if state.isSaveEnabled { saving.start() }
  }

  private func announce() {
    registrar.withMutation(of: self, keyPath: \.state) {}
  }
}
