/** What the floating button must not cover: lines of text and controls. */
import { type Box, common, everywhere, overlap } from './place.ts'

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
const nodesAt = (zones: readonly Box[], own: Element, mostChildren: number): Set<Node> => {
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

/** In an element with more children, only those next to a sampled point are read. */
const mostChildren = 300
/** That search ends after this many siblings in a row that are not near. */
const mostElsewhere = 6
/** A longer text node, for example a log, counts with its whole box. */
const mostText = 20_000

/** Bullets and numbers of lists are outside of their item, in px. */
const roomForMarkers = 32

/** They count with their whole box. */
const controls =
  'a[href],button,input,select,textarea,summary,iframe,object,embed,audio,video[controls],text,' +
  '[role=button],[role=link],[role=tab],[role=menuitem],[role=switch],[role=slider],[contenteditable=""],[contenteditable=true]'

/** Bullet or number of a list item, beside its first line. */
const markerOf = ({ left, right, top, bottom }: Box, { direction, listStyleType }: CSSStyleDeclaration): Box => {
  const width = listStyleType === 'none' ? 0 : roomForMarkers
  const lower = Math.min(bottom, top + roomForMarkers)
  return direction === 'rtl'
    ? { left: right, right: right + width, top, bottom: lower }
    : { left: left - width, right: left, top, bottom: lower }
}

const fillsWindow = ({ left, right, top, bottom }: Box): boolean =>
  left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight

// By number: some pages have their own `Text` and `Element`.
const isText = (node: Node): node is Text => node.nodeType === 3
const isElement = (node: Node): node is Element => node.nodeType === 1

/**
 * Reads the page from its root, and enters only elements near the zones. Asking for the elements under many points takes several times as long, and
 * misses text with `pointer-events: none`.
 *
 * @param own the button's host, which is left out
 */
export const occupiedIn = (zones: readonly Box[], own: Element): Box[] => {
  const occupied: Box[] = []
  const met = nodesAt(zones, own, mostChildren)
  const touchesZone = (box: Box, gap?: number): boolean => zones.some((zone) => overlap(zone, box, gap))
  /** Keeps the boxes that are near, cut to what is `seen` of them; answers whether there is one. */
  const take = (boxes: Iterable<Box>, seen: Box): boolean => {
    const before = occupied.length
    for (const box of boxes) {
      const visible = common(box, seen)
      if (visible.left < visible.right && visible.top < visible.bottom && touchesZone(visible)) occupied.push(visible)
    }
    return occupied.length > before
  }

  const readText = (text: Text, seen: Box): boolean => {
    if (!/\S/.test(text.data)) return false
    const range = document.createRange()
    range.selectNodeContents(text)
    return take(text.data.length > mostText ? [range.getBoundingClientRect()] : range.getClientRects(), seen)
  }

  const readElement = (element: Element, seenAround: Box): boolean => {
    const box = element.getBoundingClientRect()
    // An empty box says nothing about its contents, because of `display: contents` and floats.
    const isElsewhere = box.width * box.height > 0 && !touchesZone(box, roomForMarkers)
    if (element === own || (isElsewhere && !met.has(element))) return false
    const style = getComputedStyle(element)
    const { display, opacity, overflow, position, visibility } = style
    if (display === 'none' || opacity === '0') return false
    const around = /absolute|fixed/.test(position) ? everywhere : seenAround
    const isVisible = visibility === 'visible'
    // A link or frame over the whole window leaves no place at all, so it does not count.
    if (display !== 'contents' && element.matches(controls))
      return isVisible && !fillsWindow(box) && take(element.getClientRects(), around)
    const clips = !/visible/.test(overflow) && !/inline$|contents/.test(display) && !element.matches('html,body')
    const seen = clips ? common(around, box) : around
    if (display === 'list-item' && isVisible) take([markerOf(box, style)], around)
    // Some browsers lay out what a closed <details> hides.
    const shown = element.matches('details:not([open])') ? element.querySelector(':scope > summary') : null
    if (shown) return readElement(shown, seen)
    readChildren(element, seen, isVisible)
    if (element.shadowRoot) readChildren(element.shadowRoot, seen, isVisible)
    return true
  }

  const readChildren = (parent: Node, seen: Box, isVisible: boolean): void => {
    const { childNodes } = parent
    const read = (node: Node): boolean =>
      isText(node) ? isVisible && readText(node, seen) : isElement(node) && readElement(node, seen)
    if (childNodes.length <= mostChildren) {
      for (const node of childNodes) read(node)
      return
    }
    const done = new Set<Node>()
    for (const start of met) {
      if (start.parentNode !== parent || done.has(start)) continue
      read(start)
      for (const way of ['previousSibling', 'nextSibling'] as const) {
        let elsewhere = 0
        for (let node = start[way]; node && elsewhere < mostElsewhere && !done.has(node); node = node[way]) {
          done.add(node)
          elsewhere = read(node) ? 0 : elsewhere + 1
        }
      }
    }
  }

  readElement(document.documentElement, everywhere)
  return occupied
}
