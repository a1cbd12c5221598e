/** Takes a snapshot of the page, and finds later differences. */
;(() => {
  const probe = window[Symbol.for('probe')]
  const style = window.getComputedStyle.bind(window)
  const names = Object.getOwnPropertyNames
  const stringify = JSON.stringify
  const { indexedDB } = window
  const bodyOf = Object.getOwnPropertyDescriptor(Document.prototype, 'body').get
  const rootOf = Object.getOwnPropertyDescriptor(Document.prototype, 'documentElement').get
  const activeOf = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement').get
  const { querySelectorAll } = Document.prototype
  // The document's own method: a page may have elements with these names.
  const all = (selector) => [...querySelectorAll.call(document, selector)]
  const body = () => bodyOf.call(document)

  const nodes = () => {
    const outside = all('body *').filter(
      (node) => !node.matches('donate-button,[data-donate],script,link,option') && node.getRootNode() === document,
    )
    return [rootOf.call(document), body(), ...outside].slice(0, 24)
  }
  const styleOf = (node) => {
    const computed = style(node)
    const lines = {}
    for (let n = 0; n < computed.length; n++) lines[computed[n]] = computed.getPropertyValue(computed[n])
    return lines
  }
  const read = (get) => {
    try {
      return stringify(get())
    } catch (error) {
      return error.name
    }
  }
  const globals = () =>
    // jQuery's own name has a new number on every load; `__pw_` names are the driver's; Zone.js stores the listeners.
    names(window)
      .filter((name) => !/^(jQuery1|__pw_|__zone_symbol__)/.test(name))
      .sort()
  const sheets = () =>
    document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join(' '))
  const stored = () => [
    read(() => ({ ...localStorage })),
    read(() => ({ ...sessionStorage })),
    read(() => document.cookie),
  ]
  const databases = async () => {
    try {
      return (await indexedDB.databases()).map((one) => one.name)
    } catch {
      return []
    }
  }
  const focused = () => {
    let one = activeOf.call(document)
    while (one?.shadowRoot?.activeElement) one = one.shadowRoot.activeElement
    return one
  }

  /** What does not depend on the size of our button, to compare with the page without our script. */
  probe.traces = async () => ({
    globals: globals(),
    listeners: probe.listeners(),
    attributes: all('[style]').map((one) => `${one.localName} ${one.getAttribute('style')}`),
    elements: all('*')
      .filter((one) => one.localName !== 'script')
      .map((one) => one.localName),
    storage: [...stored(), read(() => document.title), ...(await databases())],
    sheets: sheets(),
    errors: [...probe.errors],
  })

  let before
  const state = () => ({
    // The only listener that stays is ours, for our own event.
    listeners: probe
      .listeners()
      .filter((line) => line !== 'window donate:open 1')
      .join('\n'),
    attributes: all('[style]')
      .map((one) => one.getAttribute('style'))
      .join('\n'),
    // A prefetch removes its link by itself.
    elements: all(':not(link)').length,
    sheets: sheets().join('\n'),
    storage: stored().join('\n'),
    globals: globals().join('\n'),
    scroll: `${scrollX} ${scrollY} ${body().scrollTop}`,
    history: history.length,
    address: location.href,
    title: document.title,
  })
  /** Remembers the page just before our dialog opens. */
  probe.mark = () => {
    before = {
      state: state(),
      styles: nodes()
        .filter((node) => !node.getAnimations().length)
        .map((node) => [node, styleOf(node)]),
    }
  }
  /** Called on the click of an opener: the focus must return to the element that has it now. */
  probe.opened = () => {
    if (before) before.focus ??= focused()
  }
  /** Lines that only one of two texts has. */
  const difference = (was, is) => {
    const [old, fresh] = [was, is].map((text) => String(text).split('\n'))
    const only = (lines, others) => lines.filter((line) => others.indexOf(line) < 0).join(', ')
    return `${only(old, fresh)} → ${only(fresh, old)}`
  }
  /** The differences from the remembered page. */
  probe.changed = () => {
    const now = state()
    const found = []
    // Firefox scrolls by fractions of a px, and another layout may round them differently.
    const near = (was, is) => {
      const places = [was, is].map((text) => text.split(' ').map(Number))
      return places[0].every((place, at) => Math.abs(place - places[1][at]) <= 1)
    }
    for (const name in before.state)
      if (name === 'scroll' ? !near(before.state[name], now[name]) : now[name] !== before.state[name])
        found.push(`${name}: ${difference(before.state[name], now[name])}`)
    for (const [node, styles] of before.styles) {
      const after = styleOf(node)
      for (const name in styles)
        if (after[name] !== styles[name]) found.push(`${node.localName} ${name}: ${styles[name]} → ${after[name]}`)
    }
    if (before.focus && focused() !== before.focus)
      found.push(`focus: ${before.focus.outerHTML} → ${focused()?.outerHTML?.slice(0, 100)}`)
    return found
  }
  probe.origins = () => {
    const found = new Set()
    for (const entry of performance.getEntriesByType('resource')) {
      const { protocol, origin } = new URL(entry.name, location.href)
      if (protocol === 'http:' || protocol === 'https:') found.add(origin)
    }
    return [...found].sort()
  }
})()
;(() => {
  const probe = window[Symbol.for('probe')]
  EventTarget.prototype.addEventListener.call(window, 'click', (event) => event.isTrusted && probe.opened(), {
    capture: true,
  })
})()
