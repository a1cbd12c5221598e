/**
 * There is one dialog, and its events belong to the window, but a button needs the events of the dialog that it opened. So an opener claims the
 * dialog until it closes or another one opens it.
 */
import { useEffect } from 'react'
import { eventNames, type Hear, listenTo } from './handlers.ts'

let owner: Hear | null = null
let buttons = 0
let stop = (): void => {}

const pass = (event: Event): void => {
  if (!(event instanceof CustomEvent)) return
  if (event.type !== 'donate:open') {
    owner?.(event)
    if (event.type === 'donate:close') owner = null
    return
  }
  owner = null
  // The script opens before the page handles the press: a task later the button has claimed it.
  setTimeout(() => owner?.(event))
}

/** Call this directly after opening. */
export const claimDialog = (hear: Hear): void => {
  owner = hear
}

/** Listens while there are buttons, once for all of them; an unmounted one gets no more events. */
export const useDialogOwner = (hear: Hear): void => {
  useEffect(() => {
    if (buttons++ === 0) stop = listenTo(eventNames, pass)
    return () => {
      if (owner === hear) owner = null
      if (--buttons === 0) stop()
    }
  }, [hear])
}
