import CloudKit
import Foundation
import Testing

@Suite("CloudKit without an account")
struct CloudKitTests {
    @Test func aRecordIsSharedWithItsOwner() {
        let record = CKRecord(recordType: "Fruit", recordID: CKRecord.ID(recordName: "a"))
        record["name"] = "Apple"
        let share = CKShare(rootRecord: record)
        share[CKShare.SystemFieldKey.title] = "Fruits" as any CKRecordValue
        #expect(record.share?.recordID == share.recordID && record.changedKeys() == ["name"])
        #expect(share.recordType == "cloudkit.share" && share.publicPermission == .none && share.url == nil)
        #expect(share.participants == [share.owner] && share.owner.role == .owner)
        share.removeParticipant(share.owner)
        #expect(share.participants.count == 1)
        let zone = CKShare(recordZoneID: CKRecordZone.ID(zoneName: "Fruits"))
        #expect(zone.recordID.recordName == CKRecordNameZoneWideShare && zone.recordID.zoneID.zoneName == "Fruits")
    }

    @Test func requestsFailForTheWantOfAnAccount() async {
        let database = CKContainer.default().privateCloudDatabase
        await #expect(throws: CKError(.notAuthenticated)) {
            try await database.modifyRecords(saving: [], deleting: [])
        }
        await #expect(throws: CKError(.notAuthenticated)) { try await database.allRecordZones() }
        await #expect(throws: CKError(.notAuthenticated)) { try await database.save(CKDatabaseSubscription()) }
    }

    @Test func noOneIsFound() async {
        CKContainer.default().discoverUserIdentity(withEmailAddress: "a@example.org") { person, error in
            #expect(person == nil && (error as? CKError)?.code == .notAuthenticated)
        }
        await #expect(throws: CKError(.notAuthenticated)) {
            try await CKContainer.default().userIdentity(forPhoneNumber: "1")
        }
    }

    @Test func anOperationTellsOfEachItem() {
        let record = CKRecord(recordType: "Fruit")
        let operation = CKModifyRecordsOperation(recordsToSave: [record], recordIDsToDelete: nil)
        var failed: [CKRecord.ID] = [], ends = 0
        operation.perRecordSaveBlock = { id, result in if case .failure = result { failed.append(id) } }
        operation.modifyRecordsResultBlock = { result in
            if case .failure(let error as CKError) = result, error.code == .notAuthenticated { ends += 1 }
        }
        CKContainer.default().privateCloudDatabase.add(operation)
        #expect(failed == [record.recordID] && ends == 1 && operation.isFinished)
    }

    @Test func anErrorHasItsValues() {
        let record = CKRecord(recordType: "Fruit")
        let error = CKError(.serverRecordChanged, userInfo: [
            CKRecordChangedErrorServerRecordKey: record, CKErrorRetryAfterKey: 2.5,
        ])
        #expect(error.serverRecord === record && error.clientRecord == nil && error.retryAfterSeconds == 2.5)
        #expect((error as NSError).domain == CKErrorDomain && error.errorCode == 14)
    }

    @Test func aClosureRunsWithAConfiguredDatabase() async throws {
        let database = CKContainer(identifier: "iCloud.example").publicCloudDatabase, group = CKOperationGroup()
        group.name = "rates"
        let scope = database.configuredWith(configuration: CKOperation.Configuration(), group: group) {
            $0.databaseScope
        }
        #expect(scope == .public)
        await #expect(throws: CKError.self) {
            try await database.configuredWith { try await $0.record(for: CKRecord.ID(recordName: "a")) }
        }
    }
}
