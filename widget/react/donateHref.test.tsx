import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { DonateButton, DonateForm, DonateProvider, useDonate } from '../package/react.ts'
import { clearPage, settle, src } from '../testing/fakeWidget.ts'

afterEach(clearPage)

it.each([
  [{ src: '/widget/v1/donate.js' }, '/donate?project=3'],
  [{ src, siteRoot: 'https://www.trust.test' }, 'https://www.trust.test/donate?project=3'],
  [{ src: '//trust.test/widget/v1/donate.js' }, '//trust.test/donate?project=3'],
  [{ src, projectId: 7 }, 'https://trust.test/donate?project=3'],
  [{ src, partner: 'slow-loom' }, 'https://trust.test/donate?project=3&partner=slow-loom'],
  [{ src, lang: 'hi' as const, partner: 'a b&c' }, 'https://trust.test/donate?lang=hi&project=3&partner=a%20b%26c'],
])('writes the link from the settings: %o', (settings, href) => {
  render(
    <DonateProvider {...settings}>
      <DonateButton projectId={3}>Give</DonateButton>
    </DonateProvider>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe(href)
})

it("links to the provider's project, for its partner, if the link names no project", async () => {
  const Hook = () => {
    const { open } = useDonate()
    return <button onClick={() => open({ amount: 500 })}>Hook</button>
  }
  render(
    <DonateProvider src={src} projectId={7} partner="slow-loom">
      <DonateButton amount={500}>Button</DonateButton>
      <DonateForm amount={500}>Form</DonateForm>
      <Hook />
    </DonateProvider>,
  )
  const left = vi.spyOn(window.location, 'assign').mockReturnValue()
  const href = 'https://trust.test/donate?project=7&amount=500&partner=slow-loom'
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([href, href])
  fireEvent.click(screen.getByText('Hook'))
  await settle('error')
  expect(left).toHaveBeenCalledWith(href)
})

it('needs only the provider for a link', () => {
  render(
    <DonateProvider src={src} partner="slow-loom">
      <DonateButton>Give</DonateButton>
    </DonateProvider>,
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://trust.test/donate?partner=slow-loom')
})
