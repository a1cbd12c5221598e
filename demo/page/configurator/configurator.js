/*
 * The page follows each choice without being loaded anew: the server draws it for the new choices, and what is marked `data-live` is taken over.
 * The rules stand in one place, the server's; without this script the form is sent by its button.
 */
const form = /** @type {HTMLFormElement} */ (document.getElementById('choices'))
const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('preview'))
const stage = /** @type {HTMLElement} */ (document.getElementById('stage'))
const updated = /** @type {HTMLElement} */ (document.getElementById('updated'))
const begun = /** @type {HTMLElement} */ (document.getElementById('begun'))
const picker = /** @type {HTMLInputElement} */ (document.getElementById('picker'))
const accent = /** @type {HTMLInputElement} */ (document.getElementById('accent'))

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

/** Takes over what differs, and nothing that has the focus. */
const takeOver = (/** @type {Document} */ next) => {
  for (const now of document.querySelectorAll('[data-live]')) {
    const then = next.getElementById(now.id)
    if (then && then.outerHTML !== now.outerHTML && !now.contains(document.activeElement)) now.replaceWith(then)
  }
  const src = next.getElementById('preview')?.getAttribute('src') ?? ''
  if (frame.getAttribute('src') === src) return
  frame.setAttribute('src', src)
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
  const tongue = next.querySelector('.tongue')?.getAttribute('href')
  takeOver(next)
  if (colour && document.activeElement !== picker) picker.value = colour
  if (address) history.replaceState(null, '', address)
  if (tongue) document.querySelector('.tongue')?.setAttribute('href', tongue)
  updated.textContent = ''
  setTimeout(() => {
    updated.textContent = updated.dataset.text ?? ''
  }, 100)
}

/** Without an answer all stays as it is; the next choice asks again. */
const followSoon = () => {
  clearTimeout(timer)
  timer = setTimeout(() => follow().catch(() => {}), restMs)
}

document.addEventListener('input', (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target)
  if (field === picker) accent.value = picker.value
  else if (field.form !== form) return
  if (field.name === 'view') stage.dataset.view = field.value
  // A project's purposes are its own.
  if (field.name === 'project') /** @type {HTMLSelectElement} */ (document.getElementById('purpose')).value = ''
  followSoon()
})
form.addEventListener('submit', (event) => {
  event.preventDefault()
  followSoon()
})
picker.hidden = false

// The trust's pages stand in no frame: where the preview has left for one, it begins again.
frame.addEventListener('load', () => {
  try {
    if (frame.contentWindow?.location.pathname) return
  } catch {
    // Not ours any more.
  }
  begun.textContent = begun.dataset.text ?? ''
  frame.src = frame.getAttribute('src') ?? ''
})
