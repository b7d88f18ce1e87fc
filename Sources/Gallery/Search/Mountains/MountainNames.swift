/// Names for mountains, made of a word that describes one, or of syllables of no language.
enum MountainNames {
    /// All names, without duplicates. No beginning ends with a vowel and every ending starts with one, so no two
    /// combinations are equal.
    static var all: [String] {
        let described = descriptions.flatMap { description in summits.map { "\(description) \($0)" } }
        let named = beginnings.flatMap { beginning in
            endings.flatMap { ending in forms.map { "\($0.before)\(beginning)\(ending)\($0.behind)" } }
        }
        return described + named
    }

    private static let descriptions = [
        "Amber", "Ancient", "Autumn", "Bald", "Barren", "Black", "Bleak", "Blue", "Broken", "Bronze", "Cloudy", "Cold",
        "Copper", "Crooked", "Crystal", "Dark", "Dusty", "Eagle", "Ember", "Falcon", "Far", "Foggy", "Forked", "Fox",
        "Frozen", "Glass", "Golden", "Granite", "Green", "Grey", "Hidden", "Hollow", "Iron", "Ivory", "Last", "Lonely",
        "Lost", "Marble", "Misty", "Narrow", "Old", "Pale", "Pine", "Quiet", "Raven", "Red", "Rusty", "Shadow",
        "Silent",
        "Silver", "Sleeping", "Snowy", "Stony", "Storm", "Sunny", "Thunder", "Twin", "Upper", "White", "Windy",
        "Winter",
        "Wolf", "Yellow",
    ]
    private static let summits = [
        "Anvil", "Bluff", "Butte", "Cap", "Cliff", "Crag", "Crest", "Crown", "Dome", "Edge", "Fang", "Fell", "Finger",
        "Head", "Hill", "Horn", "Knoll", "Mountain", "Needle", "Peak", "Pike", "Pillar", "Pinnacle", "Ridge", "Saddle",
        "Shoulder", "Spire", "Summit", "Table", "Tooth", "Tor", "Tower",
    ]
    private static let beginnings = [
        "Al", "Ar", "Bel", "Bor", "Bran", "Cal", "Cor", "Dal", "Dor", "Dun", "El", "Er", "Fal", "Fen", "Gal", "Gor",
        "Hal", "Hel", "Ist", "Jor", "Kal", "Kor", "Lan", "Lor", "Mal", "Mor", "Nar", "Nor", "Ol", "Or", "Pal", "Per",
        "Quel", "Ral", "Ros", "Sal", "Sor", "Tal", "Tor", "Ul", "Val", "Vor", "Wen", "Yar", "Zel",
    ]
    private static let endings = [
        "ador", "agan", "amar", "andra", "avon", "edin", "elis", "enza", "eron", "essa", "iden", "imar", "irka", "isol",
        "ivor", "oden", "omir", "onna", "orra", "oven", "udra", "ulin", "umar", "uska", "yra",
    ]
    private static let forms: [(before: String, behind: String)] = [
        ("Mount ", ""), ("Ben ", ""), ("Piz ", ""), ("Monte ", ""), ("", " Peak"), ("", " Fell"), ("", " Spire"),
        ("", " Horn"),
    ]
}
