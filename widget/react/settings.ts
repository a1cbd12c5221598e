import { createContext, useContext, useMemo } from 'react'
import type { LoadOptions } from '../package/loadOptions.ts'

/** The settings of `DonateProvider`; null outside of one. */
export const SettingsContext = createContext<LoadOptions | null>(null)

/** The provider's settings. @param src of a component that names the script itself; it takes precedence */
export const useSettings = (src: string | undefined): LoadOptions | null => {
  const given = useContext(SettingsContext)
  return useMemo(() => (src === undefined ? given : { ...given, src }), [given, src])
}
