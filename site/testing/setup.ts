import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { startLanguage } from '../app/language.ts'

beforeAll(async () => {
  await startLanguage()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})
