/// A language of the device, with its own name and its English one.
struct Language: Identifiable, Equatable {
    let id: String
    let ownName: String
    let englishName: String

    /// The languages of a new device.
    static let first = Array(all.prefix(3))

    static let all = [
        Language(id: "en", ownName: "English (UK)", englishName: "English (UK)"),
        Language(id: "de", ownName: "Deutsch", englishName: "German"),
        Language(id: "fr", ownName: "Français", englishName: "French"),
        Language(id: "es", ownName: "Español", englishName: "Spanish"),
        Language(id: "it", ownName: "Italiano", englishName: "Italian"),
        Language(id: "pt", ownName: "Português", englishName: "Portuguese"),
        Language(id: "nl", ownName: "Nederlands", englishName: "Dutch"),
        Language(id: "pl", ownName: "Polski", englishName: "Polish"),
        Language(id: "tr", ownName: "Türkçe", englishName: "Turkish"),
        Language(id: "sv", ownName: "Svenska", englishName: "Swedish"),
    ]
}
