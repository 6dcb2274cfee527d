"""Scripts that check the layout of a table in the browser.

Each returns the problems found, or the requested values.
"""

OUTSIDE = """() => {
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
ANSWERS = "#actions [data-notation], .stage [data-notation], .stage [data-lit], .stage button.lit"
NAMES = """answers => {
  const names = [...document.querySelectorAll(answers)].filter(one => one.checkVisibility() && !one.closest('.chain'))
    .map(one => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim());
  return names.filter((name, at) => !name || names.indexOf(name) !== at);
}"""
REACHED = """answers => {
  if (!document.querySelector('.stage[data-ready=true]')) return null;
  const seen = [...document.querySelectorAll(answers)].filter(one => one.checkVisibility() && !one.closest('.chain'));
  return seen.length || document.querySelector('[data-action=pay]') ? null : 'nothing to answer is in sight';
}"""
OFFERED = """async () => {
  const table = await (await fetch(location.pathname.replace('/table/', '/api/tables/'))).json();
  const offered = [...document.querySelectorAll('[data-notation], [data-offers]')]
    .flatMap(one => one.dataset.notation ?? one.dataset.offers.split('|'));
  return table.legal.map(one => one.notation).filter(one => !offered.includes(one)).map(one => `${one} is not offered`);
}"""
SMALL = """([answers, least]) => [...document.querySelectorAll(`#actions button, [data-tab], ${answers}`)]
  .filter(one => one.checkVisibility())
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
  .map(([one, box]) => `${one.textContent.trim()}: ${Math.round(box.width)} x ${Math.round(box.height)}`)"""
HIT = """answers => [...document.querySelectorAll(answers)].filter(one => one.checkVisibility()).filter(one => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return !one.contains(there);
}).map(one => one.textContent.trim())"""
SCROLLED = """() => [...document.querySelectorAll('.stage > .part, .stage > .shared, .market, #city, #hand')]
  .filter(one => one.checkVisibility() && !one.matches('.side')).filter(one => {
    const box = one.getBoundingClientRect();
    const inside = box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
    return !inside || one.scrollHeight > one.clientHeight + 1;
  }).map(one => `${one.id || one.className}: ${one.scrollHeight} in ${one.clientHeight}`)"""
HEAD = "() => document.querySelector('body header').offsetHeight + document.querySelector('.part.players').offsetHeight"
EDGES = "() => ['.part.own', '.actions', '.shared'].map(one => Math.round(document.querySelector(one).getBoundingClientRect().top))"
COORDINATES = """() => {
  const page = document.body.cloneNode(true);
  const titles = [...page.querySelectorAll('[title]')].map(one => one.title);
  page.querySelectorAll('.hidden, script, style').forEach(one => one.remove());
  return [page.textContent, ...titles].flatMap(text => text.match(/.{0,30}-?\\d+, -?\\d.{0,20}/g) ?? []);
}"""
OVERLAPPING = """() => {
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
AXE = """async () => {
  getComputedStyle(document.body).color;
  await Promise.allSettled(document.getAnimations().map(one => one.finished));
  const { violations } = await axe.run();
  return violations.map(one => `${one.id}: ${one.nodes.map(node => node.html).slice(0, 2).join(' | ')}`);
}"""
GUIDE = """() => {
  const guide = document.querySelector('.guide').getBoundingClientRect();
  const outside = guide.left < 0 || guide.top < 0 || guide.right > innerWidth + 1 || guide.bottom > innerHeight + 1;
  const covers = [...document.querySelectorAll('.stage .part, .stage .tabs, .actions .bar')].filter(one => one.checkVisibility())
    .filter(one => {
      const box = one.getBoundingClientRect();
      return box.bottom > guide.top + 1 && box.top < guide.bottom - 1 && box.right > guide.left + 1 && box.left < guide.right - 1;
    }).map(one => `${one.className} is covered`);
  return outside ? ['it is not all in sight', ...covers] : covers;
}"""
