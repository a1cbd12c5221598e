import { expect, it } from 'vitest'
import { embedLines } from './EmbedCode.tsx'

const site = 'https://kinara.example'

it('names the script of the site and a button with a link that works if scripts are blocked', () => {
  expect(embedLines(site, 'Donate Now')).toEqual([
    '<script async src="https://kinara.example/widget/v1/donate.js"></script>',
    '<donate-button><a href="https://kinara.example/donate">Donate Now</a></donate-button>',
  ])
})

it('writes a chosen project into the button and into its link', () => {
  expect(embedLines(site, 'Donate Now', 3)[1]).toBe(
    '<donate-button project-id="3"><a href="https://kinara.example/donate?project=3">Donate Now</a></donate-button>',
  )
})

it('writes a caption as text, whatever it contains', () => {
  expect(embedLines(site, 'Tea & <b>rice</b>')[1]).toContain('>Tea &amp; &lt;b>rice&lt;/b></a>')
})
