/**
 * Keeps the page from scrolling under the dialog, and keeps its layout. If the browser allows it, no style attribute changes, and the width of the
 * scroll bar stays reserved.
 * @returns a function that restores the page
 */
export const lockScroll = (): (() => void) => {
  const page = document.documentElement
  // `overflow` of <body> applies to the viewport if <html> has none of its own. Locking the other element would make <body> a separate box,
  // with margins that no longer collapse, and everything would jump.
  const scroller = getComputedStyle(page).overflow === 'visible' ? 'body' : 'html'
  const gutter = innerWidth > page.clientWidth ? 'html{scrollbar-gutter:stable!important}' : ''
  // On screen only: the page prints completely.
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
