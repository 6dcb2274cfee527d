/** Picture of a result, to be saved or sent to a chat. */

export interface PictureRow {
  seat: number;
  place: number;
  name: string;
  points: string;
}
export interface PictureText {
  /** The game's name. */
  title: string;
  headline: string;
  rows: readonly PictureRow[];
  /** Name of the site, with its address unless the site is local. */
  site: string;
}
/** A design token's colour as CSS; for `seat`, that seat's. */
export type Colour = (token: string, seat?: number) => string;

const [WIDTH, HEIGHT, MARGIN, BAND] = [1200, 630, 64, 16];
const [TITLE_PX, HEADLINE_PX, SITE_PX] = [64, 36, 26];
/** Upper edge of the rows, their largest height, and the lower edge of the last. */
const [ROWS_TOP, MAX_ROW, ROWS_BOTTOM] = [236, 92, 556];
const TITLE_FONT = `700 ${TITLE_PX}px "Tertulia Title", serif`;
const textFont = (pixels: number, weight = 400): string =>
  `${weight} ${pixels}px "Tertulia Text", system-ui, sans-serif`;

/** A text that is at most `width` wide, cut with an ellipsis if necessary. */
export function fitText(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const signs = [...text];
  while (signs.length > 0 && measure(`${signs.join("")}…`) > width) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

export function drawResult(
  context: CanvasRenderingContext2D,
  { title, headline, rows, site }: PictureText,
  colour: Colour,
): void {
  const fill = (token: string, x: number, y: number, width: number, height: number): void => {
    context.fillStyle = colour(token);
    context.fillRect(x, y, width, height);
  };
  const write = (text: string, font: string, token: string, at: [number, number, number]): void => {
    const [x, y, width] = at;
    [context.font, context.fillStyle] = [font, colour(token)];
    context.fillText(
      fitText(text, width, (part) => context.measureText(part).width),
      x,
      y,
    );
  };
  const inner = WIDTH - 2 * MARGIN;
  context.textBaseline = "middle";
  fill("--paper", 0, 0, WIDTH, HEIGHT);
  fill("--band", 0, 0, WIDTH, BAND);
  write(title, TITLE_FONT, "--ink", [MARGIN, 104, inner]);
  write(headline, textFont(HEADLINE_PX, 600), "--accent-ink", [MARGIN, 176, inner]);
  const height = Math.min(MAX_ROW, (ROWS_BOTTOM - ROWS_TOP) / Math.max(rows.length, 1));
  const pixels = Math.round(height * 0.45);
  rows.forEach(({ seat, place, name, points }, index) => {
    const middle = ROWS_TOP + (index + 0.5) * height;
    fill("--hairline", MARGIN, middle - height / 2, inner, 1);
    context.fillStyle = colour("--seat", seat);
    context.beginPath();
    context.arc(MARGIN + height * 0.4, middle, height * 0.34, 0, 2 * Math.PI);
    context.fill();
    context.textAlign = "center";
    [context.font, context.fillStyle] = [textFont(pixels * 0.8, 700), colour("--seat-ink", seat)];
    context.fillText(String(place), MARGIN + height * 0.4, middle);
    context.textAlign = "right";
    context.font = textFont(pixels, 700);
    const wide = context.measureText(points).width;
    write(points, textFont(pixels, 700), "--ink", [WIDTH - MARGIN, middle, inner]);
    context.textAlign = "left";
    write(name, textFont(pixels, index === 0 ? 700 : 400), "--ink", [
      MARGIN + height,
      middle,
      inner - height - wide - MARGIN,
    ]);
  });
  write(site, textFont(SITE_PX), "--ink-soft", [MARGIN, HEIGHT - 38, inner]);
}

/** Reads colours of design tokens, which depend on the chosen theme, from an element that is removed by `end`. */
function themeColours(): { colour: Colour; end: () => void } {
  const probe = document.createElement("span");
  probe.hidden = true;
  document.body.append(probe);
  const colour: Colour = (token, seat) => {
    probe.className = seat === undefined ? "" : `s${seat}`;
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  return { colour, end: () => probe.remove() };
}

/** The picture as a PNG file; null if the browser cannot draw it. */
export async function resultFile(text: PictureText, name: string): Promise<File | null> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d");
  if (!context) return null;
  const letters = [text.title, text.headline, text.site, ...text.rows.map((row) => row.name)].join("");
  const fonts = [TITLE_FONT, textFont(HEADLINE_PX, 600), textFont(HEADLINE_PX, 700)];
  await Promise.allSettled(fonts.map((font) => document.fonts.load(font, letters)));
  const { colour, end } = themeColours();
  drawResult(context, text, colour);
  end();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob && new File([blob], name, { type: blob.type });
}
