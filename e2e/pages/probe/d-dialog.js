/** Our dialog as a donor sees it: what is visible, clickable and readable, and its position. */
;(() => {
  const probe = window[Symbol.for('probe')]
  const style = window.getComputedStyle.bind(window)
  const rectOf = Element.prototype.getBoundingClientRect
  const all = Element.prototype.querySelectorAll
  const rootAll = DocumentFragment.prototype.querySelectorAll

  const shadows = () => [...document.querySelectorAll('*')].flatMap((one) => one.shadowRoot ?? [])
  /** The open dialog, or another element by selector, e.g. the form in the page. */
  const find = (where = 'dialog[open]') => shadows().flatMap((root) => [...rootAll.call(root, where)])[0]
  const middle = (element) => {
    const { left, top, width, height } = rectOf.call(element)
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  /** The approximate name for a screen reader. */
  const nameOf = (one) =>
    one.getAttribute('aria-label') || one.labels?.[0]?.textContent || one.textContent || one.localName
  const controls = (dialog) => [...all.call(dialog, 'button,input,select,textarea,a[href],summary')]

  /** What is wrong with a control: invisible, outside the window, or covered. It may be scrolled into view first. */
  const faultOf = (dialog, control) => {
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { left, top, right, bottom, width, height } = rectOf.call(control)
    const { visibility, opacity, pointerEvents } = style(control)
    if (width < 8 || height < 8 || visibility !== 'visible' || opacity === '0') return 'is not to be seen'
    if (pointerEvents === 'none') return 'takes no pointer'
    // A page scrolls by whole px. Content at its end may begin at half a px.
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return 'is outside the window'
    const { x, y } = middle(control)
    const first = dialog.getRootNode().elementFromPoint(x, y)
    // A toast disappears by itself.
    if (first?.closest('.toast')) return null
    let hit = first
    if (hit?.localName === 'label' && hit.control === control) return null
    while (hit && hit !== control) hit = hit.parentElement
    return hit ? null : `is covered by ${first?.localName}.${first?.className} at ${x} ${y}`
  }
  const controlFaults = (dialog) => {
    const faults = []
    for (const control of controls(dialog)) {
      if (control.closest('[inert]') || (control.matches('input') && control.type === 'hidden')) continue
      if (control.closest('details:not([open])') && control.localName !== 'summary') continue
      const fault = faultOf(dialog, control)
      if (fault) faults.push(`${nameOf(control).trim()} ${fault}`)
    }
    return faults
  }
  /** The page's styles must not change text: checks every element that holds text. */
  const texts = (dialog) => {
    const faults = new Set()
    for (const one of all.call(dialog, '*')) {
      if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue
      const { direction, fontSize, letterSpacing, textTransform, visibility, whiteSpace, userSelect, writingMode } =
        style(one)
      if (visibility !== 'visible' || !rectOf.call(one).height) {
        // For screen readers only, or folded away.
        if (one.closest('details,.sr,[hidden],[inert]') || one.localName === 'option') continue
        faults.add(`${one.localName} is not to be seen`)
      }
      if (Number.parseFloat(fontSize) < 14) faults.add(`${one.localName} of ${fontSize}`)
      if (direction !== 'ltr' || writingMode !== 'horizontal-tb')
        faults.add(`${one.localName} ${direction} ${writingMode}`)
      if (letterSpacing !== 'normal' && Number.parseFloat(letterSpacing) > 2)
        faults.add(`letter spacing ${letterSpacing}`)
      if (textTransform !== 'none') faults.add(`${one.localName} ${textTransform}`)
      if (whiteSpace.startsWith('pre')) faults.add(`${one.localName} white space ${whiteSpace}`)
      // Firefox lets nobody select a button's text.
      if (userSelect === 'none' && one.localName !== 'button') faults.add(`${one.localName} cannot be selected`)
    }
    return [...faults]
  }

  /** The dialog's position, and the middle of every control. */
  probe.dialog = () => {
    const dialog = find()
    if (!dialog) return { open: false, heading: '', text: '', points: {} }
    const points = {}
    for (const control of controls(dialog)) points[nameOf(control).trim()] = middle(control)
    return {
      open: true,
      modal: dialog.matches(':modal'),
      heading: all.call(dialog, 'h3')[0]?.textContent || all.call(dialog, 'h2')[0]?.textContent || '',
      text: dialog.textContent,
      alert: all.call(dialog, '[role=alert]')[0]?.textContent ?? '',
      total: all.call(dialog, '.total b')[0]?.textContent ?? '',
      focus: nameOf(dialog.getRootNode().activeElement ?? dialog).trim(),
      veil: all.call(dialog, '.veil').length,
      links: [...all.call(dialog, 'a[href]')].map((link) => link.href),
      points,
    }
  }
  probe.faults = (where) => {
    const dialog = find(where)
    const scroller = [...all.call(dialog, '*')].find((one) => one.scrollHeight > one.clientHeight + 1)
    const found = [...controlFaults(dialog), ...texts(dialog)]
    if (scroller) scroller.scrollTop = 0
    if (!dialog.matches(':modal')) return found
    // A modal makes the page inert: no element of its body can be clicked, whatever its z-index.
    for (const [x, y] of [
      [2, 2],
      [innerWidth - 30, 2],
      [2, innerHeight - 30],
      [innerWidth - 30, innerHeight - 30],
    ]) {
      const hit = document.elementFromPoint(x, y)
      if (hit && hit !== document.body && document.body.contains(hit))
        found.push(`${hit.localName} is to be hit at ${x} ${y}`)
    }
    return found
  }
  /** Lengths that depend on the window. A scroll bar of the page makes them smaller. */
  const ofWindow = /^(width|height|(block|inline)-size|grid-template-(rows|columns)|.*-origin)$/
  /** The position of invisible text for screen readers follows the height of what is before it, so it depends on the window. */
  const unseenPlace = /\.hidden (top|right|bottom|left|inset-(block|inline)-(start|end)):/
  /** Every property of the first element of each kind in the dialog: the same on every page. */
  probe.looks = () => {
    const dialog = find()
    const lines = []
    const kinds = new Set()
    for (const one of [dialog, ...all.call(dialog, '*')]) {
      const kind = `${one.localName}.${one.className}`
      if (kinds.has(kind)) continue
      kinds.add(kind)
      const computed = style(one)
      for (let n = 0; n < computed.length; n++) {
        const name = computed[n]
        if (!name.startsWith('--') && !ofWindow.test(name) && !(one === dialog && name.startsWith('margin')))
          lines.push(`${kind} ${name}: ${computed.getPropertyValue(name)}`)
      }
    }
    return lines.filter((line) => !unseenPlace.test(line))
  }
  probe.opener = (selector) => {
    const opener = document.querySelector(selector)
    opener.scrollIntoView({ block: 'center', behavior: 'instant' })
    return middle(opener)
  }
})()
