import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Options } from '../publicApi.ts'
import { DonateButton, DonateProvider } from '../package/react.ts'
import { nextTask, clearPage, FakeWidget, settle, src } from '../testing/fakeWidget.ts'

let widget: FakeWidget
beforeEach(() => {
  widget = new FakeWidget()
})
afterEach(clearPage)

const page = (options: Options, buttons: readonly string[] = ['One', 'Two']) => (
  <StrictMode>
    <DonateProvider src={src} {...options}>
      {buttons.map((name) => (
        <DonateButton key={name}>{name}</DonateButton>
      ))}
    </DonateProvider>
    <DonateButton src={src}>Outside</DonateButton>
  </StrictMode>
)
/** The widget's effective options: its own values, then everything that it was given. */
const held = () => Object.assign({ apiRoot: 'built in' }, ...widget.configured) as Options

it('resets an option once when the provider no longer gives it, in every combination', async () => {
  const { rerender } = render(page({ projectId: 3, floating: 'bottom-left', theme: 'dark' }))
  await settle('load', widget)
  expect(held()).toMatchObject({ projectId: 3, floating: 'bottom-left', theme: 'dark' })
  const before = widget.configured.length
  rerender(page({ projectId: undefined, theme: 'dark' }, ['One', 'Two', 'Three']))
  await nextTask()
  expect(held()).toEqual({ apiRoot: 'built in', projectId: undefined, floating: undefined, theme: 'dark' })
  expect(widget.configured.slice(before).filter((given) => 'projectId' in given)).toHaveLength(1)
})

it('keeps the given roots: missing ones do not restore those of the build', async () => {
  const roots = { apiRoot: 'https://a.test/api', siteRoot: 'https://a.test' }
  const { rerender } = render(page(roots))
  await settle('load', widget)
  rerender(page({}))
  await nextTask()
  expect(held()).toEqual(roots)
})

it('applies a reset made before the script loaded, and a new value after it', async () => {
  const { rerender } = render(page({ projectId: 3, lang: 'hi' }))
  rerender(page({}))
  rerender(page({ projectId: 7 }))
  await settle('load', widget)
  expect(held()).toMatchObject({ projectId: 7, lang: undefined })
})
