/** Names of players in tests, by seat; the last one is for an imaginary player. */
export const NAMES = ["Ana", "Ben", "Eva", "Leo", "Ida", "Max", "Dirk"];
