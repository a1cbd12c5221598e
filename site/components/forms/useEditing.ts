import { type RefObject, useEffect, useRef, useState } from 'react'

interface Editing {
  /** The form is on screen, not the saved value. */
  editing: boolean
  edit(toForm: boolean): void
  /** Another window has saved a value while the form was open: the form stays, with what was typed, and so does the focus. */
  stay(): void
  /** For the element that contains both; needs `tabIndex={-1}`. */
  place: RefObject<HTMLDivElement | null>
}

/** A saved value and its form replace each other. The pressed button disappears with its view, so `place` takes the focus. */
export const useEditing = (start: boolean): Editing => {
  const [editing, setEditing] = useState(start)
  const [turns, setTurns] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (turns > 0) place.current?.focus()
  }, [turns])
  const edit = (toForm: boolean) => {
    setEditing(toForm)
    setTurns((count) => count + 1)
  }
  return { editing, edit, stay: () => setEditing(true), place }
}
