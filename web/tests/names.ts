/** Names of players in tests, by seat; the last one is Granada's imaginary player. */
export const NAMES = ["Ana", "Ben", "Eva", "Leo", "Ida", "Max", "Dirk"];
