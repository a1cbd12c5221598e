import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import type { Project } from '../../../shared/contract/project.ts'
import { ProjectTabs } from './ProjectTabs.tsx'
import { loadTexts } from '../../texts/useTexts.ts'

beforeAll(() => loadTexts('common', 'en'))

const project = (id: number): Project => ({
  id,
  title: `Project ${id}`,
  name: `Project ${id}`,
  description: '<p>Text</p>',
  banner_image: '/p.svg',
  donation_type: 'flexible',
})
const tabsOf = (ids: number[], here?: number) => (
  <MemoryRouter>
    <ProjectTabs projects={ids.map(project)} here={here ? project(here) : undefined} search={null} onLeave={() => {}} />
  </MemoryRouter>
)
const titles = () => screen.getAllByRole('tab').map((tab) => tab.textContent)
const chosen = () => screen.getByRole('tab', { selected: true }).textContent

it('starts with the project of the page, or with the first project', () => {
  const { rerender } = render(tabsOf([1, 2, 3]))
  expect(chosen()).toBe('Project 1')
  // The page's own project may arrive after the list.
  rerender(tabsOf([1, 2, 3], 2))
  expect(chosen()).toBe('Project 2')
  expect(titles()).toEqual(['Project 1', 'Project 2', 'Project 3'])
})

it('adds the project of the page if the list does not contain it', () => {
  render(tabsOf([1, 2, 3], 4321))
  expect(titles()).toEqual(['Project 1', 'Project 2', 'Project 3', 'Project 4321'])
  expect(chosen()).toBe('Project 4321')
})

it('shows the first project if the list no longer has the chosen one', () => {
  const { rerender } = render(tabsOf([1, 2, 3]))
  fireEvent.click(screen.getByRole('tab', { name: 'Project 3' }))
  expect(chosen()).toBe('Project 3')
  rerender(tabsOf([7, 8]))
  expect(chosen()).toBe('Project 7')
  expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual(['Project 7TextDiscover'])
  rerender(tabsOf([]))
  expect(screen.queryByRole('tabpanel')).toBeNull()
})
