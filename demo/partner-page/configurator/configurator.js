/*
 * The page follows each choice without being loaded anew: the server draws it for the new choices, and what is marked `data-live` is taken over.
 * The rules stand in one place, the server's; without this script the form is sent by its button.
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

/** How long a hand rests before the page follows, in ms. */
const restMs = 200
let latest = 0
/** @type {number | undefined} */
let timer

const chosen = () => {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value !== '') query.set(name, value)
  return query
}

/** The page as the server drew it last, while nothing newer is asked. @type {Document | undefined} */
let drawn
/** Where the preview is, without the choices that change nothing in it. */
let shown = frame.getAttribute('src') ?? ''

/** Leaves no way back to what was there before: Back leads out of this page, not through its choices. */
const show = () => frame.contentWindow?.location.replace(shown)

/**
 * Takes over what differs. Who is in a list or at a link keeps it until he leaves it; lines are never old while they can be copied. A live region is heard
 * only where it stays and its words change.
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
  // Before its parts are taken over: they leave it then.
  const colour = next.getElementById('picker')?.getAttribute('value')
  const address = next.getElementById('address')?.textContent
  const tongues = next.querySelector('.tongues')
  // As copy.js shows them: else the lines would differ each time.
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

/** Without an answer all stays as it is; the next choice asks again. */
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
  // A project's purposes are its own.
  if (field.name === 'project') part('purpose', HTMLSelectElement).value = ''
  followSoon()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  followSoon()
})
// Once the focus is where it goes.
document.addEventListener('focusout', () => setTimeout(() => drawn && takeOver(drawn)))
picker.hidden = false

// A link within the page leaves an entry behind it. Back from there changes no choice: the address goes on telling those of the form.
addEventListener('popstate', () => {
  const address = document.getElementById('address')?.textContent
  if (address) history.replaceState(null, '', address + location.hash)
})

// The trust's pages stand in no frame: where the preview has left for one, it begins again.
frame.addEventListener('load', () => {
  try {
    if (frame.contentWindow?.location.pathname) return
  } catch {
    // Not ours any more.
  }
  begun.textContent = begun.dataset.text ?? ''
  show()
})
