import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { type LoadOptions, optionsOf } from '../package/loadDonateWidget.ts'
import type { Options } from '../publicApi.ts'
import { connect, SettingsContext, useConnection } from './useConnection.ts'

export interface DonateProviderProps extends LoadOptions {
  children?: ReactNode
}

const sameValues = (one: object, other: object): boolean => {
  const others = new Map(Object.entries(other))
  const ones = Object.entries(one)
  return ones.length === others.size && ones.every(([name, value]) => others.has(name) && value === others.get(name))
}

/**
 * Sets the script's address and the options once, for every button, form and hook inside. Loads the script, and passes on options that change or are
 * removed.
 */
export const DonateProvider = ({ children, ...given }: DonateProviderProps): ReactElement => {
  const [kept, keep] = useState<LoadOptions>(given)
  const settings = sameValues(kept, given) ? kept : given
  if (settings !== kept) keep(settings)
  useConnection(settings)
  useTakeBack(settings)
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
}

/** If these are missing, the script's own values apply: leaving them out does not restore them. */
const lasting = ['apiRoot', 'siteRoot']

/** Options that applied before and no longer do, as `configure` resets them. */
const takenBack = (before: LoadOptions, now: LoadOptions): Options => {
  const held = optionsOf(now)
  const gone = Object.keys(optionsOf(before)).filter((name) => !(name in held) && !lasting.includes(name))
  return Object.fromEntries(gone.map((name) => [name, undefined]))
}

/** Resets in the widget what these settings once set and no longer set. Values from others stay. */
const useTakeBack = (settings: LoadOptions): void => {
  const newest = useRef(settings)
  useEffect(() => {
    const before = newest.current
    newest.current = settings
    if (before === settings) return
    connect(settings).then(
      (widget) => {
        // Compared with what applies by the time the script has loaded.
        const gone = takenBack(before, newest.current)
        if (Object.keys(gone).length > 0) widget.configure(gone)
      },
      // `useConnection` reports why.
      () => {},
    )
  }, [settings])
}
