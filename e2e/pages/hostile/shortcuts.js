/* Shortcuts as pages have them: off while somebody types, which they decide by the event's target. */
const heard = window[Symbol.for('probe')].keys
const shortcut = (event) => {
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.target.isContentEditable) return
  heard.push(`${event.type} ${event.key}`)
  if (event.key === 'Enter') document.forms.search.requestSubmit()
  event.preventDefault()
}
for (const type of ['keydown', 'keypress', 'keyup']) {
  document.addEventListener(type, shortcut)
  window.addEventListener(type, shortcut)
}
document.addEventListener('keydown', shortcut, true)
