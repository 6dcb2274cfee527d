"""Scripts that check pages other than tables.

Each returns the faults found; an open dialog is checked on its own.
"""

FAULTS = """() => {
  const root = document.documentElement;
  const scope = document.querySelector('dialog[open]') ?? document.body;
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
  const said = seen('label, legend, h1, h2, h3, p, dt, dd, summary, button, .button');
  for (const one of [...used, ...said]) {
    const { left, right } = one.getBoundingClientRect();
    if ((left < -1 || right > innerWidth + 1) && !scrolls(one)) found.push(`${name(one)} sticks out`);
  }
  for (const one of said) {
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
  used.forEach((one, at) => {
    const box = one.getBoundingClientRect();
    if (box.width < 24 || box.height < 18) found.push(`${name(one)} is ${Math.round(box.width)} x ${Math.round(box.height)}`);
    const here = shown(one);
    for (const other of used.slice(at + 1)) {
      const there = shown(other);
      const meets = Math.min(here.right, there.right) - Math.max(here.left, there.left) > 1
        && Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top) > 1;
      if (meets && !inside(one, other)) found.push(`${name(one)} and ${name(other)} lie upon each other`);
    }
  });
  const boxes = seen('input:not([type=checkbox], [type=radio], [type=file])');
  for (const one of boxes.filter(one => getComputedStyle(one).borderTopStyle === 'inset'))
    found.push(`${name(one)} looks like the browser's own, not like the other fields`);
  return [...new Set(found)];
}"""
HIT = """() => {
  const scope = document.querySelector('dialog[open]') ?? document.body;
  return [...scope.querySelectorAll('button, a[href], select, summary')]
    .filter(one => one.checkVisibility() && !one.closest('.hidden, .skip') && one.getBoundingClientRect().width > 1)
    .filter(one => {
      one.scrollIntoView({ block: 'center', inline: 'nearest' });
      const box = [...one.getClientRects()][0];
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return there !== null && !one.contains(there) && !there.contains(one);
    }).map(one => `${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)} is covered`);
}"""
