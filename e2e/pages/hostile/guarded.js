/* "Copy protection" and smooth scrolling, as plugins have them: both trust the event's target. */
const field = (target) => /^(INPUT|TEXTAREA|SELECT|OPTION)$/.test(target.tagName)
for (const type of [
  'mousedown',
  'selectstart',
  'contextmenu',
  'dragstart',
  'copy',
  'cut',
  'paste',
  'touchstart',
  'pointerdown',
  'beforeinput',
]) {
  document.addEventListener(
    type,
    (event) => {
      if (!field(event.target)) event.preventDefault()
    },
    { passive: false },
  )
}
document.onmousedown = document.onselectstart = document.oncontextmenu = (event) => field(event.target)
for (const type of ['wheel', 'touchmove'])
  window.addEventListener(type, (event) => event.preventDefault(), { passive: false })
document.addEventListener('click', (event) => {
  if (event.target.tagName === 'DIV') event.preventDefault()
})
