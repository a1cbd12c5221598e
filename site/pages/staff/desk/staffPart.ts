import type { ComponentType, ReactNode } from 'react'
import { currentLanguage } from '../../../app/language/language.ts'
import { pressedPart } from '../../../components/content/pressedPart.tsx'
import { loadTexts } from '../../../texts/useTexts.ts'

/** A part of the desk that loads when it is opened, together with texts that its list does not need. */
export const staffPart = <Props extends object>(load: () => Promise<ComponentType<Props>>, loading?: ReactNode) =>
  pressedPart(async () => (await Promise.all([load(), loadTexts('staff', currentLanguage())]))[0], loading)
