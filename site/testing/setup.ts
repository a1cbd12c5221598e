import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { startLanguage } from '../app/language.ts'
import { siteTexts } from '../app/texts.ts'

configure({ asyncUtilTimeout: 5000 })
beforeAll(async () => {
  await siteTexts.load(await startLanguage())
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
