import { useEffect, useState, useSyncExternalStore } from 'react'
import { presentWidget } from '../package/loadDonateWidget.ts'
import type { LoadOptions } from '../package/loadOptions.ts'
import type { DonateWidgetError } from '../package/widgetError.ts'
import { connect } from './connect.ts'
import { listenTo } from './handlers.ts'

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
