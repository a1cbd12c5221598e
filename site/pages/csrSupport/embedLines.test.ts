import { expect, it } from 'vitest'
import { embedLines } from './embedLines.ts'

const site = 'https://kinara.example'

it('names the script of the site and a button with a way to give where scripts are blocked', () => {
  expect(embedLines(site, 'Donate Now')).toEqual([
    '<script async src="https://kinara.example/widget/v1/donate.js"></script>',
    '<donate-button><a href="https://kinara.example/donate">Donate Now</a></donate-button>',
  ])
})

it('a chosen project stands in the button and in its link', () => {
  expect(embedLines(site, 'Donate Now', 3)[1]).toBe(
    '<donate-button project-id="3"><a href="https://kinara.example/donate?project=3">Donate Now</a></donate-button>',
  )
})

it('a caption is text, whatever stands in it', () => {
  expect(embedLines(site, 'Tea & <b>rice</b>')[1]).toContain('>Tea &amp; &lt;b>rice&lt;/b></a>')
})
