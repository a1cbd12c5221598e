import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Video } from '../../../shared/contract/content/gallery.ts'
import { Player } from './Film.tsx'

const video = { poster: { src: '/poster.webp' }, sources: [], captions: [] } as unknown as Video

const page = () => (
  <>
    <button type="button">Language</button>
    <Player video={video} onBroken={() => {}} />
  </>
)

it('focuses the film when it appears, and leaves the focus alone on a later render', () => {
  const { container, rerender } = render(page())
  expect(document.activeElement).toBe(container.querySelector('video'))
  screen.getByRole('button').focus()
  rerender(page())
  expect(document.activeElement).toBe(screen.getByRole('button'))
})
