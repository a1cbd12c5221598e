/** The page's own storage under names that other scripts often use, and its own style sheet. Both must stay the same, byte by byte. */
{
  const kept = { cart: '{"rice":2}', theme: 'dark', token: 'of the page', userDetails: '{"id":7}', userId: '7' }
  for (const name of ['localStorage', 'sessionStorage'])
    try {
      for (const key in kept) window[name].setItem(key, kept[key])
    } catch {
      // A sandboxed frame has no storage.
    }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.of-the-page { color: teal }')
  document.adoptedStyleSheets = [sheet]
}
