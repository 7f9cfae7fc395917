/// Leads from the list to the form.
protocol TodoRouting: AnyObject {
  func showForm()
}
