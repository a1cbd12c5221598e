import type { ReactNode } from 'react'
import { LanguageContext, usePageLanguage } from './language.ts'

/** Around all that a browser draws: the language of the page, and the new one when the reader chooses another. */
export const PageLanguage = ({ children }: { children: ReactNode }) => (
  <LanguageContext value={usePageLanguage()}>{children}</LanguageContext>
)
