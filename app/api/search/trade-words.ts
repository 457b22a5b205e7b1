import { wordsOf } from "./words";

/**
 * What people call a trade besides the catalogue's names: who does it, what is mended, and plurals that do not begin like their
 * singular. Both languages stand together, so that whoever asks in one finds what they would find in the other.
 */
const ofGroup: Record<string, string> = {
  cooling: "AC air conditioner conditioners conditioning aircon تكييف تكييفات مكيف مكيفات",
  plumbing: "plumber plumbers plumbing سباك سباكين سباكون سباكة",
  electrical: "electrician electricians electricity كهربائي كهربائيين كهرباء",
  painting: "painter painters painting نقاش نقاشين نقاشة دهان دهانات",
  carpentry: "carpenter carpenters carpentry joiner نجار نجارين نجارة",
  appliances: "appliance appliances جهاز أجهزة",
  cleaning: "cleaner cleaners cleaning نظافة تنظيف",
  moving: "mover movers moving removals نقل عفش أثاث furniture",
  flooring: "tiler tilers tiling tiles floors مبلط مبلطين تبليط بلاط أرضيات",
  metalwork: "blacksmith welder metalwork حداد حدادين حدادة لحام",
};

const ofService: Record<string, string> = {
  "tap-mixer": "tap taps faucet faucets mixer حنفية حنفيات صنبور صنابير خلاط خلاطات",
  drain: "drain drains sink blocked clogged بلاعة بلاعات حوض أحواض صرف انسداد",
  "leak-detect": "leak leaks leakage تسريب تسريبات تسرب",
  "water-heater": "heater heaters boiler سخان سخانات",
  toilet: "toilet toilets flush مرحاض مراحيض تواليت سيفون",
  pipes: "pipe pipes ماسورة مواسير",
  lights: "light lights lighting lamp chandelier إضاءة لمبة لمبات نجفة نجف ثريا",
  sockets: "socket sockets switch switches plug مقبس مقابس مفتاح مفاتيح فيشة بريزة",
  panel: "breaker breakers fuse قاطع قواطع فيوز",
  cameras: "camera cameras intercom كاميرا كاميرات إنتركم",
  washer: "washer washers washing machines غسالة غسالات",
  fridge: "fridges refrigerator refrigerators ثلاجة ثلاجات فريزر",
  cooker: "cooker cookers oven ovens stove stoves بوتاجاز بوتاجازات فرن أفران",
  dishwasher: "dishwasher dishwashers غسالة غسالات",
  "door-fix": "door doors باب أبواب",
  wardrobe: "wardrobe wardrobes closet خزانة خزائن دولاب دواليب",
  kitchen: "kitchen kitchens مطبخ مطابخ",
  upholstery: "upholsterer upholstery منجد تنجيد",
  "sofa-carpet": "sofa sofas carpet carpets كنب كنبة أريكة سجادة سجاد موكيت",
  pest: "pest pests insects cockroaches حشرة حشرات صراصير",
  "lock-change": "lock locks locksmith قفل أقفال كالون",
  "lock-open": "lock locks locksmith قفل أقفال كالون",
};

type Named = { en: string; ar: string };
type Offered = Named & { id: string; groupId: string; group: Named };

/** What a service is found by besides its description, and with it whoever offers it: names and trade words, in both languages. */
export const wordsOfService = ({ id, groupId, en, ar, group }: Offered): string[] => [
  ...[en, ar, group.en, group.ar],
  ...[ofGroup[groupId] ?? "", ofService[id] ?? ""],
];

type Profile = { name: string; headline: string; bio: string; services: Offered[]; cities: Named[] };

/** What a technician is found by, in both languages whatever the profile is written in. */
export const wordsOfProvider = ({ name, headline, bio, services, cities }: Profile): string[] => {
  const places = cities.flatMap(({ en, ar }) => [en, ar]);
  return wordsOf(name, headline, ...services.flatMap(wordsOfService), ...places, bio);
};
