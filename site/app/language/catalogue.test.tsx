import { startTransition, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createCatalogue } from './catalogue.ts'

// As in a browser, where rendering can be interrupted; `act` does not do that.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

it('renders without an error when the texts arrive while a component waits, with hooks after the texts', async () => {
  const errors: unknown[] = []
  const texts = createCatalogue({
    en: async () => ({ en: { word: 'here' } }),
    hi: async () => ({ hi: { word: 'यहाँ' } }),
  })
  const Part = () => {
    const [before] = useState('is ')
    const { word } = texts.use()
    const [after] = useState('!')
    return <p>{before + word + after}</p>
  }
  const place = document.createElement('div')
  const root = createRoot(place, { onRecoverableError: (error) => errors.push(error) })
  startTransition(() =>
    root.render(
      <Suspense>
        <Part />
      </Suspense>,
    ),
  )
  await expect.poll(() => place.textContent).toBe('is here!')
  expect(errors).toEqual([])
  root.unmount()
})
