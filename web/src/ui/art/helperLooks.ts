/** The look of each helper: skin, hair, face, hat, clothes and tool. */

/** A part and its two colours (letters of `TINTS`); the name `-` means none. */
export interface Part {
  name: string;
  tint: string;
  second: string;
}
export interface Look {
  ground: string;
  skin: string;
  hair: Part;
  face: string;
  hat: Part;
  wear: Part;
  tool: string;
}

const SKINS = ["#f6d3ad", "#e9b88c", "#cb9064", "#96633f"];
const TINTS: Record<string, string> = {
  w: "#fdf6e6",
  l: "#d3d8da",
  s: "#9da3a5",
  k: "#443a3b",
  b: "#7f5431",
  n: "#cda26c",
  a: "#a85c30",
  r: "#bb4535",
  o: "#dd8036",
  y: "#ecc24d",
  g: "#6b9a45",
  d: "#44714b",
  t: "#459592",
  u: "#4585bd",
  i: "#4a5796",
  p: "#85569c",
  m: "#d9808f",
};
/** Background colour by the helpers' field of work. */
const GROUNDS = { field: "#d5dfa8", trade: "#f4dc95", craft: "#f0c3a0", road: "#bddbe8", village: "#dccde4" };

/** Skin, hair, face, hat, clothes, tool. Parts are written `part.colour` or `part.colour:second`. */
const HELPERS: Record<keyof typeof GROUNDS, Record<string, string>> = {
  field: {
    farm_worker: "1 short.b stubble straw.y:r braces.u:b hoe",
    gleaner: "0 long.a - scarf.r shawl.n:r sheaf",
    reaper: "2 short.k moustache straw.y:g shirt.w sickle",
    olive_picker: "1 plait.k - scarf.g apron.d:w olives",
    grape_treader: "0 curls.b - bandana.p braces.w:p grapes",
    beekeeper: "0 short.s - veil.y:b shirt.w hive",
    goatherd: "2 side.w full beret.b vest.w:b goat",
    swineherd: "1 short.a stubble cap.g vest.n:d pig",
    pig_breeder: "0 bun.y - bonnet.w apron.m:w piglet",
    stable_hand: "2 curls.k - - braces.n:b horseshoe",
    agricultural_worker: "1 bob.b - straw.y:u shirt.r fork",
    farm_servant: "0 long.y - scarf.u apron.u:w pot",
    herb_woman: "1 long.w - hood.d shawl.d:g herbs",
    water_carrier: "3 short.k - bandana.u shirt.w bucket",
    washerwoman: "0 bun.a - - apron.t:w tub",
  },
  trade: {
    merchant: "1 short.k goatee feather.p:y coat.p:y purse",
    negotiator: "2 side.s moustache - coat.i:w scroll",
    traveling_salesman: "1 curls.a - brim.b:r kerchief.n:r bindle",
    bookkeeper: "0 side.w specs - vest.w:k ledger",
    money_changer: "2 short.k full skull.d coat.d:y scales",
    livestock_dealer: "1 short.b moustache brim.k:r vest.w:r ox",
    grocer: "0 bob.a - - apron.g:w basket",
    smuggler: "2 short.k mask brim.k:s coat.k:s sack",
    wine_dealer: "1 side.k moustache beret.r vest.w:p wine",
    barterer: "3 short.k full turban.o:y sash.w:o swap",
    stallholder: "1 bun.b - - apron.o:w stall",
    gambler: "0 short.a goatee feather.r:w vest.w:r dice",
    beggar: "2 long.s full hood.n shirt.b bowl",
    market_crier: "1 curls.y - feather.u:r ruff.u bell",
    innkeeper: "0 side.a full - apron.b:w tankard",
    tax_collector: "0 short.s goatee top.k:y coat.k:y chest",
  },
  craft: {
    chef: "1 short.k moustache toque.w apron.w:l ladle",
    storage_builder: "2 short.b stubble cap.o braces.o:k barrel",
    oil_miller: "1 side.k moustache bandana.g apron.n:w oil",
    vintner: "1 short.s goatee straw.y:p vest.w:d bottle",
    sausage_maker: "0 short.y stubble skull.w apron.r:w sausages",
    roofer: "2 short.k - cap.r braces.s:r ladder",
    carpenter: "1 part.b full - apron.u:n saw",
    tiler: "1 curls.k - bandana.o braces.w:o trowel",
    hammock_maker: "3 plait.k - scarf.y shirt.t hammock",
    cart_builder: "0 short.a full cap.b apron.b:n hammer",
    wheelwright: "2 side.b moustache beret.n apron.d:b wheel",
    shoemaker: "0 side.w specs - apron.a:n boot",
    locksmith: "1 part.k - skull.b vest.s:k key",
    foreman: "1 short.s moustache straw.w:k coat.u:y plan",
    apprentice: "0 curls.y - cap.u shirt.w mallet",
    guild_master: "1 side.w full beret.k chain.r compass",
  },
  road: {
    porter: "2 short.k - bandana.r shirt.u crate",
    muleteer: "1 short.k stubble brim.b:y kerchief.n:r donkey",
    postwoman: "1 bun.b - cap.u coat.u:y letter",
    donkey_driver: "2 curls.a - straw.y:b kerchief.g:w carrot",
    coachman: "0 short.s moustache top.d:r coat.d:y whip",
    courier: "1 part.y - feather.g:w sash.w:g horn",
    night_watchman: "0 short.k full hood.i coat.i:s lantern",
    market_guard: "1 short.k moustache morion.l sash.l:r halberd",
    sweeper: "2 side.s - cap.g shirt.s broom",
  },
  village: {
    village_elder: "1 side.w long - robe.n:b staff",
    storyteller: "2 long.b - beret.p kerchief.p:y lute",
    olive_lodge: "1 short.k - hood.d robe.d:g banner_olive",
    grain_lodge: "0 short.b full hood.o robe.o:y banner_grain",
    grape_lodge: "2 side.k goatee hood.p robe.p:m banner_grape",
    schoolmaster: "0 side.s specs board.k:y coat.k:w slate",
    scribe: "1 part.b - skull.r ruff.b quill",
    fortune_teller: "2 long.k - turban.p:y shawl.r:y crystal",
    sacristan: "1 side.b - - ruff.k candle",
    alcalde: "1 short.s moustache bicorne.k:r sash.k:r mayor",
  },
};

/** Hair that falls behind the head; its front is drawn parted. */
export const BEHIND: ReadonlySet<string> = new Set(["long", "bob", "plait"]);

const parsePart = (text = "-"): Part => {
  const [name = "-", tints = ""] = text.split(".");
  const [tint = "", second = ""] = tints.split(":").map((letter) => TINTS[letter] ?? "");
  return { name, tint: tint || "#fdf6e6", second: second || "#b5402f" };
};
const parseLook = (ground: string, text: string): Look => {
  const [skin = "0", hair, face = "-", hat, wear, tool = "-"] = text.split(" ");
  return {
    ground,
    skin: SKINS[Number(skin)] ?? "#e9b88c",
    hair: parsePart(hair),
    face,
    hat: parsePart(hat),
    wear: parsePart(wear),
    tool,
  };
};
const LOOKS: ReadonlyMap<string, Look> = new Map(
  Object.entries(HELPERS).flatMap(([ground, people]) =>
    Object.entries(people).map(([name, text]) => [
      name,
      parseLook(GROUNDS[ground as keyof typeof GROUNDS], text),
    ]),
  ),
);
/** Names of all helpers with a look of their own. */
export const KNOWN_HELPERS: readonly string[] = [...LOOKS.keys()];

/** Deterministic hash of a name (FNV-1a), different for each salt. */
const hashName = (name: string, salt: number): number => {
  let hash = 0x811c9dc5 ^ salt;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
};
const all = [...LOOKS.values()];

/**
 * A helper's look. For unknown names, from an owner's own component set, parts of known looks are combined, always the
 * same ones for a name.
 */
export const lookOf = (name: string): Look => {
  const known = LOOKS.get(name);
  if (known) return known;
  const pickPart = <Slot extends keyof Look>(slot: Slot, salt: number): Look[Slot] => {
    const other = all[hashName(name, salt) % all.length];
    if (!other) throw new Error("there are no looks to choose from");
    return other[slot];
  };
  const [ground, skin, hair, face, hat] = [
    pickPart("ground", 1),
    pickPart("skin", 2),
    pickPart("hair", 3),
    pickPart("face", 4),
    pickPart("hat", 5),
  ];
  return { ground, skin, hair, face, hat, wear: pickPart("wear", 6), tool: pickPart("tool", 7) };
};
