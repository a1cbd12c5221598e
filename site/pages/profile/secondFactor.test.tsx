import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import jsQR from 'jsqr'
import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { demoPassword } from '../../../api/testing/demoContent.ts'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const staff = 'accounts@example.org'
let api: TestApi
beforeEach(async () => {
  api = await createTestApi()
})
afterEach(() => api.close())

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) =>
  fireEvent.input(await screen.findByLabelText(label), { target: { value: text } })
const codeNow = (secret: string) => new TOTP({ secret }).generate({ timestamp: api.deps.now().getTime() })

/** Reads the drawn squares as a phone would. */
const scan = (svg: HTMLElement): string => {
  const scale = 4
  const [from = 0, , side = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const width = side * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1/g))
    for (let dx = 0; dx < scale; dx++)
      for (let dy = 0; dy < scale; dy++) {
        const at = (((Number(y) - from) * scale + dy) * width + (Number(x) - from) * scale + dx) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsQR(pixels, width, width)?.data ?? ''
}

/** Sets a second factor up on the page; answers the secret and the recovery codes. */
async function setUp() {
  await press('Set up')
  const qr = await screen.findByRole('img', { name: 'QR code for your authenticator app' })
  const secret = new URL(scan(qr)).searchParams.get('secret') ?? ''
  const shown = [...document.querySelectorAll('code')].map(({ textContent }) => textContent.replaceAll(' ', ''))
  expect(shown).toEqual([secret])
  await type('Code', codeNow(secret))
  await press('Turn on')
  await screen.findByRole('heading', { name: 'Keep these recovery codes' })
  const codes = [...document.querySelectorAll('ol code')].map(({ textContent }) => textContent)
  return { secret, codes }
}

it('sets it up with the picture or the key, and shows the recovery codes once', async () => {
  await renderSite(api, '/profile', staff)
  const { codes } = await setUp()
  expect(codes).toHaveLength(10)
  await press('I have kept them')
  await screen.findByText(/^On since .+ 10 recovery codes are left\.$/)
  expect(document.body.textContent).not.toContain(codes[0])
})

it('asks for the password before it begins, if the sign-in is some time ago', async () => {
  await renderSite(api, '/profile', staff)
  await screen.findByRole('button', { name: 'Set up' })
  api.advance(601)
  await press('Set up')
  const password = await screen.findByLabelText('Your password')
  fireEvent.change(password, { target: { value: 'wrong' } })
  await press('Set up')
  await screen.findByText('This is not your password.')
  fireEvent.change(password, { target: { value: demoPassword } })
  await setUp()
})

it('turns it off with a code', async () => {
  await renderSite(api, '/profile', staff)
  const { codes } = await setUp()
  await press('I have kept them')
  await press('Turn off')
  await type('Code', '000000')
  await press('Turn off')
  await screen.findAllByText('This code is wrong, too old or already used. Enter the next one.')
  await type('Code', codes[0] ?? '')
  await press('Turn off')
  await screen.findByText('Signing in needs your password only now.')
  await screen.findByRole('button', { name: 'Set up' })
})

it('is where staff arrive after their sign-in if the trust requires it', async () => {
  api.deps.config.staffSecondFactor = 'required'
  await renderSite(api, '/staff', staff)
  await screen.findByText(/^The trust’s staff need this\./)
  expect(location.pathname + location.hash).toBe('/profile#code')
})

it('is no part of a donor’s profile', async () => {
  const site = await renderSite(api, '/profile', 'ravi@example.org')
  await screen.findByText('This device')
  expect(screen.queryByText('Code at sign-in')).toBeNull()
  expect(site.calls).not.toContain('GET profile/second-factor')
})

it('asks for the code after the password, at its own field, and then signs in', async () => {
  const first = await renderSite(api, '/profile', staff)
  const { secret, codes } = await setUp()
  first.services.session.end('logout')
  cleanup()
  await renderSite(api, '/login')
  await type('E-mail', staff)
  await type('Password', demoPassword)
  await press('Login')
  const field = await screen.findByLabelText('Code')
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric'])
  await waitFor(() => expect(document.activeElement).toBe(field))
  // Nobody sees or reads it. What was typed as e-mail address stays for the way back.
  expect(screen.getByLabelText('Password').closest('[style*="display: none"]')).not.toBeNull()
  await type('Code', codeNow(secret))
  await press('Sign in')
  await screen.findAllByText('This code is wrong, too old or already used. Enter the next one.')
  await press('I do not have my phone')
  await type('Recovery code', codes[0] ?? '')
  await press('Sign in')
  await waitFor(() => expect(location.pathname).toBe('/staff/overview'))
})
