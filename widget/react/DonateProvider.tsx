import { type ReactElement, type ReactNode, useState } from 'react'
import type { LoadOptions } from '../package/loadOptions.ts'
import { SettingsContext } from './settings.ts'
import { useConnection } from './useConnection.ts'
import { useTakeBack } from './useTakeBack.ts'

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
