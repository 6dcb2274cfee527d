/** Granada's pending choices: selected money cards, a payment being prepared, a previewed step. */
import type { Legal } from "tertulia/api/table";
import type { MatchStore } from "tertulia/match/matchStore.svelte";
import { settings } from "tertulia/ui/settings.svelte";
import { TurnModel, type PendingStep } from "tertulia/ui/turnModel.svelte";
import type { Currency, View } from "../types";
import {
  paymentActions,
  cheapestPayment,
  comparePayment,
  listCards,
  sumValues,
  type HandCard,
} from "./payment";
import { joinableSlots, findTake, toggleSlot } from "./takes";

export interface Paying {
  purpose: "buy" | "turn";
  /** Actions before the payment; empty if the payment has already begun on the server. */
  first: string[];
  currency: Currency | null;
  price: number;
  paid: number;
  space: number | null;
}

/** Actions that are executed automatically if they are the only choice. Payments are handled separately. */
const FORCED = new Set(["build", "reserve", "for", "choose"]);

/** Milliseconds that a selected money card waits for others, long enough to read that more can be added. */
export const JOIN_WINDOW_MS = 4000;

const cellKey = (x: number, y: number): string => `${x},${y}`;

export class GranadaTurn extends TurnModel<MatchStore> {
  protected override readonly automatic = FORCED;
  slots = $state.raw<number[]>([]);
  reserveTile = $state<number | null>(null);
  #plan = $state.raw<Paying | null>(null);
  #cards = $state.raw<string[]>([]);
  /** The slots selected before a take began. */
  #before: number[] = [];

  view = $derived.by(() => this.table().view as View);
  takes = $derived(this.actionsNamed("take"));
  builds = $derived(
    new Map(
      this.actionsNamed("build").map((a) => [cellKey(a.args["x"] as number, a.args["y"] as number), a]),
    ),
  );
  turns = $derived(this.actionsNamed("turn"));
  reserves = $derived(this.actionsNamed("reserve"));
  /** The price of turning a building over, from the action's hint. */
  turnPrice = $derived(Number(this.turns[0]?.hint["price"] ?? 0));
  give = $derived(this.actionsNamed("give")[0]);

  build(x: number, y: number): Legal | undefined {
    return this.builds.get(cellKey(x, y));
  }

  hand = $derived.by((): HandCard[] => {
    const seat = this.table().seat;
    const money = seat === null ? null : this.view.hands[seat]?.money;
    return money ? listCards(money) : [];
  });

  /**
   * The payment being prepared, also while it is in flight: begun here, or already pending on the server. Else null.
   */
  paying = $derived.by((): Paying | null => {
    const pending = this.view.pending;
    if (!this.ready && !this.sending) return null;
    if (pending?.kind !== "pay") return this.#plan;
    const { purpose = "buy", currency = null, price = 0, paid = 0, tile } = pending;
    const space = this.view.yard.find((place) => place.tile?.number === tile)?.space ?? null;
    return { purpose, first: [], currency, price, paid, space };
  });
  chosen = $derived(this.hand.filter((card) => this.#cards.includes(card.id)));
  paid = $derived((this.paying?.paid ?? 0) + sumValues(this.chosen));
  payment = $derived(comparePayment(this.paid, this.paying?.price ?? 0));

  /**
   * Whether a card can be added to the payment. Once a payment has begun on the server, cards must not exceed the last
   * one.
   */
  payable(card: HandCard): boolean {
    const paying = this.paying;
    if (!paying) return false;
    if (!this.sending && paying.first.length === 0 && !this.findAction("pay", "value", card.value))
      return false;
    const currency = paying.currency ?? this.chosen[0]?.currency ?? null;
    if (currency) return card.currency === currency;
    return this.turns.some((action) => action.args["currency"] === card.currency);
  }

  override get pending(): boolean {
    return super.pending || this.#plan !== null || this.slots.length > 0 || this.reserveTile !== null;
  }

  override clear(): void {
    super.clear();
    this.slots = [];
    this.reserveTile = null;
    this.#plan = null;
    this.#cards = [];
  }

  /** Cards being taken stay selected until they are gone. */
  override begin(action: Legal, pendingStep: PendingStep): void {
    const before = this.slots;
    super.begin(action, pendingStep);
    if (action.name !== "take") return;
    this.#before = before;
    this.slots = action.args["slots"] as number[];
  }

  override releaseHold(): void {
    const { held } = this;
    super.releaseHold();
    if (held) this.slots = this.#before;
  }

  /** Selects a money card. If no other card can join, takes it at once; else waits for further cards. */
  pressSlot(slot: number): void {
    if (this.slots.includes(slot) && settings.ending !== "hold") return void this.take();
    const slots = toggleSlot(this.takes, this.slots, slot);
    const action = findTake(this.takes, slots);
    this.clear();
    this.slots = slots;
    if (!action) return;
    if (settings.ending !== "hold" && !this.joinable) void this.take();
    else if (settings.ending === "window") this.begin(action, { by: "press", length: JOIN_WINDOW_MS });
  }

  /** Whether further cards can join the selected ones. */
  get joinable(): boolean {
    return joinableSlots(this.takes, this.slots).size > this.slots.length;
  }

  /** The take that pressing a slot leads to. */
  pressing(slot: number): Legal | undefined {
    const chosen = this.slots.includes(slot) ? this.slots : toggleSlot(this.takes, this.slots, slot);
    return findTake(this.takes, chosen);
  }

  /** Takes the selected cards. */
  async take(): Promise<void> {
    const action = findTake(this.takes, this.slots);
    if (action) await this.send(action);
  }
  get taking(): Legal | undefined {
    const takes = this.sending ? this.table().legal.filter(({ name }) => name === "take") : this.takes;
    return findTake(takes, this.slots);
  }

  /** Suggests a payment for a building; a second press pays it. */
  startBuy(space: number): void {
    const there = this.view.yard.find((place) => place.space === space);
    if (this.#plan?.space === space && this.payment !== "missing") return void this.pay();
    this.clear();
    if (!there?.tile) return;
    const price = there.tile.value;
    this.#plan = { purpose: "buy", first: [`buy ${space}`], currency: there.currency, price, paid: 0, space };
    this.#suggest(there.currency, price);
  }

  startTurn(): void {
    const price = this.turnPrice;
    this.clear();
    this.#plan = {
      purpose: "turn",
      first: ["turn"],
      currency: null,
      price,
      paid: 0,
      space: null,
    };
    const ways = this.turns
      .map((action) => cheapestPayment(this.#of(action.args["currency"] as Currency), price))
      .filter((cards) => cards !== null);
    const best = ways.toSorted((a, b) => sumValues(a) - sumValues(b) || a.length - b.length)[0];
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
    return this.match.act([...first, ...paymentActions(this.chosen)]);
  }

  #of(currency: Currency): HandCard[] {
    return this.hand.filter((card) => card.currency === currency);
  }

  #suggest(currency: Currency, price: number): void {
    this.#cards = cheapestPayment(this.#of(currency), price)?.map((card) => card.id) ?? [];
  }
}
