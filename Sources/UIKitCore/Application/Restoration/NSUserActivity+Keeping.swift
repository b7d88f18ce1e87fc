import Foundation
import QuartzCore

extension NSUserActivity {
    /// The parts of the activity that can be saved. It leaves out other entries of ``userInfo``, with a warning.
    @MainActor final var kept: KeptValue {
        var values: [String: KeptValue] = ["type": .text(activityType)]
        values["title"] = title.map(KeptValue.text)
        values["place"] = targetContentIdentifier.map(KeptValue.text)
        values["web page"] = webpageURL.map { .address($0.absoluteString) }
        values["referrer"] = referrerURL.map { .address($0.absoluteString) }
        values["name"] = persistentIdentifier.map(KeptValue.text)
        values["until"] = expirationDate.map(KeptValue.date)
        values["required"] = requiredUserInfoKeys.map { .list($0.sorted().map(KeptValue.text)) }
        if !keywords.isEmpty { values["keywords"] = .list(keywords.sorted().map(KeptValue.text)) }
        values["info"] = userInfo.flatMap { KeptValue(keepable($0)) }
        return .table(values)
    }

    @MainActor private func keepable(_ info: [AnyHashable: Any]) -> [AnyHashable: Any] {
        info.filter { key, value in
            if KeptValue(key.base) != nil, KeptValue(value) != nil { return true }
            Diagnostics.warnOnce(
                "unkept-user-info", of: "\(activityType) \(key)",
                """
                userInfo of the activity \(activityType) has a \(type(of: value)) for the key "\(key)", which can't be saved. It \
                is left out.
                  expected       numbers, text, dates, data, URLs, UUIDs, and arrays, sets and dictionaries of them
                  try            save what the app needs to find or create the object again, such as its identifier
                """)
            return false
        }
    }

    /// Creates an activity from a saved value. Returns nil if the value isn't an activity.
    convenience init?(kept value: KeptValue?) {
        guard let type = value?["type"]?.text else { return nil }
        self.init(activityType: type)
        title = value?["title"]?.text
        targetContentIdentifier = value?["place"]?.text
        webpageURL = value?["web page"]?.object as? URL
        referrerURL = value?["referrer"]?.object as? URL
        persistentIdentifier = value?["name"]?.text
        expirationDate = value?["until"]?.object as? Date
        requiredUserInfoKeys = value?["required"]?.texts.map { Set($0) }
        keywords = Set(value?["keywords"]?.texts ?? [])
        userInfo = value?["info"]?.object as? [AnyHashable: Any]
    }
}
