import { expect, it } from 'vitest'
import { linkStyle } from './linkStyle.ts'

it.each([
  ['#e2912a', '#e2912a', '#000000'],
  ['1f4e79', '#1f4e79', '#ffffff'],
  ['}body{display:none', '#e2912a', '#000000'],
])(
  'gives for %s a background of %s with words in %s, and writes nothing else into the style sheet',
  (typed, ground, words) => {
    const style = linkStyle(typed)
    expect(style).toContain(`background: ${ground};`)
    expect(style).toContain(`color: ${words};`)
    expect(style.match(/[{}]/g)).toHaveLength(2)
  },
)
