import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { startLanguage } from '../app/language.ts'

configure({ asyncUtilTimeout: 5000 })
beforeAll(async () => {
  await startLanguage()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
