/*
 * The page follows each choice without a full load: the server renders it for the new choices, and elements marked `data-live` are replaced. The
 * rules are in one place, on the server; without this script the button submits the form.
 */
/**
 * A part of the page by its id. Without it, the page's own program is of no use.
 *
 * @template {HTMLElement} Part
 * @param {string} id
 * @param {new () => Part} kind
 */
const part = (id, kind) => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`no ${id}`)
  return found
}
const form = part('choices', HTMLFormElement)
const frame = part('preview', HTMLIFrameElement)
const stage = part('stage', HTMLElement)
const updated = part('updated', HTMLElement)
const begun = part('begun', HTMLElement)
const picker = part('picker', HTMLInputElement)
const accent = part('accent', HTMLInputElement)

/** How long to wait after the last input before the page follows, in ms. */
const restMs = 200
let latest = 0
/** @type {number | undefined} */
let timer

const chosen = () => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.set(name, value)
  return query
}

/** The page as the server last rendered it, while no newer request is under way. @type {Document | undefined} */
let drawn
/** The preview's address, without the choices that change nothing in it. */
let shown = frame.getAttribute('src') ?? ''

/** Replaces the history entry: Back leaves this page, and does not step through its choices. */
const show = () => frame.contentWindow?.location.replace(shown)

/**
 * Replaces what differs. A focused list or link stays until the visitor leaves it, and lines that can be copied are never old. A live region is
 * announced only if it stays and its words change.
 */
const takeOver = (/** @type {Document} */ next) => {
  for (const now of document.querySelectorAll('[data-live]')) {
    const then = next.getElementById(now.id)
    if (!then || then.outerHTML === now.outerHTML) continue
    const focused = now.contains(document.activeElement) ? document.activeElement?.id : undefined
    if (now.hasAttribute('aria-live')) {
      now.replaceChildren(...then.cloneNode(true).childNodes)
      if (then.dataset.verdict) now.setAttribute('data-verdict', then.dataset.verdict)
    } else if (focused === undefined || now.id === 'lines') {
      now.replaceWith(then)
      if (focused) document.getElementById(focused)?.focus()
    }
  }
  const src = next.getElementById('preview')?.getAttribute('src') ?? ''
  if (shown === src) return
  shown = src
  show()
  begun.textContent = ''
}

const follow = async () => {
  const number = ++latest
  const answer = await fetch(`${form.action}?${chosen()}`)
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html')
  if (number !== latest || !answer.ok) return
  // Before its elements are moved out of it.
  const colour = next.getElementById('picker')?.getAttribute('value')
  const address = next.getElementById('address')?.textContent
  const tongues = next.querySelector('.tongues')
  // As copy.js shows them; otherwise the lines would differ each time.
  for (const button of next.querySelectorAll('[data-copy]')) button.removeAttribute('hidden')
  drawn = next
  takeOver(next)
  if (colour && document.activeElement !== picker) picker.value = colour
  if (address) history.replaceState(null, '', address)
  if (tongues) document.querySelector('.tongues')?.replaceWith(tongues)
  updated.textContent = ''
  setTimeout(() => {
    updated.textContent = updated.dataset.text ?? ''
  }, 100)
}

/** Without an answer everything stays unchanged; the next choice sends another request. */
const followSoon = () => {
  clearTimeout(timer)
  drawn = undefined
  timer = setTimeout(() => follow().catch(() => {}), restMs)
}

document.addEventListener('input', (event) => {
  const field = event.target
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
  if (field === picker) accent.value = picker.value
  else if (field.form !== form) return
  if (field.name === 'view') stage.dataset.view = field.value
  // Each project has its own purposes.
  if (field.name === 'project') part('purpose', HTMLSelectElement).value = ''
  followSoon()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  followSoon()
})
// After the focus has moved.
document.addEventListener('focusout', () => setTimeout(() => drawn && takeOver(drawn)))
picker.hidden = false

// A link within the page adds a history entry. Back from there changes no choice: the address must still match the form.
addEventListener('popstate', () => {
  const address = document.getElementById('address')?.textContent
  if (address) history.replaceState(null, '', address + location.hash)
})

// The trust's pages refuse to be framed: if the preview has left for one, it starts again.
frame.addEventListener('load', () => {
  try {
    if (frame.contentWindow?.location.pathname) return
  } catch {
    // It belongs to another origin now.
  }
  begun.textContent = begun.dataset.text ?? ''
  show()
})
