import { createContext, useContext, useMemo } from 'react'
import type { LoadOptions } from '../package/loadOptions.ts'

/** What `DonateProvider` says; null outside of one. */
export const SettingsContext = createContext<LoadOptions | null>(null)

/** The provider's settings. @param src of a component that names the script itself; goes before the provider's */
export const useSettings = (src: string | undefined): LoadOptions | null => {
  const given = useContext(SettingsContext)
  return useMemo(() => (src === undefined ? given : { ...given, src }), [given, src])
}
