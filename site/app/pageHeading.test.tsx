import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../api/testing/testApi.ts'
import { renderSite } from '../testing/renderSite.tsx'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it.each([
  ['a project', '/projects', '/project-details/3', 'Project'],
  ['a post', '/blog', '/blog-details/', 'Post'],
])(
  '%s has a heading before its title is known, and gives it the focus with the title',
  async (_what, list, to, first) => {
    const site = await renderSite(api, list)
    const link = await waitFor(() => document.querySelector(`main a[href^="${to}"]`) ?? expect.fail())
    site.fault = (path) => (/project\/show|blogdetails/.test(path) ? new TypeError('offline') : undefined)
    fireEvent.click(link)
    const heading = await screen.findByRole('heading', { level: 1, name: first })
    expect(document.title).toContain(first)
    expect(document.activeElement).not.toBe(heading)
    const again = await screen.findByRole('button', { name: 'Try again' })
    site.fault = undefined
    fireEvent.click(again)
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(heading.textContent).toBe(link.textContent)
  },
)
