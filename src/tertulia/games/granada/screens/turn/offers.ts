/** An action offered by an object on the board: text and effect of its button. */
export interface Offer {
  /** Notation of the action, for the preview of its effects. */
  notation: string;
  label: string;
  /** Tooltip, if it is shorter than the label. */
  about?: string;
  does: () => void;
  /** Short text on the button. */
  note?: string;
  /** Whether the action improves on the present state. */
  gain?: boolean;
}
