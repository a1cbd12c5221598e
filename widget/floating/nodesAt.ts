import type { Box } from './boxes.ts'

/** Distances between points, in px. No line of text is lower than `down`. */
const across = 40
const down = 16

/** Numbers from one end to the other, both a pixel inside. A loop, because Prototype 1.7 replaces `Array.from`. */
const between = (from: number, to: number, step: number): number[] => {
  const numbers = [to - 1]
  for (let at = from + 1; at < to - 1; at += step) numbers.push(at)
  return numbers
}

/** The innermost element under a point, in open shadow roots too. It ignores our own button. */
const elementAt = (x: number, y: number, own: Element): Element | null | undefined => {
  let found = document.elementFromPoint(x, y)
  if (found === own) found = document.elementsFromPoint(x, y).filter((element) => element !== own)[0] ?? null
  for (let root = found?.shadowRoot; root; root = found?.shadowRoot) {
    const inner = root.elementFromPoint(x, y)
    if (!inner || inner === found || inner.getRootNode() !== root) break
    found = inner
  }
  return found
}

/** The text next to a point. The first function is the standard one; some WebKit versions have only the second. */
const textAt = (x: number, y: number): Node | undefined =>
  document.caretPositionFromPoint
    ? document.caretPositionFromPoint(x, y)?.offsetNode
    : document.caretRangeFromPoint?.(x, y)?.startContainer

/** The elements under points of the zones, with their ancestors. In elements with more than `mostChildren` children also the text nodes. */
export const nodesAt = (zones: readonly Box[], own: Element, mostChildren: number): Set<Node> => {
  const met = new Set<Node>()
  const meet = (first: Node | null | undefined): void => {
    let node = first
    while (node && !met.has(node)) {
      met.add(node)
      node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null)
    }
  }
  for (const { left, right, top, bottom } of zones)
    for (const x of between(left, right, across))
      for (const y of between(top, bottom, down)) {
        const element = elementAt(x, y, own)
        meet(element)
        if (element && element.childNodes.length > mostChildren) meet(textAt(x, y))
      }
  return met
}
