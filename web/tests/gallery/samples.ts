/** What the gallery shows. */
export const SIGNS =
  "olive grain grape pig food wine meat silver point commodity donkey hat card draw play hand upgrade delivery barrow roof marker market harvest upgraded income field extension helper building sty lock once swap arrow ban first people dice".split(
    " ",
  );

const cart = (
  goods: string,
  value: number,
): { goods: { good: string; delivered: boolean }[]; value: number } => ({
  goods: goods.split(" ").map((good) => ({ good: good.replace("!", ""), delivered: good.endsWith("!") })),
  value,
});
export const CARTS = [
  cart("grain! meat", 3),
  cart("olive! grape food!", 4),
  cart("grape silver! food wine!", 5),
  cart("grape! pig pig! silver food", 6),
  cart("grape! pig! pig! silver! food!", 6),
];

export const BUILDINGS = ["merchant_house", "wainwright", "village_store", "deli", "greengrocer", "butcher"];
