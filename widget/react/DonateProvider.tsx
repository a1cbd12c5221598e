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

/** Says once where the script is and how it shall be: for every button, form and hook inside. Loads it, and hands over options that change or are taken back. */
export const DonateProvider = ({ children, ...given }: DonateProviderProps): ReactElement => {
  const [kept, keep] = useState<LoadOptions>(given)
  const settings = sameValues(kept, given) ? kept : given
  if (settings !== kept) keep(settings)
  useConnection(settings)
  useTakeBack(settings)
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>
}
