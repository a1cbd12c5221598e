import { startTransition, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newCopy } from '../testing/newCopy.ts'
import type * as texts from './useTexts.ts'

// As in a browser, where rendering can be interrupted; `act` does not do that.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

/** No area has loaded in it. */
const newTexts = () => newCopy<typeof texts>('texts/useTexts.ts')

it('renders without an error when the texts arrive while a component waits, with hooks after the texts', async () => {
  const { useTexts } = await newTexts()
  const errors: unknown[] = []
  const Part = () => {
    const [before] = useState('is ')
    const { both } = useTexts('content').legal
    const [after] = useState('!')
    return <p>{before + both + after}</p>
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
  await expect.poll(() => place.textContent).toBe('is Privacy and terms!')
  expect(errors).toEqual([])
  root.unmount()
})

it('refuses texts that were never loaded, outside of components', async () => {
  const { currentTexts } = await newTexts()
  expect(() => currentTexts('content')).toThrow("the texts 'content' were read before they were loaded")
})
