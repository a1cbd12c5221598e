import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { newCopy } from '../../testing/newCopy.ts'
import { spyOnExport } from '../../testing/spyOnExport.ts'
import * as search from './ProjectSearch.tsx'

it('leaves the list alone if its code does not come', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  spyOnExport(search, 'ProjectSearch').mockImplementation(() => {
    throw new TypeError('offline')
  })
  // Others have loaded the search already.
  const { LazyProjectSearch } = await newCopy<typeof import('./LazyProjectSearch.ts')>(
    'features/search/LazyProjectSearch.ts',
  )
  render(
    <>
      <LazyProjectSearch path="/projects" kept={[]} words="well" total={3} />
      <p>Three projects</p>
    </>,
  )
  await vi.waitFor(() => expect(failed).toHaveBeenCalled())
  expect(screen.getByText('Three projects')).toBeTruthy()
})
