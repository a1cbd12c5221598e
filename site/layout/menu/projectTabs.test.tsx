import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, it } from 'vitest'
import type { Project } from '../../../shared/contract/project.ts'
import { siteTexts } from '../../app/texts.ts'
import { ProjectTabs } from './ProjectTabs.tsx'

beforeAll(() => siteTexts.load('en'))

const projects = Array.from({ length: 5000 }, (_, index): Project => {
  const title = `Project ${index + 1}`
  return {
    id: index + 1,
    title,
    name: title,
    description: '<p>Text</p>',
    banner_image: '/p.svg',
    donation_type: 'flexible',
  }
})
const show = (path = '/home') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ProjectTabs projects={projects} onLeave={() => {}} />
    </MemoryRouter>,
  )
const titles = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

it('of very many projects the first are drawn, and more when the reader comes near their end', () => {
  show()
  expect(titles()).toEqual(projects.slice(0, 40).map(({ title }) => title))
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1)
  fireEvent.scroll(screen.getByRole('tablist'))
  expect(titles()).toHaveLength(80)
  fireEvent.click(screen.getByRole('tab', { name: 'Project 80' }))
  expect(titles()).toHaveLength(120)
  expect(screen.getByRole('tabpanel').textContent).toContain('Project 80')
})

it('the project of the page is there and chosen, however far down the list', () => {
  show('/project-details/4321')
  expect(titles()).toEqual([...projects.slice(0, 40).map(({ title }) => title), 'Project 4321'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Project 4321')
})
