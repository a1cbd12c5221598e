/* A hand-written focus trap: it takes the focus back at once, and again five times a second. */
const back = (event) => {
  if (!other.contains(event.target)) mine.focus()
}
for (const type of ['focusin', 'focusout', 'focus', 'blur']) document.addEventListener(type, back, true)
setInterval(() => {
  if (!other.contains(document.activeElement)) mine.focus()
}, 200)
mine.focus()
