import type { Bilingual } from "../../columns";

export type SeedDistrict = { id: string; name: Bilingual };
export type SeedCity = { id: string; name: Bilingual; districts: SeedDistrict[] };

type Row = readonly [id: string, en: string, ar: string];

export function city([id, en, ar]: Row, districts: Row[]): SeedCity {
  return {
    id,
    name: { en, ar },
    districts: districts.map(([name, districtEn, districtAr]) => ({
      id: `${id}-${name}`,
      name: { en: districtEn, ar: districtAr },
    })),
  };
}
