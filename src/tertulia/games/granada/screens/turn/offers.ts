/** A thing on the board that can be acted on: what its button says and does. */
export interface Offer {
  /** The action that it is, so that what it would bring can be said before. */
  notation: string;
  label: string;
  /** What is said of it when it is pointed at, where that is less than its name. */
  about?: string;
  does: () => void;
  /** What stands on the button in few signs. */
  note?: string;
  /** Better than what is now. */
  gain?: boolean;
}
