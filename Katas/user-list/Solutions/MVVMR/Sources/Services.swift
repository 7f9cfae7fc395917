import UserListContract

protocol HasUsers { var users: any UsersService { get } }
protocol HasPages { var pages: any PageLoader { get } }
protocol HasOpener { var opener: any AddressOpener { get } }
protocol HasLog { var log: any EventLog { get } }

extension UserListServices: HasUsers, HasPages, HasOpener, HasLog {}
