import { useCallback } from 'react'
import { type DonateWidgetError, presentWidget } from '../package/loadDonateWidget.ts'
import type { EventName, Events, OpenRequest } from '../publicApi.ts'
import { type DonateHandlers, listenTo, useEveryEvent, useHear } from './handlers.ts'
import { openOrLeave } from './openOrLeave.ts'
import { useConnection, useSettings } from './useConnection.ts'

export interface UseDonateOptions extends DonateHandlers {
  /** Address of the script, if no `DonateProvider` names it. */
  src?: string | undefined
}

export interface Donate {
  /** The script has loaded. */
  ready: boolean
  /** The dialog is open. */
  isOpen: boolean
  /** Why the script did not load. */
  error: DonateWidgetError | null
  /** Opens the dialog. It loads the script first if necessary, and opens the site's own page if the script does not load within three seconds. */
  open(request?: OpenRequest): void
  close(): void
  /** Listens to an event, whatever opened the dialog; returns a function that stops it. */
  on<N extends EventName>(event: N, handler: (detail: Events[N]) => void): () => void
}

const close = (): void => presentWidget()?.close()

const on: Donate['on'] = (event, handler) =>
  // An event of this name has these details.
  listenTo([event], (heard) => handler((heard as CustomEvent<Events[typeof event]>).detail))

/** The dialog, for a component that opens it itself or needs its state. Handlers get every event of the widget. */
export const useDonate = ({ src, ...handlers }: UseDonateOptions = {}): Donate => {
  const settings = useSettings(src)
  useEveryEvent(useHear(handlers))
  const open = useCallback(
    (request: OpenRequest = {}): void => {
      void openOrLeave(settings, request)
    },
    [settings],
  )
  return { ...useConnection(settings), open, close, on }
}
