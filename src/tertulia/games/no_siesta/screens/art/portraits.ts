/** The portrait for each helper ability, from the portraits of the La Granja games. */
const PEOPLE: Readonly<Record<string, string>> = {
  roof_choice: "roofer",
  change_revenue: "barterer",
  trade_good: "porter",
  storage_silver: "storage_builder",
  no_donkeys: "cart_builder",
  commodity_hat: "traveling_salesman",
  roof_costs: "tiler",
  any_order: "apprentice",
  trade_hat: "smuggler",
  siesta_or_work: "hammock_maker",
  clear_storage: "sweeper",
  copy: "scribe",
};

export const portraitName = (helper: string): string => PEOPLE[helper] ?? helper;
