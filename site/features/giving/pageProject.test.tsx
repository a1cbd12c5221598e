import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePageProject, useProjectOfPage } from './pageProject.ts'

const ProjectPage = ({ id }: { id: number | undefined }) => {
  usePageProject(id)
  return null
}
const WayToGive = () => <p>{useProjectOfPage() ?? 'any'}</p>
const site = (page: React.ReactNode) => (
  <>
    <WayToGive />
    {page}
  </>
)

it('preselects the page’s project in all donate buttons, and none if the page has no project', () => {
  const { rerender } = render(site(<ProjectPage key="a" id={undefined} />))
  expect(screen.getByText('any')).toBeTruthy()
  rerender(site(<ProjectPage key="a" id={3} />))
  expect(screen.getByText('3')).toBeTruthy()
  rerender(site(<ProjectPage key="a" id={7} />))
  expect(screen.getByText('7')).toBeTruthy()
  rerender(site(<ProjectPage key="b" id={4} />))
  expect(screen.getByText('4')).toBeTruthy()
  rerender(site(null))
  expect(screen.getByText('any')).toBeTruthy()
  cleanup()
})
