import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage } from '../../app/language/language.ts'
import { useServices } from '../../app/services.ts'

/** The notice about personal data as a form shows it, and its version. */
export interface ShownNotice {
  version: string
  view: ReactNode
}

/** Loads the notice after the page. Undefined until then, and if the API has none: a form works without it. */
export const useNotice = (): ShownNotice | undefined => {
  const { api } = useServices()
  const lang = useLanguage()
  const [shown, setShown] = useState<ShownNotice>()
  useEffect(() => {
    import('./loadNotice.tsx').then(({ loadNotice }) => loadNotice(api, lang, setShown)).catch(() => {})
  }, [api, lang])
  return shown
}
