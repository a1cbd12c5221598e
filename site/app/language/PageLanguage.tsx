import type { ReactNode } from 'react'
import { LanguageContext, usePageLanguage } from './language.ts'

/** Around everything that a browser renders: the page's language, and the new one when the reader changes it. */
export const PageLanguage = ({ children }: { children: ReactNode }) => (
  <LanguageContext value={usePageLanguage()}>{children}</LanguageContext>
)
