/**
 * Page translators of browsers replace each text by `<font>` elements. React still holds the text that it has created. When it removes that text, or inserts
 * something before it, the browser throws and the whole page goes blank. So we remember what replaced a text, and use that in its place.
 */

const replacements = new WeakMap<Node, HTMLElement>()
/** The values of `replacements`. */
const assigned = new WeakSet<Node>()

/** The site has no `<font>` of its own. */
const isFont = (node: Node | null | undefined): node is HTMLElement =>
  node instanceof HTMLElement && node.localName === 'font'

/** The child of `parent` that replaces `node`, or is wrapped around it; null if there is none. */
const wrapperIn = (parent: Node, node: Node): Node | null => {
  let found: Node | null | undefined = node.isConnected ? node.parentNode : replacements.get(node)
  while (isFont(found) && found.parentNode !== parent) found = found.parentNode
  return isFont(found) ? found : null
}

/** A text that React changes or moves after it was replaced appears again, without its old translation. The translator then translates it. */
const watchTexts = (): void => {
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        replacements.get(target)?.replaceWith(target)
        continue
      }
      for (const node of addedNodes) {
        if (node.isConnected) replacements.get(node)?.remove()
        replacements.delete(node)
      }
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
        const font = [...addedNodes, previousSibling, nextSibling].find((node) => isFont(node) && !assigned.has(node))
        if (!isFont(font)) continue
        replacements.set(text, font)
        assigned.add(font)
        // A detached text is not below `body` any more.
        observer.observe(text, { characterData: true })
      }
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Lets React go on with a page whose texts a translator replaces. Call it once, before React starts. All other wrong calls throw as before. */
export const surviveTranslation = (): void => {
  const { removeChild, insertBefore } = Node.prototype
  const isLost = (node: Node, parent: Node): boolean => node.parentNode !== parent && node.nodeType === Node.TEXT_NODE
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (!isLost(child, this)) return removeChild.call(this, child) as Child
    const wrapper = wrapperIn(this, child)
    if (wrapper) removeChild.call(this, wrapper)
    return child
  }
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    inserted: Inserted,
    before: Node | null,
  ): Inserted {
    const place = before && isLost(before, this) ? wrapperIn(this, before) : before
    return insertBefore.call(this, inserted, place) as Inserted
  }
  watchTexts()
}
