/* Front-end handlers: they wrap, watch and move every element again after the load. */
addEventListener('load', () => {
  document.querySelector('.elementor-element').classList.add('animated')
  const copy = document.querySelector('.give').cloneNode(true)
  for (const one of copy.querySelectorAll('[id]')) one.removeAttribute('id')
  document.querySelector('main').append(copy)
})
new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node.nodeType === 1 && !node.dataset.seen) node.dataset.seen = 'yes'
}).observe(document.querySelector('.elementor'), { childList: true, subtree: true })
