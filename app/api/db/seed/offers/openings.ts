import type { Locale } from "~/i18n/locale";

/** How a technician begins a message, by service slug, by group slug, or `any`: good for any request of that service, group, or at all. */
export const openings: Record<string, Record<Locale, string[]>> = {
  any: {
    ar: [
      "قرأت الطلب جيدًا، والسعر نهائي ما دام المطلوب كما هو مكتوب.",
      "عملت مثل هذا العمل في الحي نفسه أكثر من مرة.",
      "أعمالي وتقييماتي في ملفي، وهذا العمل من صميم تخصصي.",
      "أستطيع البدء في الموعد المكتوب، وأرسل رسالة عند التحرك.",
      "أفضّل أن يكون السعر واضحًا من البداية، لذلك كتبت ما يشمله بالتفصيل.",
      "العمل نفسه قصير، والباقي تجهيز وتنظيف، وكله محسوب.",
    ],
    en: [
      "I read your request carefully; the price is final as long as the work is as written.",
      "I have done this kind of work in your district more than once.",
      "My reviews are on my profile, and this is exactly my trade.",
      "I can start at the time given and write when I set off.",
      "I like prices to be clear from the start, so I listed what is included.",
      "The work itself is short; the rest is preparing and cleaning, and it is all counted.",
    ],
  },
  cooling: {
    ar: [
      "سأقيس التبريد قبل العمل وبعده وأرسل القراءتين في المحادثة.",
      "عملت على هذه الماركات سنوات، وقطع الغيار الشائعة معي في السيارة.",
      "سأغطي الأرض والأثاث قبل فتح الوحدة، وآخذ المخلفات معي.",
      "يناسبني الموعد المطلوب، والعمل كله في زيارة واحدة.",
    ],
    en: [
      "I measure the cooling before and after and send you both readings.",
      "I work on these units every week and carry the common parts with me.",
      "Floor and furniture are covered before I open the unit, and I take the waste away.",
      "Your time suits me, and it should all be done in one visit.",
    ],
  },
  "split-cleaning": {
    ar: [
      "غسل بمضخة ضغط وحوض تجميع، مع تسليك مجرى الصرف لكل وحدة.",
      "أفك المروحة الداخلية وأغسلها وحدها، فهناك تبدأ الرائحة.",
    ],
    en: [
      "Pressure wash with a collecting bag, and the drain flushed on every unit.",
      "I take out the inner fan and wash it separately: that is where the smell lives.",
    ],
  },
  "ac-gas": {
    ar: [
      "سأختبر بالنيتروجين أولًا لأجد موضع التسريب، ثم أشحن بالوزن.",
      "لا أشحن قبل معرفة سبب النقص، وأريك قراءة العداد.",
    ],
    en: [
      "Nitrogen test first to find the leak, then a charge by weight.",
      "I do not top up before we know why it is low, and you see the gauge yourself.",
    ],
  },
  "ac-leak": {
    ar: [
      "سأنظف الصرف وأغيّر الكوع المكسور، والسعر يشمل قطع الغيار.",
      "الأغلب أن الصرف مسدود أو ميله غير صحيح. سأحضر المضخة معي.",
      "أنظف الحوض والصرف وأختبر بلترين من الماء قبل المغادرة.",
    ],
    en: [
      "I will flush the drain and replace the cracked bend. Price includes parts.",
      "Most likely a blocked drain or a wrong slope. I bring the pump with me.",
      "I clean pan and drain and test with two litres of water before I leave.",
    ],
  },
  "ac-repair": {
    ar: [
      "أفحص المكثف والكارت ودورة الغاز بالترتيب، وأصلح الكارت قبل التفكير في تغييره.",
      "السعر يشمل الكشف وأشهر الأسباب. إن كان الضاغط تالفًا أتوقف وأخبرك أولًا.",
    ],
    en: [
      "I check capacitor, board and gas in that order, and repair a board before replacing it.",
      "The price covers the diagnosis and the usual causes. If it is the compressor I stop and tell you first.",
    ],
  },
  "ac-install": {
    ar: [
      "تفريغ نصف ساعة قبل فتح الغاز، وحامل مجلفن ومسامير كيماوية.",
      "المواسير نحاس بسمك كامل، وأختبر اللحامات بالصابون أمامك.",
    ],
    en: [
      "Half an hour of vacuum before the gas is opened, galvanised bracket, chemical anchors.",
      "Full-thickness copper, and every joint soap-tested in front of you.",
    ],
  },
  "ac-move": {
    ar: [
      "أحفظ الفريون داخل الوحدة قبل الفك، وأعيد التركيب بنحاس جديد حيث يلزم.",
      "السعر يشمل الفك والنقل والتركيب، ويُحسب متر النحاس الإضافي وحده.",
    ],
    en: [
      "I pump the gas into the unit before removal and refit with new copper where needed.",
      "Removal, transport and refitting are in the price; only extra copper is by the metre.",
    ],
  },
  plumbing: {
    ar: [
      "أحدد السعر النهائي قبل أن أبدأ، ولا يتغير إلا بموافقتك.",
      "سأحضر ومعي قطع الغيار الشائعة حتى لا نحتاج إلى زيارة ثانية.",
      "أختبر الوصلات ربع ساعة بعد العمل وأجفف المكان.",
      "عملت في عمارات مشابهة كثيرًا وأعرف هذا النوع من المواسير.",
    ],
    en: [
      "You get the final price before I start, and it only changes if you agree.",
      "I bring the usual parts so that we do not need a second visit.",
      "I test the joints for a quarter of an hour afterwards and leave the place dry.",
      "I have worked in many buildings like yours and know this kind of pipework.",
    ],
  },
  "tap-mixer": {
    ar: [
      "أغيّر الوصلات المرنة مع الخلاط وأفحص المحابس أسفل الحوض.",
      "إن كان القلب وحده تالفًا أغيّره وأوفّر عليك ثمن الخلاط.",
    ],
    en: [
      "I change the flexible hoses together with the tap and check the valves below.",
      "If only the cartridge is worn I change that and save you the price of a tap.",
    ],
  },
  drain: {
    ar: [
      "تسليك بالماكينة حتى العمود الرئيسي، دون مواد كاوية.",
      "أصوّر الخط بالكاميرا بعد التسليك إن كان الانسداد قد تكرر من قبل.",
    ],
    en: [
      "Machine clearing right up to the stack, without acid.",
      "I put a camera through afterwards if it has blocked before.",
    ],
  },
  "leak-detect": {
    ar: [
      "أحدد الموضع بجهاز السمع ثم بالضغط، وأرفع أقل عدد من البلاط.",
      "السعر للكشف والتقرير، ونتفق على الإصلاح بعد معرفة الموضع.",
    ],
    en: [
      "Listening device first, pressure second, and as few tiles lifted as possible.",
      "The price is for locating it with a report. The repair we agree once we know where it is.",
    ],
  },
  "water-heater": {
    ar: [
      "سأفحص الحساس والمدخنة وأنظف الشعلة أو أزيل الترسبات بحسب النوع.",
      "أختبر سلك الأرضي وصمام الأمان قبل تشغيل السخان.",
    ],
    en: [
      "I check sensor and flue, and clean the burner or descale, whichever it needs.",
      "Earth wire and safety valve are tested before the heater goes back on.",
    ],
  },
  toilet: {
    ar: ["أغيّر العوامة والجوانات معًا، فعمرها واحد.", "قطع النظام المدفون معي، والفتح من اللوحة دون كسر."],
    en: [
      "Valve and seals go together, they age together.",
      "I carry parts for concealed frames and work through the plate, without breaking tiles.",
    ],
  },
  pipes: {
    ar: [
      "اختبار ضغط يومًا كاملًا بحضورك، وصور لكل خط قبل الردم.",
      "مواسير بولي بروبلين بضمان مكتوب من المصنع وضمان مني على اللحامات.",
    ],
    en: [
      "A full day's pressure test in your presence and photographs of every run.",
      "PPR pipe with the maker's warranty, and mine on the joints.",
    ],
  },
  electrical: {
    ar: [
      "أقيس أولًا ثم أقرر، ولا أغيّر قطعة سليمة.",
      "أضع بطاقة على كل دائرة ألمسها، وأشرح ما عملته قبل المغادرة.",
      "خاماتي أصلية وأعطيك فواتيرها.",
      "أستطيع الحضور في الموعد المطلوب، والعمل نظيف وبلا تكسير زائد.",
    ],
    en: [
      "I measure first and decide second, and never replace a good part.",
      "Every circuit I touch gets a label, and I explain the work before I leave.",
      "Original materials, with the receipts for you.",
      "The time suits me. Clean work, and no more chasing than needed.",
    ],
  },
  "power-cut": {
    ar: [
      "أتتبع الدائرة بجهاز القياس وأعزل الجزء التالف حتى يعود التيار إلى الباقي.",
      "الأغلب أن العطل في وصلة أو مقبس ساخن. أكشفه في الزيارة نفسها.",
    ],
    en: [
      "I trace the circuit and isolate the bad part so the rest has power again.",
      "Usually a hot joint or socket. I find it in the same visit.",
    ],
  },
  panel: {
    ar: [
      "أحسب الأحمال وأختار القواطع على أساسها، مع قاطع تسرّب أرضي مجرَّب.",
      "اللوحة مرتبة والأسلاك مرقّمة، وصورة المخطط خلف الباب.",
    ],
    en: [
      "I calculate the loads and size the breakers to them, with a tested earth-leakage switch.",
      "A tidy panel, numbered wires, and the drawing inside the door.",
    ],
  },
  lights: {
    ar: [
      "أثبّت في السقف الخرساني لا في الجبس، وأضبط استواء كل قطعة.",
      "السلّم والأدوات معي، وأختبر كل نقطة قبل إغلاقها.",
    ],
    en: [
      "Fixed to the slab and not the gypsum, every piece level.",
      "I bring the ladder, and test each point before closing it.",
    ],
  },
  sockets: {
    ar: ["أثبّت العلب من جديد وأستعمل وصلات معزولة لا شريطًا.", "أتحقق من مقطع السلك قبل إضافة أي حمل عليه."],
    en: [
      "Boxes refixed, proper connectors instead of tape.",
      "I check the cable's section before any load is added.",
    ],
  },
  wiring: {
    ar: [
      "أعمل بحسب الرسم وأصوّر المواسير قبل المحارة.",
      "السعر بالنقطة وشامل العلب والأسلاك، ويسهل عدّها معًا.",
    ],
    en: [
      "I work to the drawing and photograph the conduits before plastering.",
      "Priced by the point with boxes and cable, easy to count together.",
    ],
  },
  cameras: {
    ar: [
      "الأسلاك مخفية والتسجيل مضبوط على هاتفك قبل المغادرة.",
      "نضبط زوايا الكاميرات معًا على الشاشة قبل التثبيت النهائي.",
    ],
    en: [
      "Hidden cables, and recording set up on your phone before I go.",
      "We look at the angles together on a screen before anything is fixed.",
    ],
  },
  painting: {
    ar: [
      "أحضر عيّنات على الجدار قبل الاتفاق على اللون.",
      "التغطية والمعجون والصنفرة ووجهان، والتنظيف في النهاية علينا.",
      "أعمل في بيوت مسكونة، غرفة بعد غرفة وبلا رائحة قوية.",
      "أكتب جدولًا بالأيام وألتزم به.",
    ],
    en: [
      "I bring samples to your wall before we settle the colour.",
      "Covering, filler, sanding and two coats, and we clean up at the end.",
      "I work in lived-in homes, room by room, without strong smells.",
      "You get a day-by-day plan and I keep to it.",
    ],
  },
  "paint-room": {
    ar: ["يومان يكفيان للغرفة، واليوم الثاني للوجه الأخير فقط."],
    en: ["Two days for the room, the second for the last coat only."],
  },
  "paint-flat": {
    ar: ["فريق من أربعة، والتسليم غرفة بعد غرفة بحسب جدول مكتوب."],
    en: ["A team of four, handed over room by room to a written plan."],
  },
  damp: {
    ar: ["لا أدهن فوق رطوبة: أقيس الجدار بالجهاز أولًا ثم أعالج المصدر."],
    en: ["No paint over damp: I meter the wall first and treat the source."],
  },
  wallpaper: {
    ar: ["أجهّز الجدار وألصق عيّنة، والمطابقة عندي على الرسم لا على الحافة."],
    en: ["Wall prepared, a sample first, and the pattern matched to the drawing, not the edge."],
  },
  gypsum: {
    ar: ["هيكل بالليزر وفواصل معالجة بشريط، وفتحات الإضاءة ضمن السعر."],
    en: ["Laser-levelled frame, taped joints, light openings in the price."],
  },
  "wood-paint": {
    ar: ["صنفرة حتى الخشب ثم بطانة ووجهان رشّ في مكان خالٍ من الأتربة."],
    en: ["Sanded to the wood, primed, two sprayed coats away from dust."],
  },
  carpentry: {
    ar: [
      "أصلح ما يستحق الإصلاح وأقول ذلك بصراحة إن كان التغيير أوفر.",
      "الأدوات معي ومعها مكنسة، فلا يبقى أثر للعمل.",
      "أعيد القياس بنفسي قبل أي قصّ.",
      "المفصلات والمجاري التي أركّبها عليها ضمان من الوكيل.",
    ],
    en: [
      "I repair what deserves it and say so honestly when replacing is cheaper.",
      "I bring tools and a vacuum, nothing is left behind.",
      "I measure again myself before anything is cut.",
      "Hinges and runners I fit carry their agent's warranty.",
    ],
  },
  "door-fix": {
    ar: ["أضبط المفصلات وأكشط القليل، والباب يُغلق بإصبع واحد قبل أن أغادر."],
    en: ["Hinges set, a little planed off, and the door closes with one finger before I leave."],
  },
  "furniture-assembly": {
    ar: ["أركّب بحسب الكتيب وأثبّت القطع العالية في الجدار."],
    en: ["Assembled by the booklet, tall pieces fixed to the wall."],
  },
  wardrobe: {
    ar: ["قياس ورسم قبل أي دفعة، وثلاثة أسابيع من الموافقة على الرسم حتى التركيب."],
    en: ["Measured and drawn first; three weeks from your approval to fitting."],
  },
  kitchen: {
    ar: ["أضبط كل الدرف والأدراج في الزيارة نفسها لا التالف وحده."],
    en: ["I align every door and drawer while I am there, not just the broken one."],
  },
  shelves: {
    ar: ["جهاز كشف المواسير معي، والتثبيت بمسامير تناسب نوع الجدار."],
    en: ["I bring a pipe detector and the right plug for your wall."],
  },
  upholstery: {
    ar: ["أحضر دفتر العيّنات إلى البيت، والاستلام والتسليم ضمن السعر."],
    en: ["I bring the sample book to you; collection and return are included."],
  },
  appliances: {
    ar: [
      "الكشف محسوب من السعر، والقطعة القديمة تعود إليك.",
      "أقرأ رمز العطل وأشرح معناه قبل أي تغيير.",
      "ضمان على القطعة وعلى العمل، مكتوب.",
      "أصلح في البيت ولا أنقل الجهاز إلا لضرورة.",
    ],
    en: [
      "The diagnosis is part of the price and the old part stays with you.",
      "I read the fault code and explain it before changing anything.",
      "Written warranty on part and labour.",
      "Repaired at your home, the machine leaves only if it must.",
    ],
  },
  washer: {
    ar: ["الأغلب الطلمبة أو الحساس. معي القطعتان لأشهر الماركات."],
    en: ["Most likely pump or sensor. I carry both for the usual makes."],
  },
  fridge: {
    ar: ["أفحص حساس الإذابة والمروحة والغاز بالترتيب، والطعام يبقى مكانه ما أمكن."],
    en: ["Defrost sensor, fan, then gas, in that order. The food stays where it is if possible."],
  },
  cooker: {
    ar: ["أنظف الفواني وأختبر كل وصلة بالصابون أمامك."],
    en: ["Jets cleaned and every joint soap-tested in front of you."],
  },
  dishwasher: {
    ar: ["وصلات المياه والصرف معي، وأجرّب دورة قصيرة قبل المغادرة."],
    en: ["I bring the water and drain fittings and run a short cycle before leaving."],
  },
  purifier: {
    ar: ["شمعات أصلية بتاريخ ظاهر، وقياس الأملاح قبل العمل وبعده."],
    en: ["Original dated cartridges and a reading before and after."],
  },
  screen: {
    ar: ["الحامل والمجرى معي إن لزم، والأسلاك لا تظهر بعد التركيب."],
    en: ["I bring bracket and channel if needed. No cable in sight afterwards."],
  },
  cleaning: {
    ar: [
      "نأتي بالمنظفات والأدوات كلها، وقائمة العمل معك من البداية.",
      "الفريق نفسه الذي يعاين هو الذي ينفّذ.",
      "ما لا يعجبك نعيده دون مقابل في اليوم نفسه.",
      "نصوّر المكان قبل العمل وبعده.",
    ],
    en: [
      "We bring everything, and you have the list from the start.",
      "The people who look are the people who clean.",
      "Anything you are not happy with we redo the same day at no charge.",
      "We photograph the place before and after.",
    ],
  },
  "deep-clean": {
    ar: ["ثلاثة أشخاص ليوم كامل، والمطبخ أول ما نبدأ به."],
    en: ["Three people for the day, kitchen first."],
  },
  "regular-clean": {
    ar: ["الشخص نفسه في كل زيارة، وبديل معروف الاسم في الإجازات."],
    en: ["The same person each time, with a named stand-in for holidays."],
  },
  "sofa-carpet": {
    ar: ["أجرّب على جزء غير ظاهر أولًا وأقول بصراحة ما لن يزول."],
    en: ["I test a hidden spot first and tell you honestly what will not come out."],
  },
  "tank-clean": {
    ar: ["تفريغ وفرك وتعقيم وصور من داخل الخزان."],
    en: ["Emptied, scrubbed, disinfected, with photos from inside."],
  },
  pest: {
    ar: ["مواد مصرح بها وزيارة ثانية بعد أسبوعين ضمن السعر."],
    en: ["Licensed products, and a second visit after two weeks in the price."],
  },
  "after-building": {
    ar: ["نعرف مادة كل سطح: ما يصلح للسيراميك قد يضر الرخام."],
    en: ["We know which product suits which stone, and what never to use on marble."],
  },
  moving: {
    ar: [
      "سيارة مغلقة وأغطية لكل قطعة، والقائمة موقعة منا قبل التحميل.",
      "السعر نهائي بعد رؤية صور القطع في المحادثة.",
      "الفك والتركيب علينا، والنجّار مع الفريق.",
      "نصل في السابعة صباحًا حتى ننتهي قبل الزحام.",
    ],
    en: [
      "A closed truck, covers for every piece and a signed list before loading.",
      "The price is final once I have seen photos in the chat.",
      "Taking apart and putting together is on us, the carpenter comes along.",
      "We start at seven so that we finish before the traffic.",
    ],
  },
  "move-flat": {
    ar: ["خمسة أشخاص وسيارة كبيرة، ورقم على كل صندوق بحسب غرفته."],
    en: ["Five people, one large truck, a room number on every box."],
  },
  "move-piece": {
    ar: ["شخصان وأحزمة حمل وأغطية، ونصف يوم على الأكثر."],
    en: ["Two people, straps and blankets, half a day at most."],
  },
  packing: {
    ar: ["صناديق جديدة وأغلفة مزدوجة للزجاج، وكشف بالمحتويات."],
    en: ["New boxes, double wrapping for glass, and a list of contents."],
  },
  "furniture-lift": {
    ar: ["الونش يصل إلى الدور الخامس عشر، والتصريح علينا إن لزم."],
    en: ["The lift reaches the fifteenth floor, the permit is on us if needed."],
  },
  "move-office": {
    ar: ["نرقّم المكاتب مساءً وننقلها ليلًا لتعمل في الصباح."],
    en: ["Desks numbered in the evening, moved at night, working in the morning."],
  },
  storage: {
    ar: ["مخزن جاف محروس، وقائمة مصورة، وزيارة متى شئت بموعد."],
    en: ["A dry guarded store, a photo list, and visits by appointment."],
  },
  flooring: {
    ar: [
      "توزيع على الجاف أولًا، ولا أبدأ قبل موافقتك عليه.",
      "أفحص الاستواء بالليزر وأخبرك إن كانت الأرض تحتاج إلى تسوية.",
      "ننقل الرتش ونسلّم المكان نظيفًا.",
      "المتر محسوب بعد القياس معًا، لا بالتقدير.",
    ],
    en: [
      "A dry layout first, and no adhesive before you approve it.",
      "I check with a laser and tell you if the base needs levelling.",
      "We carry the rubble out and leave the place clean.",
      "Metres are counted after we measure together, not guessed.",
    ],
  },
  "tile-lay": {
    ar: ["نظام تسوية وفواصل 2 مم، والقصّ بماكينة مياه."],
    en: ["Levelling system, 2 mm joints, wet-cut edges."],
  },
  "tile-repair": {
    ar: ["أفك البلاطة بقرص رفيع حتى لا يتأثر ما حولها."],
    en: ["Cut out with a thin disc so that the neighbours stay whole."],
  },
  marble: {
    ar: ["سبع مراحل جلي وكريستال، والحواف باليد."],
    en: ["Seven grinding steps and crystal, edges by hand."],
  },
  parquet: {
    ar: ["السعر شامل العزل والوزر وقصّ الأبواب."],
    en: ["Underlay, skirting and door trimming included."],
  },
  waterproofing: {
    ar: ["طبقتان مع رفع الحواف واختبار غمر 48 ساعة قبل أي بلاط."],
    en: ["Two coats with upstands and a 48-hour flood test before any tile."],
  },
  grout: {
    ar: ["إزالة القديم بالماكينة لا فوقه، ثم سيليكون ضد العفن."],
    en: ["Old grout raked out, not covered, then anti-mould silicone."],
  },
  metalwork: {
    ar: [
      "أقيس وأرسل رسمًا بسيطًا قبل التصنيع.",
      "الخامة بسمكها الحقيقي، ويمكن قياسها عند الاستلام.",
      "التركيب في يوم واحد والتنظيف بعده علينا.",
      "معي ما يلزم من أدوات، ولا أحتاج إلا إلى مقبس كهرباء.",
    ],
    en: [
      "I measure and send you a simple drawing before anything is made.",
      "Real material thickness, measure it yourself on delivery.",
      "Fitted in a day, cleaned up after.",
      "I bring everything, all I need is a socket.",
    ],
  },
  "lock-open": {
    ar: ["أصل خلال ساعة غالبًا، وأفتح دون كسر متى سمح القفل."],
    en: ["With you within the hour as a rule, and no drilling unless the lock leaves no choice."],
  },
  "lock-change": {
    ar: ["العبوة مغلقة والمفاتيح معدودة أمامك."],
    en: ["Sealed packet, keys counted in front of you."],
  },
  aluminium: {
    ar: ["عجل رولمان بلي وجوانات جديدة، والدرفة تتحرك بإصبع."],
    en: ["Ball-bearing rollers and new seals, the sash moves with one finger."],
  },
  screens: {
    ar: ["شبكة دقيقة وإطار بلون النافذة، والقياس بلا رسوم."],
    en: ["Fine mesh, frame in your window's colour, measuring is free."],
  },
  ironwork: {
    ar: ["وجه مانع للصدأ ثم دهان حراري، وتثبيت بمسامير هيلتي."],
    en: ["Rust primer, then oven paint, fixed with proper anchors."],
  },
  glass: {
    ar: ["زجاج مقسّى عليه ختم، وإكسسوارات لا تصدأ."],
    en: ["Stamped tempered glass and fittings that do not rust."],
  },
};
