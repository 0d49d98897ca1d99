public import Foundation

extension Product {
    /// How long a subscription lasts until it is renewed.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// A part of the calendar.
        public enum Unit: Hashable, Sendable {
            case day, week, month, year

            /// The part of a date.
            fileprivate var component: Calendar.Component {
                switch self {
                case .day: .day
                case .week: .weekOfYear
                case .month: .month
                case .year: .year
                }
            }
        }
        /// What is counted.
        public let unit: Unit
        /// How many units.
        public let value: Int
        /// A period of units.
        public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }
        /// Seven days.
        public static let weekly = SubscriptionPeriod(value: 1, unit: .week)
        /// One month.
        public static let monthly = SubscriptionPeriod(value: 1, unit: .month)
        /// One year.
        public static let yearly = SubscriptionPeriod(value: 1, unit: .year)
        /// Three days.
        public static let everyThreeDays = SubscriptionPeriod(value: 3, unit: .day)
        /// Two weeks.
        public static let everyTwoWeeks = SubscriptionPeriod(value: 2, unit: .week)
        /// Two months.
        public static let everyTwoMonths = SubscriptionPeriod(value: 2, unit: .month)
        /// Three months.
        public static let everyThreeMonths = SubscriptionPeriod(value: 3, unit: .month)
        /// Six months.
        public static let everySixMonths = SubscriptionPeriod(value: 6, unit: .month)
        /// The dates from a date on, as a calendar counts.
        public func dateRange(referenceDate: Date = .now, in calendar: Calendar = .current) -> Range<Date> {
            let end = calendar.date(byAdding: unit.component, value: value, to: referenceDate) ?? referenceDate
            return referenceDate..<max(end, referenceDate)
        }
    }

    /// A price of a subscription for a time.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The kind of an offer.
        public struct OfferType: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            /// A kind by its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For new people.
            public static let introductory = OfferType(rawValue: "Introductory")
            /// Of the program.
            public static let promotional = OfferType(rawValue: "AdHoc")
            /// For people who have ended a subscription.
            public static let winBack = OfferType(rawValue: "WinBack")
        }
        /// How an offer is paid.
        public struct PaymentMode: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            /// A way by its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For each period.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// At once.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            /// Not at all.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }
        /// The name of the offer; nil for new people.
        public let id: String?
        /// Whom it is for.
        public let type: OfferType
        /// In the currency of the shop.
        public let price: Decimal
        /// The price as text, with its currency.
        public let displayPrice: String
        /// After which it is paid again.
        public let period: SubscriptionPeriod
        /// How many periods the offer lasts.
        public let periodCount: Int
        /// How it is paid.
        public let paymentMode: PaymentMode
    }

    /// What a subscription adds to a product. None is ever found.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The offer for new people; nil for none.
        public let introductoryOffer: SubscriptionOffer?
        /// Offers of the program, and for people who have ended the subscription.
        public let promotionalOffers: [SubscriptionOffer], winBackOffers: [SubscriptionOffer]
        /// The name of the group, of which one subscription is in force.
        public let subscriptionGroupID: String
        /// How long it lasts until it is renewed.
        public let subscriptionPeriod: SubscriptionPeriod
        /// The place in the group, from 1, the best.
        public let groupLevel: Int
        /// The name of the group for people.
        public let groupDisplayName: String

        /// False: nothing can be bought.
        public var isEligibleForIntroOffer: Bool { get async { false } }
        /// False: nothing can be bought.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
        /// None.
        public var status: [Status] { get async throws { [] } }
        /// None.
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// Whether a subscription is in force.
        public struct RenewalState: Hashable, RawRepresentable, Sendable {
            public let rawValue: Int
            /// A state by its number.
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// In force.
            public static let subscribed = RenewalState(rawValue: 1)
            /// Ended.
            public static let expired = RenewalState(rawValue: 2)
            /// Not paid; the shop tries again.
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            /// Not paid, and in force for a time.
            public static let inGracePeriod = RenewalState(rawValue: 4)
            /// Paid back.
            public static let revoked = RenewalState(rawValue: 5)
        }
        /// A subscription of the user. None is known.
        public struct Status: Hashable, Sendable {
            /// Whether it is in force.
            public let state: RenewalState
            /// The last purchase.
            public let transaction: VerificationResult<Transaction>
            /// How it continues.
            public let renewalInfo: VerificationResult<RenewalInfo>

            /// Waits for changes, of which there is none, until the task is cancelled.
            public static var updates: Statuses { Statuses() }
            /// A sequence without elements.
            public struct Statuses: AsyncSequence, Sendable {
                public typealias Element = Status
                public struct AsyncIterator: AsyncIteratorProtocol {
                    let ending: Ending
                    public func next() async -> Status? { await ending.wait() }
                }
                public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ending: Ending(isEndless: true)) }
            }
        }
        /// How a subscription continues. None is known.
        public struct RenewalInfo: Hashable, Sendable {
            /// Why a subscription has ended.
            public struct ExpirationReason: Hashable, RawRepresentable, Sendable {
                public let rawValue: Int
                /// A reason by its number.
                public init(rawValue: Int) { self.rawValue = rawValue }
                /// A person has ended it.
                public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
                /// It could not be paid.
                public static let billingError = ExpirationReason(rawValue: 2)
                /// A person has not agreed to a higher price.
                public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
                /// It is sold no more.
                public static let productUnavailable = ExpirationReason(rawValue: 4)
                /// Anything else.
                public static let unknown = ExpirationReason(rawValue: 5)
            }
            /// Whether a person agrees to a higher price.
            public enum PriceIncreaseStatus: Hashable, Sendable { case noIncreasePending, pending, agreed }
            /// The number of the first purchase.
            public let originalTransactionID: UInt64
            /// The product in force.
            public let currentProductID: String
            /// Whether it is renewed.
            public let willAutoRenew: Bool
            /// The product that the next period is for.
            public let autoRenewPreference: String?
            /// Why it has ended; nil where it has not.
            public let expirationReason: ExpirationReason?
            /// Whether a person agrees to a higher price.
            public let priceIncreaseStatus: PriceIncreaseStatus
            /// Whether the shop tries again to be paid.
            public let isInBillingRetry: Bool
            public let gracePeriodExpirationDate: Date?
            public let offerType: Transaction.OfferType?
            public let offerID: String?
            public let environment: AppStore.Environment
            public let recentSubscriptionStartDate: Date
            /// When it is renewed.
            public let renewalDate: Date?
            public let signedDate: Date
            public let jsonRepresentation: Data
        }
    }
}
