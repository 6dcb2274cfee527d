/**
 * What the player has in mind but has not done yet: cards picked, a payment being laid, a step shown before it counts.
 * It knows the legal actions by kind; the pieces of the board ask it what they offer.
 */
import type { Legal, Table } from "../../../lib/contract";
import type { Play } from "../../../lib/play.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { Currency, View } from "../types";
import { chain, cheapest, judge, spread, sum, type HandCard } from "./payment";
import { takeFor, toggle } from "./takes";

export interface Paying {
  purpose: "buy" | "turn";
  /** Actions that come before the payment, nothing where the payment has already begun. */
  first: string[];
  currency: Currency | null;
  price: number;
  paid: number;
  space: number | null;
}

const TURN_PRICE = 3;
const cell = (x: number, y: number): string => `${x},${y}`;

export class Turn {
  slots = $state.raw<number[]>([]);
  preview = $state.raw<Legal | null>(null);
  reserveTile = $state<number | null>(null);
  #plan = $state.raw<Paying | null>(null);
  #cards = $state.raw<string[]>([]);

  constructor(
    readonly play: Play,
    readonly table: () => Table,
  ) {}

  view = $derived.by(() => this.table().view as View);
  ready = $derived.by(() => this.play.ready);
  /** What was chosen is on its way, or waits for the server: it stays as it is. */
  sending = $derived.by(() => this.play.busy);
  #legal = $derived.by(() => (this.ready ? this.table().legal : []));
  takes = $derived(this.of("take"));
  builds = $derived(
    new Map(this.of("build").map((a) => [cell(a.args["x"] as number, a.args["y"] as number), a])),
  );
  turns = $derived(this.of("turn"));
  reserves = $derived(this.of("reserve"));
  give = $derived(this.of("give")[0]);

  of(name: string): Legal[] {
    return this.#legal.filter((action) => action.name === name);
  }
  on(name: string, field: string, value: number): Legal | undefined {
    return this.of(name).find((action) => action.args[field] === value);
  }
  build(x: number, y: number): Legal | undefined {
    return this.builds.get(cell(x, y));
  }

  hand = $derived.by((): HandCard[] => {
    const seat = this.table().as;
    const money = seat === null ? null : this.view.hands[seat]?.money;
    return money ? spread(money) : [];
  });

  /** The payment that is being laid, and stays so while it is sent: one begun here, or one that the server already waits for. */
  paying = $derived.by((): Paying | null => {
    const pending = this.view.pending;
    if (!this.ready && !this.sending) return null;
    if (pending?.kind !== "pay") return this.#plan;
    const { purpose = "buy", currency = null, price = 0, paid = 0, space = null } = pending;
    return { purpose, first: [], currency, price, paid, space };
  });
  chosen = $derived(this.hand.filter((card) => this.#cards.includes(card.id)));
  paid = $derived((this.paying?.paid ?? 0) + sum(this.chosen));
  payment = $derived(judge(this.paid, this.paying?.price ?? 0));

  /** Cards that may be laid now. Once a payment has begun on the server, only cards not above the last one go on. */
  payable(card: HandCard): boolean {
    const paying = this.paying;
    if (!paying) return false;
    if (!this.sending && paying.first.length === 0 && !this.on("pay", "value", card.value)) return false;
    const currency = paying.currency ?? this.chosen[0]?.currency ?? null;
    if (currency) return card.currency === currency;
    return this.turns.some((action) => action.args["currency"] === card.currency);
  }

  get busyWith(): boolean {
    return this.#plan !== null || this.slots.length > 0 || this.preview !== null || this.reserveTile !== null;
  }

  /** On Escape: forgets what was not done, unless it is being done. */
  cancel = (): void => {
    if (!this.sending) this.clear();
  };

  /** Forgets all that was not done, after every change of the table. */
  clear = (): void => {
    this.slots = [];
    this.preview = null;
    this.reserveTile = null;
    this.#plan = null;
    this.#cards = [];
  };

  toggleSlot(slot: number): void {
    const takes = this.takes;
    const slots = toggle(takes, this.slots, slot);
    this.clear();
    this.slots = slots;
  }

  take(): Promise<boolean> {
    const action = takeFor(this.takes, this.slots);
    return action ? this.play.act([action.notation]) : Promise.resolve(false);
  }
  get taking(): Legal | undefined {
    const takes = this.sending ? this.table().legal.filter(({ name }) => name === "take") : this.takes;
    return takeFor(takes, this.slots);
  }

  startBuy(space: number): void {
    const there = this.view.yard.find((place) => place.space === space);
    const again = this.#plan?.space === space;
    this.clear();
    if (again || !there?.tile) return;
    const price = there.tile.value;
    this.#plan = { purpose: "buy", first: [`buy ${space}`], currency: there.currency, price, paid: 0, space };
    this.#suggest(there.currency, price);
  }

  startTurn(): void {
    this.clear();
    this.#plan = {
      purpose: "turn",
      first: ["turn"],
      currency: null,
      price: TURN_PRICE,
      paid: 0,
      space: null,
    };
    const ways = this.turns
      .map((action) => cheapest(this.#of(action.args["currency"] as Currency), TURN_PRICE))
      .filter((cards) => cards !== null);
    const best = ways.toSorted((a, b) => sum(a) - sum(b) || a.length - b.length)[0];
    this.#cards = best?.map((card) => card.id) ?? [];
  }

  togglePay(card: HandCard): void {
    if (this.sending) return;
    const has = this.#cards.includes(card.id);
    this.#cards = has ? this.#cards.filter((id) => id !== card.id) : [...this.#cards, card.id];
  }

  async pay(): Promise<boolean> {
    const paying = this.paying;
    if (!paying || this.payment === "missing") return false;
    const first =
      paying.purpose === "turn" && paying.first.length ? [`turn ${this.chosen[0]?.currency}`] : paying.first;
    return this.play.act([...first, ...chain(this.chosen)]);
  }

  /** Does an action, or first shows it where it would end the turn and the player wants to be asked. */
  async choose(action: Legal | undefined): Promise<void> {
    if (!action || !this.ready) return;
    if (action.reveals && settings.confirm) {
      this.clear();
      this.preview = action;
    } else {
      await this.play.act([action.notation]);
    }
  }

  async confirm(): Promise<void> {
    if (this.preview) await this.play.act([this.preview.notation]);
  }

  #of(currency: Currency): HandCard[] {
    return this.hand.filter((card) => card.currency === currency);
  }

  #suggest(currency: Currency, price: number): void {
    this.#cards = cheapest(this.#of(currency), price)?.map((card) => card.id) ?? [];
  }
}
