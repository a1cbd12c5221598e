import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../../api/testing/testApi.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import * as panel from '../menu/MenuPanel.tsx'
import * as projects from '../menu/ProjectsMenu.tsx'

const broken = () => {
  throw new Error('broken')
}

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it.each(['Acts of Kindness', 'Menu'])('keeps the page and the plain links if the menu %j fails', async (name) => {
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(panel, 'MenuPanel').mockImplementation(broken)
  vi.spyOn(projects, 'ProjectsMenu').mockImplementation(broken)
  await renderSite(api, '/contact')
  await screen.findByRole('heading', { level: 1 })
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(failed).toHaveBeenCalled())
  expect(screen.queryByText('This page could not be shown')).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Projects' })).not.toHaveLength(0)
})
