extension FeedVoice {
    /// Languages in scripts from all over the world. The first is the most frequent.
    static let all: [FeedVoice] = [
        english, german, french, polish, vietnamese, russian, greek, arabic, hebrew, hindi, japanese, chinese, korean,
    ]

    private static let english = FeedVoice(
        names: [
            "Ada Whitlock", "Tom Okafor", "Mia Hart", "Ravi Menon", "Noor Aziz", "Sam Delgado-Winterbottom",
            "June Park",
            "Oli Byrne",
        ],
        sentences: [
            "Up before the sun, and the lake was like glass.",
            "Bread is in the oven. 🍞",
            "Found a shortcut through the orchard that saves ten minutes and adds three gates.",
            "Does anybody else keep a list of good benches? Mine has 41 now.",
            "The last train was late, so I walked home along the river and would do it again.",
            "Rain all day, soup all evening.",
            "Learned a new knot, forgot an old one.",
            "Somebody left a piano at the station, and somebody else can really play it. 🎹",
            "New glasses: leaves have edges!",
            "Two hours, four hills, one café, no signal. Recommended.",
        ],
        answers: [
            "Count me in next time.", "That light!", "Where is this? I walk past there every week and never saw it.",
            "Same here. 😀", "Please tell me there was cake.",
        ])

    private static let german = FeedVoice(
        names: ["Jürgen Weiß", "Änne Krüger"],
        sentences: [
            "Heute früh über die Brücke, dann quer durchs Moor und zurück mit der Fähre.",
            "Grüße aus dem Süden: Öfter mal langsam fahren.",
            "Die Straßenbahngesellschaftsversammlung dauerte länger als gedacht.", "Zwei Stücke Käsekuchen, bitte.",
        ],
        answers: ["Wunderschön!", "Da müssen wir auch hin, am besten schon im März."])

    private static let french = FeedVoice(
        names: ["Éloïse Lefèvre", "François Noël"],
        sentences: [
            "Un café crème à l'ombre, là où la rivière fait un coude.",
            "Déjà l'été ! Où sont passés les garçons du quai ?", "Ça sent le pain grillé jusqu'au troisième étage.",
            "Trois cols, deux crevaisons, aucun regret.",
        ],
        answers: ["Très réussi.", "On y va dès dimanche ?"])

    private static let polish = FeedVoice(
        names: ["Łucja Żak", "Wiesław Ćwik"],
        sentences: [
            "Zażółć gęślą jaźń: w lesie pachnie już grzybami.", "Świt nad Bugiem, mgła i ani jednej łódki.",
            "Pociąg spóźnił się o godzinę, ale pierogi były ciepłe.",
        ],
        answers: ["Pięknie!", "Gdzie to jest?"])

    private static let vietnamese = FeedVoice(
        names: ["Nguyễn Ánh"],
        sentences: [
            "Sáng nay trời trong, tôi đạp xe quanh hồ rồi uống cà phê sữa đá.", "Phở nóng cho một ngày mưa.",
        ],
        answers: ["Đẹp quá!"])

    private static let russian = FeedVoice(
        names: ["Пётр Щукин", "Мария Ёлкина"],
        sentences: [
            "Сегодня на рынке снова продают подсолнухи.",
            "Прошли двенадцать километров вдоль реки и не встретили ни одной лодки.", "Чай, варенье и старые письма.",
            "Съешь же ещё этих мягких французских булок.",
        ],
        answers: ["Как красиво!", "А где это? Хочу туда."])

    private static let greek = FeedVoice(
        names: ["Ελένη Παππά", "Νίκος Ράλλης"],
        sentences: [
            "Καλημέρα από το νησί: η θάλασσα σήμερα είναι λάδι.", "Ένα καφενείο, τρεις γάτες και κανένα πρόγραμμα.",
            "Το λεωφορείο άργησε, αλλά η θέα άξιζε τον κόπο.",
        ],
        answers: ["Τι ωραία!", "Πάμε κι εμείς;"])

    private static let arabic = FeedVoice(
        names: ["ليلى حداد", "يوسف منصور"],
        sentences: [
            "مشينا اليوم في السوق القديم وشربنا الشاي تحت شجرة التين.", "قرأت 42 صفحة قبل أن يصل القطار.",
            "صباح الخير من الجبل، الهواء بارد والخبز ساخن.",
        ],
        answers: ["جميل جدا!", "خذونا معكم في المرة القادمة."], isRightToLeft: true)

    private static let hebrew = FeedVoice(
        names: ["נועה לוי", "אורי ברק"],
        sentences: [
            "הלכנו לאורך הנחל עד הגשר הישן וחזרנו באוטובוס 17.", "קפה ראשון של הבוקר, מול הים.",
            "מצאתי ספר ישן בשוק, עם מכתב בין הדפים.",
        ],
        answers: ["איזה יופי!", "גם אני רוצה לבוא."], isRightToLeft: true)

    private static let hindi = FeedVoice(
        names: ["मीरा जोशी", "अर्जुन सिंह"],
        sentences: [
            "आज सुबह पहाड़ी के ऊपर से पूरा शहर दिखाई दिया।", "बारिश, चाय और पकौड़े।",
            "पुरानी किताबों की दुकान में दो घंटे कब बीत गए, पता ही नहीं चला।",
        ],
        answers: ["बहुत सुंदर!", "अगली बार हमें भी बुलाना।"])

    private static let japanese = FeedVoice(
        names: ["青木 春", "森 ひかり"],
        sentences: [
            "朝の散歩で、川沿いの桜が咲きはじめているのを見つけました。", "駅前のパン屋さん、今日も行列。",
            "古い時計を直しました。カチカチという音が部屋に戻ってきて、なんだか落ち着きます。",
        ],
        answers: ["きれいですね。", "今度いっしょに行きたいです。"])

    private static let chinese = FeedVoice(
        names: ["林小雨", "陈明"],
        sentences: ["今天沿着湖边骑了二十公里，风很大，但是晚霞特别好看。", "早餐是豆浆和刚出锅的油条。", "图书馆的猫又睡在我的书上了。"],
        answers: ["太美了！", "下次叫上我。"])

    private static let korean = FeedVoice(
        names: ["김하늘", "박서준"],
        sentences: ["오늘은 강을 따라 걷다가 오래된 다리 밑에서 쉬었어요.", "비 오는 날에는 역시 파전이지요.", "새 자전거로 처음 언덕을 넘었다!"],
        answers: ["멋져요!", "다음에는 같이 가요."])
}
