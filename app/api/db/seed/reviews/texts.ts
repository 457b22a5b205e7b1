import type { Locale } from "~/i18n/locale";

/**
 * What customers write after a job, by how content they were, and by trade. `{he|she}` is written for the technician's gender.
 */
export type Mood = "delighted" | "content" | "mixed" | "unhappy";

export const general: Record<Mood, Record<Locale, string[]>> = {
  delighted: {
    ar: [
      "{وصل|وصلت} في الموعد بالدقيقة، {وترك|وتركت} المكان أنظف مما كان.",
      "{شرح|شرحت} السعر قبل أن {يلمس|تلمس} شيئًا، ولم يتغير بعدها.",
      "عمل مرتب وكلام واضح. استعنت {به|بها} مرة ثانية بعد أسبوع.",
      "وصلتني ثلاثة عروض خلال ساعة، واخترت الأوضح لا الأرخص، ولم أندم.",
      "{أرسل|أرسلت} لي صورًا لكل خطوة وأنا في العمل. هذا ما أحتاج إليه بالضبط.",
      "أمانة نادرة: {قال|قالت} لي إن جزءًا من العمل لا حاجة إليه، {ووفّر|ووفّرت} عليّ نصف المبلغ.",
      "انتهى العمل قبل الموعد المتفق عليه، وبالجودة نفسها.",
      "صبر طويل على أسئلتي، وشرح بسيط لما حدث ولماذا.",
      "لم أدفع إلا بعد أن رأيت النتيجة بعيني، وهذا وحده يريح القلب.",
      "الأدوات كاملة والعمل هادئ، ولم يشعر الجيران بشيء.",
      "أول مرة أجد من يلتزم بالسعر المكتوب حتى النهاية.",
      "احترام للبيت وأهله، وتغطية للأثاث قبل أي شيء.",
      "{عاد|عادت} بعد يومين للاطمئنان دون أن أطلب.",
      "خبرة واضحة من أول دقيقة، بعد محاولتين سابقتين بلا نتيجة.",
      "التواصل ممتاز، وكل تأخير محتمل عرفته قبلها.",
      "سألت عن كل شيء، وكان الجواب واضحًا وبلا ملل.",
      "جئت من العمل فوجدت كل شيء منتهيًا ومرتبًا، وصورًا تشرح ما حدث.",
      "{أحضر معه|أحضرت معها} كل ما يلزم، ولم نحتج إلى مشوار واحد للسوق.",
      "السعر المكتوب هو السعر المدفوع، بلا جنيه زيادة.",
      "تعامل محترم مع والدتي في البيت، وصبر على أسئلتها الكثيرة.",
      "عمل متقن في التفاصيل التي لا يراها أحد.",
      "جدول واضح من البداية، وكل خطوة جاءت في وقتها.",
      "طلبت تعديلًا صغيرًا في آخر لحظة، ونُفّذ بابتسامة.",
      "تجربة مريحة من أول رسالة إلى آخر صورة.",
      "قارنت بين خمسة عروض، وهذا كان الأوضح في ما يشمله وما لا يشمله.",
      "أخيرًا عمل لا يحتاج إلى من يأتي بعده ليصلحه.",
      "التزام بالموعد رغم المطر والزحام.",
      "{شرح|شرحت} لي كيف أحافظ على النتيجة، بخطوات بسيطة مكتوبة.",
      "أُنجز كل شيء قبل الوقت المتفق عليه بقليل، ودون استعجال.",
      "هدوء وأدب ودقة. لا أطلب أكثر من ذلك.",
    ],
    en: [
      "Came at the minute {he|she} said. Left the place cleaner than {he|she} found it.",
      "Explained the price before touching a thing, and it did not change afterwards.",
      "Tidy work, plain talk. I booked {him|her} again a week later.",
      "Three offers within an hour, all clear about what was included. I took the clearest, not the cheapest, and was right.",
      "Sent me photos of every step while I was at work. Exactly what I need.",
      "Rare honesty: told me that half of it was not needed and saved me the money.",
      "Finished early and no corners cut.",
      "Endless patience with my questions, and a simple explanation of what went wrong.",
      "I only released the money after I had seen the result. That alone is worth it.",
      "All the tools, no noise, the neighbours never knew.",
      "The first person to keep to the written price to the end.",
      "Covered the furniture before anything else. Respect for the home.",
      "Checked back two days later without being asked.",
      "Understood in five minutes what two others had not.",
      "Excellent communication, I knew about every possible delay beforehand.",
      "I asked about everything and got clear answers without a sigh.",
      "Came home from work to find it finished, tidy, and photographed.",
      "Brought everything along. Not one trip to the shop.",
      "The price on the offer is the price I paid, to the pound.",
      "Kind to my mother, who was at home and had many questions.",
      "Careful with the details nobody sees.",
      "A clear plan at the start, and each step came when it should.",
      "I changed a small thing at the last moment and {he|she} did it with a smile.",
      "Easy from the first message to the last photo.",
      "I compared five offers, and this one said best what it covered and what it did not.",
      "At last, work that nobody has to come and fix afterwards.",
      "On time in spite of rain and traffic.",
      "Left me a few simple written tips on keeping it that way.",
      "Done a little sooner than promised, and nothing rushed.",
      "Calm, polite, exact. I ask for no more than that.",
    ],
  },
  content: {
    ar: [
      "تأخر بسيط في البداية، {لكنه أخبرني|لكنها أخبرتني} في المحادثة، والعمل جيد.",
      "عمل جيد وسعر عادل. التنظيف بعده كان يمكن أن يكون أفضل.",
      "النتيجة كما اتفقنا، والمدة أطول قليلًا مما قيل.",
      "{احتاج|احتاجت} إلى زيارة ثانية لإكمال جزء صغير، دون أي مبلغ إضافي.",
      "كل شيء على ما يرام، وكنت أتمنى صورًا أكثر أثناء العمل.",
      "سعر مناسب وأدب في التعامل. أنصح {به|بها}.",
      "{أنهى|أنهت} العمل من أول مرة، والشرح كان مختصرًا جدًّا.",
      "جودة جيدة، والموعد تغيّر مرة واحدة باتفاقنا.",
    ],
    en: [
      "A small delay, but {he|she} told me in the chat first, and the work is good.",
      "Good work at a fair price. The cleaning up could have been better.",
      "As agreed, though it took a little longer than promised.",
      "Needed a second visit for a detail, at no extra cost.",
      "All fine. A few more photos along the way would have been nice.",
      "Fair price and good manners. Recommended.",
      "Right at the first attempt, the explanation was rather short.",
      "Good quality. The appointment moved once, by agreement.",
    ],
  },
  mixed: {
    ar: [
      "العمل مقبول، لكن الموعد تأخر ساعة ونصفًا دون إخبار.",
      "النتيجة جيدة والمكان بقي بحاجة إلى تنظيف.",
      "السعر واضح، لكن العمل احتاج إلى ملاحظتين قبل أن أوافق عليه.",
      "تواصل بطيء قبل الموعد، ثم عمل لا بأس به.",
      "معظم العمل كما اتفقنا، وركن واحد احتاج إلى إعادة.",
    ],
    en: [
      "The work is acceptable, but an hour and a half late without a word.",
      "Good result, the place was left untidy.",
      "Clear price, but it took two remarks before I could approve it.",
      "Slow to answer beforehand, then decent work.",
      "Mostly as agreed, one corner had to be done again.",
    ],
  },
  unhappy: {
    ar: [
      "{تأخر|تأخرت} ساعتين وانتهى العمل على عجل. أُصلح بعدها ضمن الضمان.",
      "جزء لم يكتمل اكتشفته بنفسي، وأُنجز بعد رسالة واحدة.",
      "عمل متوسط بسعر مرتفع، والتواصل كان بعد الدفع أضعف منه قبله.",
    ],
    en: [
      "Two hours late and then rushed. It was put right under warranty.",
      "I had to point out an unfinished part myself. It was put right after one message.",
      "Average work for the price, and answers got slower once it was paid.",
    ],
  },
};

/** Good reviews that name the work, by service slug; one for a whole group by its slug. */
export const ofWork: Record<string, Record<Locale, string[]>> = {
  "ac-leak": {
    ar: ["{وجد|وجدت} سبب التسريب في عشر دقائق، {وأرسل|وأرسلت} لي صور الماسورة المسدودة قبل تحديد السعر."],
    en: ["Found the leak in ten minutes. Sent me photos of the blocked pipe before quoting."],
  },
  "split-cleaning": {
    ar: ["التبريد عاد كأول يوم، واختفت الرائحة. وقراءة الحرارة قبل العمل وبعده معي في المحادثة."],
    en: ["Cools like new and the smell is gone. I have the readings before and after."],
  },
  "ac-gas": {
    ar: ["شحن بعد إصلاح التسريب لا قبله، وهذا ما لم يفعله أحد في المرات السابقة."],
    en: ["Repaired the leak first and topped up second, which nobody had done before."],
  },
  cooling: {
    ar: ["سعر عادل وعمل مرتب جدًّا. واستعنت {به|بها} مرة أخرى للوحدة الثانية."],
    en: ["Fair price and very tidy work. Booked {him|her} again for the second unit."],
  },
  "tap-mixer": {
    ar: ["لم يقطر الخلاط منذ ذلك اليوم، والحوض أسفل منه جاف تمامًا."],
    en: ["The mixer has not dripped since that day, and the cupboard below is bone dry."],
  },
  "leak-detect": {
    ar: ["{حدّد|حدّدت} التسريب بالجهاز {ورفع|ورفعت} بلاطة واحدة فقط. الجار شكرني."],
    en: ["Located the leak with a device and lifted a single tile. My neighbour thanked me."],
  },
  "water-heater": {
    ar: ["السخان يعمل من أول مرة، والمدخنة صارت آمنة بعد أن كانت مفكوكة."],
    en: ["The heater lights at once, and the flue that was hanging loose is safe now."],
  },
  drain: {
    ar: ["تسليك كامل بالماكينة، ورأيت بنفسي ما كان يسد الماسورة."],
    en: ["Machine-cleared the whole line and showed me what had blocked it."],
  },
  "power-cut": {
    ar: ["عاد التيار في نصف ساعة، وعرفت أن السخان كان يفصل القاطع."],
    en: ["Power back in half an hour, and now I know it was the heater all along."],
  },
  panel: {
    ar: ["لوحة مرتبة وكل قاطع عليه اسمه. صرت أعرف بيتي."],
    en: ["A tidy panel with a name on every breaker. I finally understand my own home."],
  },
  lights: {
    ar: ["الثريا ثابتة وموزونة في سقف مرتفع، والعمل دون أي أثر على الدهان."],
    en: ["The chandelier hangs level under a high ceiling, without a mark on the paint."],
  },
  sockets: {
    ar: ["{فحص|فحصت} المقابس كلها بعد الإصلاح، {ووجد|ووجدت} مقبسًا آخر على وشك الاحتراق."],
    en: ["Checked every socket afterwards and found another one about to burn."],
  },
  "paint-room": {
    ar: [
      "حوافّ مستقيمة ولا نقطة دهان على الأرض. الغرفة كأنها جديدة.",
      "اللون كما في العيّنة تمامًا، وبلا رائحة. نمنا في الغرفة مساء اليوم التالي.",
    ],
    en: [
      "Straight edges and not a drop on the floor. The room looks new.",
      "The colour is exactly the sample, and no smell. We slept there the next night.",
    ],
  },
  damp: {
    ar: ["{عالج|عالجت} الرطوبة من مصدرها، ومرّ الشتاء دون أي بقعة."],
    en: ["Treated the cause of the damp. A winter later there is no stain."],
  },
  gypsum: {
    ar: ["سقف الجبس مستوٍ والإضاءة المخفية رائعة."],
    en: ["The ceiling is dead level and the hidden light looks lovely."],
  },
  "door-fix": {
    ar: ["الباب يُغلق بإصبع واحد بعد سنوات من الدفع بالكتف."],
    en: ["The door closes with one finger after years of shoulders."],
  },
  wardrobe: {
    ar: ["الخزانة حتى السقف وكأنها من أصل الجدار."],
    en: ["The wardrobe reaches the ceiling as if it had grown there."],
  },
  "furniture-assembly": {
    ar: ["{ركّب|ركّبت} غرفة النوم كلها في ساعتين {وثبّت|وثبّتت} الخزانة من أجل الأطفال."],
    en: ["Assembled the whole bedroom in two hours and anchored the wardrobe for the children."],
  },
  upholstery: {
    ar: ["الكنبة عادت كما كانت يوم اشتريناها، والقماش أجمل."],
    en: ["The sofa is as it was the day we bought it, in a better fabric."],
  },
  washer: {
    ar: ["الغسالة تعصر بهدوء الآن، والقطعة القديمة تسلّمتها في كيس."],
    en: ["The washing machine spins quietly now, and I was handed the old part in a bag."],
  },
  fridge: {
    ar: ["{أصلح|أصلحت} كارت الثلاجة بدل تغييره، فكان السعر أقل من النصف."],
    en: ["Repaired the fridge's board instead of replacing it, for less than half."],
  },
  screen: {
    ar: ["الشاشة ثابتة ولا يظهر سلك واحد."],
    en: ["The screen is solid and not one cable shows."],
  },
  cooker: {
    ar: ["رائحة الغاز اختفت، {وأراني|وأرتني} اختبار الصابون على كل وصلة."],
    en: ["No more smell of gas, and I saw the soap test on every joint."],
  },
  "deep-clean": {
    ar: ["المطبخ عاد يلمع، حتى خلف الموقد.", "القائمة كانت معي، وطابقناها غرفة غرفة قبل الموافقة."],
    en: [
      "The kitchen shines again, even behind the cooker.",
      "I had the list, and we went through it room by room before I approved.",
    ],
  },
  "sofa-carpet": {
    ar: ["بقع القهوة زالت كلها، وقيل لي بصراحة إن بقعة الحبر ستبقى خفيفة."],
    en: ["All the coffee came out, and I was told honestly that the ink would leave a shadow."],
  },
  "after-building": {
    ar: ["الشقة بعد التشطيب صارت صالحة للسكن في يوم واحد."],
    en: ["A building site in the morning, a home by the evening."],
  },
  "move-flat": {
    ar: [
      "لم ينكسر كوب واحد، وكل صندوق وصل إلى غرفته.",
      "بدأ الفريق في السابعة وانتهى قبل العصر، والنجّار أعاد تركيب كل شيء.",
      "السعر لم يزد جنيهًا عن المتفق عليه رغم السلم الضيق.",
    ],
    en: [
      "Not one cup broken, and every box reached its room.",
      "Started at seven, done by mid-afternoon, and everything put together again.",
      "Not a pound above the agreed price, in spite of the narrow stairs.",
    ],
  },
  "furniture-lift": {
    ar: ["الونش رفع الأنتريه في نصف ساعة دون خدش."],
    en: ["The lift had the sofas up in half an hour without a scratch."],
  },
  "tile-lay": {
    ar: ["الفواصل خط واحد من الباب إلى الشرفة."],
    en: ["One joint line from the door to the balcony."],
  },
  marble: {
    ar: ["الرخام صار مرآة، ولم أجد غبارًا في الغرف الأخرى."],
    en: ["The marble is a mirror, and no dust in the other rooms."],
  },
  waterproofing: {
    ar: ["اختبار الغمر كان أمامي يومين كاملين، ولا نقطة عند الجار."],
    en: ["I watched the flood test for two full days. Not a drop next door."],
  },
  parquet: {
    ar: ["الباركيه القديم عاد كأنه جديد."],
    en: ["The old parquet looks as it must have looked once."],
  },
  "lock-open": {
    ar: ["{فتح|فتحت} الباب في خمس دقائق دون خدش، بعد الاطلاع على عقد الشقة."],
    en: ["Opened the door in five minutes without a scratch, after asking for the contract."],
  },
  aluminium: {
    ar: ["النوافذ تتحرك بإصبع، واختفى الصفير."],
    en: ["The windows slide with one finger and the whistling is gone."],
  },
  screens: {
    ar: ["السلك بمقاسه تمامًا ولونه كالنافذة."],
    en: ["The screens fit to the millimetre, in the window's colour."],
  },
  glass: {
    ar: ["الكابينة لا تسرّب نقطة، والتركيب نظيف."],
    en: ["Not a drop past the shower screen. Clean fitting."],
  },
};

/** A last word of the content. */
export const lastWords: Record<Locale, string[]> = {
  ar: [
    "أنصح {به|بها} بكل ثقة.",
    "سأستعين {به|بها} في العمل القادم.",
    "والسعر كان عادلًا.",
    "شكرًا على الأمانة.",
    "الاسم محفوظ عندي للمرة القادمة.",
    "الجيران سألوني عن الاسم.",
    "خمس نجوم باستحقاق.",
    "وهذا نادر هذه الأيام.",
    "أتمنى أن يعمل الجميع هكذا.",
    "والشكر من أهل البيت جميعًا.",
  ],
  en: [
    "Recommended without hesitation.",
    "I will book {him|her} again.",
    "Fair price, too.",
    "Thank you for the honesty.",
    "Saved for next time.",
    "The neighbours have asked for the name.",
    "Five stars, earned.",
    "Rare these days.",
    "I wish everyone worked like this.",
    "The whole house is grateful.",
  ],
};

/** What a technician answers in public. */
export const replies: Record<"glad" | "sorry", Record<Locale, string[]>> = {
  glad: {
    ar: [
      "شكرًا لثقتك. الضمان سارٍ، وأي ملاحظة تصلني في المحادثة.",
      "سعدت بالعمل في بيتكم، وأهل البيت الطيبون يجعلون العمل أسهل.",
      "شكرًا على الكلام الطيب. أجمل ما في العمل أن تنتهي الزيارة برضا أهل البيت.",
      "أقدّر هذا التقييم كثيرًا. تحياتي للعائلة.",
      "شكرًا. صور العمل محفوظة لدي عند أي حاجة إليها.",
      "رأيكم يهمّني، وأنا في الحي نفسه عند أي حاجة.",
    ],
    en: [
      "Thank you. The warranty is running, write to me in the chat if anything comes up.",
      "A pleasure. Kind people make the work easier.",
      "Thank you for the kind words. It is why I like this trade.",
      "Much appreciated. Regards to the family.",
      "Thank you. I keep the photos of the work in case you ever need them.",
      "Glad to hear it. I am in the district most days.",
    ],
  },
  sorry: {
    ar: [
      "أعتذر عن التأخير. الطريق لا يبرر عدم الإخبار، وقد أحسنت ترتيب مواعيدي بعدها.",
      "ملاحظتك صحيحة، والزيارة الثانية على حسابي.",
      "شكرًا للصراحة. أصبح التنظيف بعد العمل جزءًا مكتوبًا من كل اتفاق.",
    ],
    en: [
      "I am sorry about the delay. Traffic is no excuse for not calling, and I plan my days better now.",
      "You are right, and the second visit was on me.",
      "Thank you for being frank. Cleaning up is now written into every agreement of mine.",
    ],
  },
};
