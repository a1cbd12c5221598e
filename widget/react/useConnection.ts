import { createContext, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { DonateWidgetError, loadDonateWidget, type LoadOptions, presentWidget } from '../package/loadDonateWidget.ts'
import type { DonateWidgetApi } from '../publicApi.ts'
import { listenTo } from './handlers.ts'

/** The settings of `DonateProvider`; null outside of one. */
export const SettingsContext = createContext<LoadOptions | null>(null)

/** The provider's settings. @param src of a component that names the script itself; it takes precedence */
export const useSettings = (src: string | undefined): LoadOptions | null => {
  const given = useContext(SettingsContext)
  return useMemo(() => (src === undefined ? given : { ...given, src }), [given, src])
}

/** The settings that the widget got last. Fifty buttons of one provider pass them once. */
let configured: LoadOptions | null = null

/**
 * Returns the widget, loaded and with the settings.
 * @throws DonateWidgetError as a rejection
 */
export const connect = async (settings: LoadOptions | null): Promise<DonateWidgetApi> => {
  const present = presentWidget()
  if (present && (!settings || settings === configured)) return present
  if (!settings) throw new DonateWidgetError('no-src')
  configured = settings
  return loadDonateWidget(settings)
}

const onChange = (listener: () => void) => listenTo(['donate:ready', 'donate:open', 'donate:close'], listener)
const isReady = () => presentWidget() !== undefined
const isOpen = () => presentWidget()?.isOpen ?? false
const no = () => false

interface Connection {
  ready: boolean
  isOpen: boolean
  error: DonateWidgetError | null
}

/** Loads the script once the component is mounted, never while it renders, and reports its state. */
export const useConnection = (settings: LoadOptions | null): Connection => {
  const [error, setError] = useState<DonateWidgetError | null>(null)
  const ready = useSyncExternalStore(onChange, isReady, no)
  const open = useSyncExternalStore(onChange, isOpen, no)
  useEffect(() => {
    let there = true
    const tell = (found: DonateWidgetError | null) => there && setError(found)
    connect(settings).then(() => tell(null), tell)
    return () => {
      there = false
    }
  }, [settings])
  return { ready, isOpen: open, error: ready ? null : error }
}
