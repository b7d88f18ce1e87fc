extension Walk {
    /// Forty walks, with texts from a few words to many lines, in several scripts.
    static let all: [Walk] = (0..<40).map { foreign[$0] ?? walk($0) }

    private static let names = [
        "Lake path", "Boards across the marsh", "Old railway", "Three bridges", "Ridge",
        "The long way to the lighthouse", "Mill stream", "Quarry", "Under the beeches", "Saddle and back",
        "Harbour steps", "Seven gates", "Along the edge of the high moor to the last house", "Orchard", "Two towers",
        "Ferry to ferry", "Snow line", "Vineyards", "Salt road", "Hollow way", "Above the falls", "Lime kilns",
        "Shepherd's track", "North beach", "Castle hill", "Reed beds", "The gorge, from its mouth to its source",
        "Pass", "Dunes", "Chapel path", "Watershed", "Town walls", "Aqueduct", "Larch wood", "Glacier view", "Canal",
        "Meadows", "Border stones", "Summit", "Home again",
    ]

    private static let sentences = [
        "Flat from end to end.",
        "The first half climbs, the second comes down beside the water.",
        "Wide enough for two.",
        "Start early: there is no shade after ten, and none of the springs can be relied on in August.",
        "Good in rain, because the trees are tall and close, and the ground is sand that never turns to mud.",
        "Signs are few.",
        "In spring the stream is over the stones, so take the upper bridge; it is ten minutes longer and has the better view.",
        "A café at the end.",
        "Children like the ropes across the gully, and dogs the water below it.",
    ]

    private static let additions = [
        "Buses leave every hour from the square in front of the station. The last one is at a quarter to nine.",
        "The key to the tower hangs in the inn beside it. Bring it back by six, and have the soup.",
        "Behind the second gate the path divides. Both branches lead up; the left one is steeper, but it keeps the evening sun "
            + "for half an hour longer.",
        "Stones are loose below the rim. Leave room between people, and wait where the railing begins.",
    ]

    private static func walk(_ number: Int) -> Walk {
        let count = [1, 2, 1, 3, 1, 2, 4][number % 7]
        let texts = (0..<count).map { sentences[(number * 2 + $0 * 5) % sentences.count] }
        let kilometres = Double(21 + number * 37 % 140) / 10
        let climb = number * 170 % 960 / 10 * 10
        return Walk(
            name: names[number], summary: texts.joined(separator: " "), more: additions[number % additions.count],
            kilometres: kilometres, climb: climb, grade: WalkGrade.allCases[number * 5 % 7 % 3])
    }

    private static let foreign: [Int: Walk] = [
        3: Walk(
            name: "שביל הנחל", summary: "מסלול קצר לאורך המים, רובו בצל. בסופו בריכה קטנה שאפשר לטבול בה.",
            more: "מגרש החניה נמצא ליד הגשר. בחורף כדאי לבדוק את מפלס המים לפני שיוצאים.", kilometres: 3.4, climb: 60,
            grade: .easy),
        8: Walk(
            name: "طريق الوادي", summary: "يمر الطريق بين أشجار النخيل ثم يصعد إلى القرية القديمة فوق الصخور.",
            more: "خذ معك ماء كافيا، فلا توجد عيون على الطريق بعد القرية.", kilometres: 7.8, climb: 320, grade: .steady),
        13: Walk(
            name: "Το μονοπάτι των ελαιώνων",
            summary: "Ανάμεσα σε παλιές ελιές, με θέα στη θάλασσα από την αρχή ως το τέλος.",
            more: "Το καλοκαίρι ξεκινήστε πριν από τις οκτώ.", kilometres: 5.2, climb: 210, grade: .steady),
        21: Walk(
            name: "杉並木の道", summary: "静かな杉の森を抜け、古い茶屋のある峠まで歩きます。帰りはバスもあります。",
            more: "茶屋は水曜日が休みです。", kilometres: 6.1, climb: 280, grade: .steady),
    ]
}
