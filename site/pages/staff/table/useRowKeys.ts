import { type KeyboardEvent, useRef, useState } from 'react'

/** The row that was opened last, by list: on the way back it has the focus again. */
const lastOpened = new Map<string, string>()

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + 10,
  PageUp: (index) => index - 10,
  Home: () => 0,
  End: (_index, count) => count - 1,
}

/** Arrow keys in a list: one row at a time is in the order of the Tab key. */
export const useRowKeys = <Row>(list: string, rows: readonly Row[], idOf: (row: Row) => string) => {
  const [active, setActive] = useState(() => {
    const id = lastOpened.get(list)
    return Math.max(
      0,
      rows.findIndex((row) => idOf(row) === id),
    )
  })
  /** The row that gets the focus once it is drawn. */
  const wanted = useRef(lastOpened.has(list) ? active : null)
  lastOpened.delete(list)
  return {
    active: Math.min(active, rows.length - 1),
    focused: setActive,
    opened: (id: string) => void lastOpened.set(list, id),
    press(event: KeyboardEvent) {
      const step = steps[event.key]
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      const next = Math.max(0, Math.min(rows.length - 1, step(active, rows.length)))
      wanted.current = next
      setActive(next)
    },
    /** After each rendering: scrolls to the wanted row, and gives it the focus as soon as it is there. */
    follow(body: HTMLElement | null, scrollTo: (index: number) => void) {
      const index = wanted.current
      if (index === null) return
      const link = body?.querySelector<HTMLElement>(`[data-index="${index}"] a`)
      if (!link) return
      wanted.current = null
      scrollTo(index)
      link.focus({ preventScroll: true })
    },
  }
}
