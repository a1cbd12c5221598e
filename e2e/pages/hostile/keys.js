/* A slide show that stops every key event before others see it. */
const stage = document.currentScript.dataset.on === 'window' ? window : document
for (const type of ['keydown', 'keypress', 'keyup']) {
  stage.addEventListener(
    type,
    (event) => {
      if (!/^(Escape|Esc|Enter|Tab|Backspace|[0-9]| )$/.test(event.key)) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}
