import AddressBookContract
import UIKit

class AddressCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.textColor = .secondaryLabel
  }

  required init?(coder: NSCoder) {
    fatalError("This cell is built in code.")
  }

  func configure(with address: Address, provinces: [Province]) {
    var phone = address.phone
    if phone.count >= 8 {
      phone = String(phone.prefix(3)) + "****" + String(phone.suffix(4))
    }
    textLabel?.text = address.name + " · " + phone
    var province = address.province
    for candidate in provinces where candidate.code == address.province {
      province = candidate.name
    }
    if province == address.city {
      detailTextLabel?.text = address.street + ", " + address.city
    } else {
      detailTextLabel?.text = address.street + ", " + address.city + ", " + province
    }
    accessoryType = .disclosureIndicator
  }
}
