"""Pictures of positions, for videos and notebooks (`draw_text`)."""

from __future__ import annotations

import textwrap

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

WIDTH, HEIGHT = 1120, 800
"""Size in pixels, equal for all positions, so that pictures can become the frames of a video."""
COLUMNS, LINE_HEIGHT, MARGIN, FONT_SIZE = 150, 15, 10, 13
BACKGROUND, INK = (250, 246, 236), (40, 34, 28)


def draw_text(text: str) -> NDArray[np.uint8]:
    """Return a picture of a position's text, as an array of shape (height, width, 3).

    Lines that do not fit into the picture are cut off.
    """
    picture = Image.new("RGB", (WIDTH, HEIGHT), BACKGROUND)
    draw, font = ImageDraw.Draw(picture), ImageFont.load_default(FONT_SIZE)
    lines = [part for line in text.splitlines() for part in textwrap.wrap(line, COLUMNS, subsequent_indent="  ")]
    for number, line in enumerate(lines[: (HEIGHT - 2 * MARGIN) // LINE_HEIGHT]):
        draw.text((MARGIN, MARGIN + number * LINE_HEIGHT), line, INK, font)
    return np.asarray(picture)
