import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

it('prints what was looked for, and at most 50 roles of main', () => {
  render(
    <>
      <header>The frame</header>
      <main>
        <h1>Projects</h1>
        {Array.from({ length: 80 }, (_, index) => (
          <button key={index}>Give {index}</button>
        ))}
      </main>
    </>,
  )
  const query = () => screen.getByRole('link', { name: 'Home' })
  expect(query).toThrow('Unable to find an accessible element with the role "link" and name "Home"')
  expect(query).toThrow(/heading: Projects\n {2}button: Give 0\n[^]*\n {2}and \d+ more$/)
  expect(query).not.toThrow('The frame')
})
