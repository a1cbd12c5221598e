import { runInNewContext } from 'node:vm'
import { JSDOM } from 'jsdom'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type Choices, type Place, readChoices, shapes } from '../choices.ts'
import { embed } from './embed.ts'
import { keptByWordPress } from './keptByWordPress.testdata.ts'
import { blocksFor, htmlLines } from './blocksFor.ts'

const roots = { siteRoot: 'https://kinara.example' }
const pinned = { version: '1.0.0', integrity: 'sha384-AbC+/=' }
const full = 'project=3&purpose=31&amounts=500&lang=hi&theme=dark&accent=%231f5a5e&partner=greenleaf'
const choose = (query: string): Choices => readChoices(new URLSearchParams(query))
const lines = (query: string, version?: typeof pinned) => blocksFor(choose(query), roots, version)
const parse = (text: string) => new JSDOM(text).window.document
/** Elements with their attributes and words, in order. */
const told = (document: Document) =>
  [...document.querySelectorAll('script, donate-button, donate-form, a')].map((element) => ({
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    words: element.textContent,
  }))

describe('lines for HTML', () => {
  it('a button: the script, and a button with a link for where the script is blocked', () => {
    expect(lines('project=3&amounts=500')[0]?.text).toBe(
      '<script async src="https://kinara.example/widget/v1/donate.js"></script>\n' +
        '<donate-button project-id="3" amount="500"><a href="https://kinara.example/donate?project=3&amp;amount=500">Donate Now</a></donate-button>',
    )
  })

  it('every choice stands where the widget reads it', () => {
    expect(told(parse(lines(full)[0]?.text ?? ''))).toEqual([
      {
        name: 'script',
        attributes: {
          async: '',
          src: 'https://kinara.example/widget/v1/donate.js',
          'data-partner': 'greenleaf',
          'data-lang': 'hi',
          'data-theme': 'dark',
          'data-accent': '#1f5a5e',
        },
        words: '',
      },
      { name: 'donate-button', attributes: { 'project-id': '3', amount: '500', 'purpose-id': '31' }, words: 'दान करें' },
      {
        name: 'a',
        attributes: { href: 'https://kinara.example/donate?lang=hi&project=3&amount=500&purpose=31&partner=greenleaf' },
        words: 'दान करें',
      },
    ])
  })

  it('several amounts make a button each, which says how much', () => {
    expect(
      told(parse(lines('amounts=500+100000')[0]?.text ?? '')).flatMap(({ name, words }) => (name === 'a' ? words : [])),
    ).toEqual(['Donate ₹500', 'Donate ₹1,00,000'])
  })

  it('a form in the page holds one amount; its link is for where the script is blocked', () => {
    expect(lines('shape=inline&project=3&amounts=500+1000')[0]?.text).toContain(
      '<donate-form project-id="3" amount="500"><a href=',
    )
  })

  it('a floating button is an attribute of the script, and so is its project', () => {
    expect(lines('shape=floating&corner=bottom-left&project=3&amounts=500')[0]?.text).toBe(
      '<script async src="https://kinara.example/widget/v1/donate.js" data-project-id="3" data-floating="bottom-left"></script>',
    )
  })

  it('a link has the same choices twice: in its address, and for the form over the page', () => {
    expect(lines('shape=link&project=3&purpose=31&amounts=500')[0]?.text.split('\n')[1]).toBe(
      '<a href="https://kinara.example/donate?project=3&amp;amount=500&amp;purpose=31" data-donate data-donate-project-id="3" data-donate-amount="500" data-donate-purpose-id="31">Donate Now</a>',
    )
  })

  it('every address names the partner, so that a gift on the trust’s own page is counted as his', () => {
    for (const shape of ['button', 'inline', 'link'])
      expect(lines(`shape=${shape}&partner=greenleaf`)[0]?.text).toContain('/donate?partner=greenleaf"')
    expect(lines('partner=greenleaf&place=wix').at(-1)?.text).toBe('https://kinara.example/donate?partner=greenleaf')
  })

  it('a purpose without its project says nothing', () => {
    expect(lines('purpose=31')[0]?.text).not.toContain('31')
  })

  it('a version that never changes is named with its hash', () => {
    expect(lines('', pinned)[0]?.text).toContain(
      '<script async src="https://kinara.example/widget/1.0.0/donate.js" integrity="sha384-AbC+/=" crossorigin="anonymous"></script>',
    )
  })
})

/** The component as React draws it on a server, which leaves the script where it is written. */
function drawReact(text: string): string {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { jsx: ts.JsxEmit.React, module: ts.ModuleKind.CommonJS },
  })
  // The compiled lines fill it.
  const module = { exports: {} as { Donate: () => ReturnType<typeof createElement> } }
  runInNewContext(outputText, { exports: module.exports, React: { createElement, Fragment } })
  return renderToStaticMarkup(createElement(module.exports.Donate))
}

describe.each(shapes)('the same thing everywhere: %s', (shape) => {
  const query = `${full}&shape=${shape}`
  const plain = told(parse(htmlLines(embed(choose(query), roots, pinned))))
  const of = (place: Place) => lines(`${query}&place=${place}`, pinned)

  it('React draws what HTML has', () => {
    expect(told(parse(drawReact(of('react')[0]?.text ?? '')))).toEqual(plain)
  })

  it('WordPress has the script, no style and no marks of a block: the block brings its own', () => {
    const [block, ...others] = of('wordpress')
    expect(others).toEqual([])
    expect(block?.text).not.toMatch(/<!--|<style|style=/)
    expect(told(parse(block?.text ?? ''))[0]).toEqual(plain[0])
  })

  it('what WordPress keeps for an author without unfiltered_html is a link with the same choices, and no stray text', () => {
    const kept = parse(keptByWordPress(of('wordpress')[0]?.text ?? ''))
    const links = [...kept.querySelectorAll('a')]
    expect(links.map(({ href }) => href)).toEqual([
      `https://kinara.example/donate?lang=hi&project=3${shape === 'floating' ? '' : '&amount=500'}&purpose=31&partner=greenleaf`,
    ])
    expect(kept.body.textContent?.trim()).toBe('दान करें')
    expect([...kept.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['html', 'head', 'body', 'a'])
    // The theme's buttons have this class; a link is to look as the page makes it.
    expect(links[0]?.classList.contains('wp-element-button')).toBe(shape !== 'link')
  })

  it('Tag Manager’s tag makes the script with all its attributes; the rest stands in the page', () => {
    const [gtm, page] = of('gtm')
    const { window } = new JSDOM('', { runScripts: 'outside-only' })
    window.eval(/<script>([^]*)<\/script>/.exec(gtm?.text ?? '')?.[1] ?? '')
    expect(told(window.document)).toEqual(plain.slice(0, 1))
    expect(told(parse(page?.text ?? ''))).toEqual(plain.slice(1))
  })

  it('Tag Manager’s tag is ECMAScript 5', () => {
    expect(of('gtm')[0]?.text).not.toMatch(/=>|`|\b(let|const)\b/)
  })

  it('Wix gets a floating button for its Custom Code, and an address for a button of its own', () => {
    const blocks = of('wix')
    expect(blocks.at(-1)?.text).toBe(
      'https://kinara.example/donate?lang=hi&project=3&amount=500&purpose=31&partner=greenleaf',
    )
    if (shape === 'link') expect(blocks).toHaveLength(1)
    else
      expect(told(parse(blocks[0]?.text ?? ''))[0]?.attributes).toMatchObject({
        'data-floating': 'bottom-right',
        'data-partner': 'greenleaf',
      })
  })
})
