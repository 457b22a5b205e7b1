import { type Customer, demoHouseholds, households } from "./people/households";
import { type Provider, technician } from "./people/technicians";
import { tradesOfComfort } from "./people/trades-of-comfort";
import { tradesOfFinish } from "./people/trades-of-finish";
import { tradesOfHome } from "./people/trades-of-home";
import { random } from "./random";

export type People = {
  customers: Customer[];
  providers: Provider[];
  nadia: Customer;
  omar: Customer;
  mahmoud: Provider;
  hany: Provider;
};

/** Everybody in the demo. The same people with the same ids at every start. */
export function people(): People {
  const own = demoHouseholds(random("demo accounts"));
  const written = [...tradesOfComfort, ...tradesOfFinish, ...tradesOfHome];
  const source = random("technicians");
  const providers = written.map((one, place) => technician(one, place, source));
  const [nadia, omar] = own;
  const [mahmoud, hany] = providers;
  if (!nadia || !omar || !mahmoud || !hany) throw new Error("the demo's accounts are missing");
  return { customers: [...own, ...households(random("households"))], providers, nadia, omar, mahmoud, hany };
}
