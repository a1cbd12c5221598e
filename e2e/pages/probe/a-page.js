/**
 * The first script of every page. It watches our code with the browser's own functions, which it takes before any page can change them.
 * It is stored under a symbol, so it adds no global name.
 */
const probe = (window[Symbol.for('probe')] = { errors: [], submits: 0, keys: [] })
;(() => {
  const { addEventListener } = EventTarget.prototype
  addEventListener.call(window, 'error', (event) => {
    probe.errors.push(String(event.message))
  })
  addEventListener.call(window, 'unhandledrejection', (event) => {
    probe.errors.push(`rejected: ${event.reason}`)
  })
  addEventListener.call(window, 'submit', (event) => {
    probe.submits += 1
    event.preventDefault()
  })
})()

/** The page's own storage under names that other scripts often use, and its own style sheet. Both must stay the same, byte by byte. */
{
  const kept = { cart: '{"rice":2}', theme: 'dark', token: 'of the page', userDetails: '{"id":7}', userId: '7' }
  for (const name of ['localStorage', 'sessionStorage'])
    try {
      for (const key in kept) window[name].setItem(key, kept[key])
    } catch {
      // A sandboxed frame has no storage.
    }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.of-the-page { color: teal }')
  document.adoptedStyleSheets = [sheet]
}
/** Counts the listeners on window, document and every element outside shadow roots, by type. */
;(() => {
  const probe = window[Symbol.for('probe')]
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const { getRootNode } = Node.prototype
  const map = { get: Map.prototype.get, set: Map.prototype.set, delete: Map.prototype.delete, has: Map.prototype.has }
  const call = Function.prototype.call.bind(Function.prototype.call)
  const known = new WeakMap()
  const weakGet = WeakMap.prototype.get
  const weakSet = WeakMap.prototype.set
  const counts = new Map()

  const placeOf = (target) => {
    if (target === window) return 'window'
    if (target === document) return 'document'
    // An element that is in a shadow root, or has one, is ours.
    if (!(target instanceof Element) || target.shadowRoot || call(getRootNode, target) !== document) return null
    return target.localName
  }
  const add = (key, by) => call(map.set, counts, key, (call(map.get, counts, key) || 0) + by)
  const captureOf = (options) => (typeof options === 'object' && options !== null ? !!options.capture : !!options)

  EventTarget.prototype.addEventListener = function (type, callback, options) {
    const target = this ?? window
    const place = callback && placeOf(target)
    if (place) {
      let list = call(weakGet, known, target)
      if (!list) call(weakSet, known, target, (list = new Map()))
      const name = `${type} ${captureOf(options)}`
      let callbacks = call(map.get, list, name)
      if (!callbacks) call(map.set, list, name, (callbacks = new Map()))
      if (!call(map.has, callbacks, callback) && !options?.signal?.aborted) {
        const key = `${place} ${type}`
        call(map.set, callbacks, callback, key)
        add(key, 1)
        const gone = () => call(map.delete, callbacks, callback) && add(key, -1)
        if (options?.once)
          call(addEventListener, target, type, gone, { __proto__: null, once: true, capture: captureOf(options) })
        if (options?.signal) call(addEventListener, options.signal, 'abort', gone, { __proto__: null, once: true })
      }
    }
    return call(addEventListener, target, type, callback, options)
  }
  EventTarget.prototype.removeEventListener = function (type, callback, options) {
    const target = this ?? window
    const list = call(weakGet, known, target)
    const callbacks = list && call(map.get, list, `${type} ${captureOf(options)}`)
    const key = callbacks && call(map.get, callbacks, callback)
    if (key) {
      call(map.delete, callbacks, callback)
      add(key, -1)
    }
    return call(removeEventListener, target, type, callback, options)
  }
  const entries = Map.prototype.entries
  const next = Object.getPrototypeOf(new Map().entries()).next
  probe.listeners = () => {
    const found = []
    const iterator = call(entries, counts)
    for (let step = call(next, iterator); !step.done; step = call(next, iterator)) {
      if (step.value[1] !== 0) found[found.length] = `${step.value[0]} ${step.value[1]}`
    }
    return found.sort()
  }
})()
