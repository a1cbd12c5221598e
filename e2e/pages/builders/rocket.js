/* Imitates a rocket loader: it inserts scripts of an unknown type again, one after the other, after the page has loaded. */
addEventListener('load', () => {
  for (const inert of document.querySelectorAll('script[type$="-text/javascript"]')) {
    const live = document.createElement('script')
    for (const { name, value } of inert.attributes)
      if (name !== 'type' && name !== 'async') live.setAttribute(name, value)
    live.async = false
    inert.replaceWith(live)
  }
})
