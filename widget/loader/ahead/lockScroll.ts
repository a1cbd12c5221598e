/**
 * Keeps the page from scrolling under the dialog, and nothing on it from moving: where the browser can, no style attribute is touched, and the width of the scroll
 * bar stays reserved.
 * @returns gives the page back as it was
 */
export const lockScroll = (): (() => void) => {
  const page = document.documentElement
  // `overflow` of <body> is the viewport's where <html> has none of its own. Locking the other one would make <body> a box of its own,
  // with margins that no longer collapse: everything would jump.
  const scroller = getComputedStyle(page).overflow === 'visible' ? 'body' : 'html'
  const gutter = innerWidth > page.clientWidth ? 'html{scrollbar-gutter:stable!important}' : ''
  // On screen: on paper the page is whole.
  const css = `@media screen{${scroller}{overflow:hidden!important}${gutter}}`
  try {
    const lock = new CSSStyleSheet()
    lock.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, lock]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lock)
    }
  } catch {
    // No constructable sheets: Safari before 16.4.
    page.style.overflow = 'hidden'
    return () => {
      page.style.overflow = ''
    }
  }
}
