"""Scripts that check the layout of a table in the browser, or of another page (`PAGE_…`).

Each returns the problems found, or the requested values. On a page, an open dialog is checked on its own.
"""

OUTSIDE_SCRIPT = """() => {
  const root = document.documentElement;
  const bar = document.querySelector('.actions')?.getBoundingClientRect();
  const tall = bar && bar.height > innerHeight / 3 + 1 && bar.width > innerWidth / 2 ? [`the bar is ${bar.height} high`] : [];
  const scrolls = root.scrollWidth > innerWidth || root.scrollHeight > innerHeight;
  const page = scrolls ? [`the page is ${root.scrollWidth} x ${root.scrollHeight}`] : [];
  const covered = [...document.querySelectorAll('.stage .part')].filter(part => part.checkVisibility()).filter(part => {
    const box = part.getBoundingClientRect();
    return bar && box.bottom > bar.top + 1 && box.right > bar.left + 1 && box.top < bar.bottom && box.left < bar.right - 1;
  }).map(part => `${part.dataset.part} lies below the bar`);
  return [...page, ...tall, ...covered];
}"""
ANSWERS_SELECTOR = "#actions [data-notation], .stage [data-notation], .stage [data-lit], .stage button.lit"
NAMES_SCRIPT = """answers => {
  const names = [...document.querySelectorAll(answers)].filter(one => one.checkVisibility() && !one.closest('.chain'))
    .map(one => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim());
  return names.filter((name, at) => !name || names.indexOf(name) !== at);
}"""
REACHED_SCRIPT = """answers => {
  if (!document.querySelector('.stage[data-ready=true]')) return null;
  const seen = [...document.querySelectorAll(answers)].filter(one => one.checkVisibility() && !one.closest('.chain'));
  return seen.length || document.querySelector('[data-action=pay]') ? null : 'nothing to answer is in sight';
}"""
OFFERED_SCRIPT = """async () => {
  const table = await (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json();
  const offered = [...document.querySelectorAll('[data-notation], [data-offers]')]
    .flatMap(one => one.dataset.notation ?? one.dataset.offers.split('|'));
  return table.legal.map(one => one.notation).filter(one => !offered.includes(one)).map(one => `${one} is not offered`);
}"""
SMALL_SCRIPT = """([answers, least]) => [...document.querySelectorAll(`#actions button, [data-tab], ${answers}`)]
  .filter(one => one.checkVisibility())
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
  .map(([one, box]) => `${one.textContent.trim()}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
HIT_SCRIPT = """answers => [...document.querySelectorAll(answers)].filter(one => one.checkVisibility()).filter(one => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !one.contains(there);
}).map(one => one.textContent.trim())"""
SCROLLED_SCRIPT = """() => [...document.querySelectorAll('.stage > .part, .stage > .shared, .market, #city, #hand')]
  .filter(one => one.checkVisibility() && !one.matches('.side')).filter(one => {
    const box = one.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
    return !inside || one.scrollHeight > one.clientHeight + 1;
  }).map(one => `${one.id || one.className}: ${one.scrollHeight} in ${one.clientHeight}`)"""
HEAD_HEIGHT_SCRIPT = (
    "() => document.querySelector('body header').offsetHeight + document.querySelector('.part.players').offsetHeight"
)
EDGES_SCRIPT = """() => ['.part.own', '.actions', '.shared']
  .map(one => Math.round(document.querySelector(one).getBoundingClientRect().top))"""
COORDINATES_SCRIPT = """() => {
  const page = document.body.cloneNode(true);
  const titles = [...page.querySelectorAll('[title]')].map(one => one.title);
  page.querySelectorAll('.hidden, script, style').forEach(one => one.remove());
  return [page.textContent, ...titles].flatMap(text => text.match(/.{0,30}-?\\d+, -?\\d.{0,20}/g) ?? []);
}"""
OVERLAPPING_SCRIPT = """() => {
  const sight = one => one.checkVisibility() && one.getBoundingClientRect();
  const inside = (one, other) => one.contains(other) || other.contains(one);
  const scrolling = one => one && (['auto', 'scroll'].includes(getComputedStyle(one).overflowY) || scrolling(one.parentElement));
  const places = [...document.querySelectorAll('.stage section[id]')].filter(sight);
  const things = [...document.querySelectorAll('.stage .thing')].filter(sight).filter(one => !one.closest('[popover]'));
  const found = [];
  for (const thing of things) {
    const box = sight(thing), home = thing.closest('section[id]');
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    for (const place of places) {
      const other = sight(place);
      const meets = x > other.left && x < other.right && y > other.top && y < other.bottom;
      const strange = place !== home && !inside(place, home ?? thing) && !scrolling(thing);
      if (meets && strange) found.push(`${thing.textContent.trim().slice(0, 40)} lies on ${place.id}`);
    }
  }
  return found;
}"""
AXE_SCRIPT = """async () => {
  getComputedStyle(document.body).color;
  await Promise.allSettled(document.getAnimations().map(one => one.finished));
  const { violations } = await axe.run();
  return violations.map(one => `${one.id}: ${one.nodes.map(node => node.html).slice(0, 2).join(' | ')}`);
}"""
GUIDE_SCRIPT = """() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  const outside = guide.left < 0 || guide.top < 0 || guide.right > innerWidth + 1 || guide.bottom > innerHeight + 1;
  const covers = [...document.querySelectorAll('.stage .part, .stage .tabs, .actions .bar')].filter(one => one.checkVisibility())
    .filter(one => {
      const box = one.getBoundingClientRect();
      return box.bottom > guide.top + 1 && box.top < guide.bottom - 1 && box.right > guide.left + 1 && box.left < guide.right - 1;
    }).map(one => `${one.className} is covered`);
  return outside ? ['it is not all in sight', ...covers] : covers;
}"""


PAGE_FAULTS_SCRIPT = """() => {
  const root = document.documentElement;
  const scope = document.querySelector('dialog[open], :popover-open') ?? document.body;
  const name = one => `${one.tagName.toLowerCase()} "${(one.ariaLabel || one.value || one.textContent).trim().slice(0, 40)}"`;
  const seen = selector => [...scope.querySelectorAll(selector)]
    .filter(one => one.checkVisibility() && !one.closest('.hidden, .skip, [inert]') && one.getBoundingClientRect().width > 1);
  const inside = (one, other) => one.contains(other) || other.contains(one);
  const scrolls = one => one && (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const shown = one => {  // what is scrolled out of sight lies upon nothing
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (let over = one.parentElement; over; over = over.parentElement) {
      if (over === root || over === document.body || getComputedStyle(over).overflowY === 'visible') continue;
      const box = over.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide`] : [];
  const used = seen('button, a[href], select, input:not([type=checkbox]), summary');
  const texts = seen('label, legend, h1, h2, h3, p, dt, dd, summary, button, .button');
  for (const one of [...used, ...texts]) {
    const { left, right } = one.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !scrolls(one)) found.push(`${name(one)} sticks out`);
  }
  for (const one of texts) {
    const style = getComputedStyle(one), { width, height } = one.getBoundingClientRect();
    const em = parseFloat(style.fontSize), letters = one.textContent.trim().length;
    if (style.display !== 'inline' && one.scrollWidth > one.clientWidth + 2 && style.overflowX !== 'auto')
      found.push(`${name(one)} is cut: ${one.scrollWidth} in ${one.clientWidth}`);
    if (letters > 8 && width < 3 * em && height > 4 * em) found.push(`${name(one)} is squeezed`);
  }
  const pen = document.createElement('canvas').getContext('2d');
  for (const one of seen('select').filter(one => getComputedStyle(one).opacity !== '0')) {  // one unseen lies over its words
    pen.font = getComputedStyle(one).font;
    const text = one.selectedOptions[0]?.textContent.trim() ?? '';
    const room = one.clientWidth - parseFloat(getComputedStyle(one).paddingLeft) - 18;
    if (pen.measureText(text).width > room + 1) found.push(`${name(one)} cuts "${text}"`);
  }
  // a bar at the edge of the window lies upon the page on purpose
  const fixed = new Set(used.filter(one => {
    for (let over = one; over; over = over.parentElement) if (getComputedStyle(over).position === 'fixed') return true;
  }));
  used.forEach((one, at) => {
    const box = one.getBoundingClientRect();
    if (box.width < 24 || box.height < 18) found.push(`${name(one)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
    const here = shown(one);
    for (const other of used.slice(at + 1)) {
      const there = shown(other);
      const meets = Math.min(here.right, there.right) - Math.max(here.left, there.left) > 1
        && Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top) > 1;
      if (!meets || fixed.has(one) !== fixed.has(other) || inside(one, other)) continue;
      found.push(`${name(one)} and ${name(other)} lie upon each other`);
    }
  });
  const boxes = seen('input:not([type=checkbox], [type=radio], [type=file])');
  for (const one of boxes.filter(one => getComputedStyle(one).borderTopStyle === 'inset'))
    found.push(`${name(one)} looks like the browser's own, not like the other fields`);
  return [...new Set(found)];
}"""
PAGE_HIT_SCRIPT = """() => {
  const scope = document.querySelector('dialog[open], :popover-open') ?? document.body;
  return [...scope.querySelectorAll('button, a[href], select, summary')]
    .filter(one => one.checkVisibility() && !one.closest('.hidden, .skip, [inert]') && one.getBoundingClientRect().width > 1)
    .filter(one => {
      one.scrollIntoView({ block: 'center', inline: 'nearest' });
      const box = [...one.getClientRects()][0];
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return there !== null && !one.contains(there) && !there.contains(one);
    }).map(one => `${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)} is covered`);
}"""
