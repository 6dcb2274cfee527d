/** Made by `python -m tools.contract` from the server's lists: to be changed there, not here. */

/** The paces that a table is offered, by name. */
export const PACES = {
  "none": {
    "kind": "none"
  },
  "quick": {
    "kind": "live",
    "bank": 600,
    "increment": 15,
    "per": "turn",
    "delay": 0,
    "cap": 86400,
    "pause": 3600
  },
  "live": {
    "kind": "live",
    "bank": 1200,
    "increment": 30,
    "per": "turn",
    "delay": 0,
    "cap": 86400,
    "pause": 3600
  },
  "calm": {
    "kind": "live",
    "bank": 2700,
    "increment": 60,
    "per": "turn",
    "delay": 0,
    "cap": 86400,
    "pause": 3600
  },
  "daily": {
    "kind": "by turns",
    "reserve": 172800,
    "per_move": 43200,
    "cap": 259200,
    "nights": true,
    "weekends": false,
    "vacation_days": 30,
    "pause": 604800
  },
  "turns": {
    "kind": "by turns",
    "reserve": 259200,
    "per_move": 86400,
    "cap": 432000,
    "nights": true,
    "weekends": true,
    "vacation_days": 30,
    "pause": 604800
  },
  "slow": {
    "kind": "by turns",
    "reserve": 604800,
    "per_move": 172800,
    "cap": 1209600,
    "nights": true,
    "weekends": true,
    "vacation_days": 30,
    "pause": 604800
  }
} as const;

/** Seconds of patience where nobody chooses any. */
export const PATIENCE = 600;

/** Default days after which an unopposed proposal to end the game takes effect. */
export const END_PROPOSAL_DAYS = 7;

/** The name by which the server calls every deleted account; nobody else can take it. */
export const FORMER_NAME = "Anónimo";
