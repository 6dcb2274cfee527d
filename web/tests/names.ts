/** Players of tests, by seat; the last is the game's own imaginary player. */
export const NAMES = ["Ana", "Ben", "Eva", "Leo", "Ida", "Max", "Dirk"];
