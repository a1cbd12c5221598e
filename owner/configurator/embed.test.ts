import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { tag, toHtml, toJsx, toScript } from './embed.ts'

const wild = `"'<&>{{x}}</script><!--\\\n\u2028`
const created = tag('a', { href: wild, 'data-donate': true, title: undefined, rel: '' }, wild)

describe('writing a tag', () => {
  it('leaves out what has no value, and writes a bare name for true', () => {
    expect(toHtml(tag('script', { async: true, src: '/x.js', integrity: undefined, id: '' }))).toBe(
      '<script async src="/x.js"></script>',
    )
  })

  it('writes HTML that reads back with the same values and words', () => {
    const link = new JSDOM(toHtml(created)).window.document.querySelector('a')
    expect(link?.getAttribute('href')).toBe(wild)
    expect(link?.textContent).toBe(wild)
    expect(link?.outerHTML.match(/<a/g)).toHaveLength(1)
  })

  it('writes JSX with words that contain JSX syntax as a string, and with React’s attribute names', () => {
    expect(toJsx(tag('b', {}, 'A & {b}'))).toBe('<b>{"A & {b}"}</b>')
    expect(toJsx(tag('b', {}, 'दान करें'))).toBe('<b>दान करें</b>')
    expect(toJsx(tag('script', { async: true, crossorigin: 'anonymous' }))).toBe(
      '<script async crossOrigin="anonymous" />',
    )
  })

  it('writes a script in which no value ends the script, begins a comment or is a variable of Tag Manager', () => {
    const text = toScript(created).join('\n')
    expect(text).not.toMatch(/<|\{\{|&|\u2028/)
    const { window } = new JSDOM('', { runScripts: 'outside-only' })
    window.eval(text)
    expect(window.document.head.querySelector('a')?.getAttribute('href')).toBe(wild)
    expect(window.document.head.querySelector('a')?.hasAttribute('data-donate')).toBe(true)
  })
})
