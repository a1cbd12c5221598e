import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SearchLater } from './SearchLater.tsx'

vi.mock('./ProjectSearch.tsx', () => ({
  get ProjectSearch() {
    throw new TypeError('offline')
  },
}))

it('leaves the list alone if its code does not come', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  render(
    <>
      <SearchLater path="/projects" kept={[]} words="well" total={3} />
      <p>Three projects</p>
    </>,
  )
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  expect(screen.getByText('Three projects')).toBeTruthy()
})
