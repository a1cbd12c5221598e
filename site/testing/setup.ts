import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { startLanguage } from '../app/language.ts'
import { siteTexts } from '../app/texts.ts'
import { accountTexts } from '../messages/accountTexts.ts'

configure({ asyncUtilTimeout: 5000 })
beforeAll(async () => {
  const lang = await startLanguage()
  await Promise.all([siteTexts.load(lang), accountTexts.load(lang)])
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
