import { runInNewContext } from 'node:vm'
import { JSDOM } from 'jsdom'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { type Choices, lists, readChoices } from './choices.ts'
import { embed } from './embed.ts'
import { blocksFor, htmlLines, linkStyle, policyLines } from './blocksFor.ts'

const roots = { siteRoot: 'https://kinara.example' }
const pinned = { version: '1.0.0', integrity: 'sha384-AbC+/=' }
const full = 'project=3&purpose=31&amounts=500&lang=hi&theme=dark&accent=%231f5a5e&partner=greenleaf'
const choose = (query: string): Choices => readChoices(new URLSearchParams(query))
const lines = (query: string, version?: typeof pinned) => blocksFor(choose(query), roots, version)
const parse = (text: string) => new JSDOM(text).window.document
/** Elements with their attributes and words, in order. */
const blockTexts = (document: Document) =>
  [...document.querySelectorAll('script, donate-button, donate-form, a')].map((element) => ({
    name: element.localName,
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
    words: element.textContent,
  }))

describe('lines for HTML', () => {
  it('write a button: the script, and a button with a link that works if the script is blocked', () => {
    expect(lines('project=3&amounts=500')[0]?.text).toBe(
      '<script async src="https://kinara.example/widget/v1/donate.js"></script>\n' +
        '<donate-button project-id="3" amount="500"><a href="https://kinara.example/donate?project=3&amp;amount=500">Donate Now</a></donate-button>',
    )
  })

  it('write every choice where the widget reads it', () => {
    expect(blockTexts(parse(lines(full)[0]?.text ?? ''))).toEqual([
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

  it('make a button for each of several amounts, named with its amount', () => {
    expect(
      blockTexts(parse(lines('amounts=500+100000')[0]?.text ?? '')).flatMap(({ name, words }) =>
        name === 'a' ? words : [],
      ),
    ).toEqual(['Donate ₹500', 'Donate ₹1,00,000'])
  })

  it('give a form in the page one amount, and a link that works if the script is blocked', () => {
    expect(lines('shape=inline&project=3&amounts=500+1000')[0]?.text).toContain(
      '<donate-form project-id="3" amount="500"><a href=',
    )
  })

  it('write a floating button and its project as attributes of the script', () => {
    expect(lines('shape=floating&corner=bottom-left&project=3&amounts=500')[0]?.text).toBe(
      '<script async src="https://kinara.example/widget/v1/donate.js" data-project-id="3" data-floating="bottom-left"></script>',
    )
  })

  it('write a link’s choices twice: in its address, and for the form over the page', () => {
    expect(lines('shape=link&project=3&purpose=31&amounts=500')[0]?.text.split('\n')[1]).toBe(
      '<a href="https://kinara.example/donate?project=3&amp;amount=500&amp;purpose=31" data-donate data-donate-project-id="3" data-donate-amount="500" data-donate-purpose-id="31">Donate Now</a>',
    )
  })

  it('name the partner in every address, so that a donation on the trust’s own page is credited to the partner', () => {
    for (const shape of ['button', 'inline', 'link'])
      expect(lines(`shape=${shape}&partner=greenleaf`)[0]?.text).toContain('/donate?partner=greenleaf"')
    expect(lines('partner=greenleaf&place=wix').at(-1)?.text).toBe('https://kinara.example/donate?partner=greenleaf')
  })

  it('leave out a purpose without its project', () => {
    expect(lines('purpose=31')[0]?.text).not.toContain('31')
  })

  it('name a version that never changes with its hash', () => {
    expect(lines('', pinned)[0]?.text).toContain(
      '<script async src="https://kinara.example/widget/1.0.0/donate.js" integrity="sha384-AbC+/=" crossorigin="anonymous"></script>',
    )
  })
})

/** The component as React renders it on a server, which leaves the script in its place. */
function drawReact(text: string): string {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { jsx: ts.JsxEmit.React, module: ts.ModuleKind.CommonJS },
  })
  // The compiled lines fill it.
  const module = { exports: {} as { Donate: () => ReturnType<typeof createElement> } }
  runInNewContext(outputText, { exports: module.exports, React: { createElement, Fragment } })
  return renderToStaticMarkup(createElement(module.exports.Donate))
}

describe.each(lists.shape)('the same result everywhere: %s', (shape) => {
  const query = `${full}&shape=${shape}`
  const plain = blockTexts(parse(htmlLines(embed(choose(query), roots, pinned))))
  const of = (place: Choices['place']) => lines(`${query}&place=${place}`, pinned)

  it('renders in React what HTML has', () => {
    expect(blockTexts(parse(drawReact(of('react')[0]?.text ?? '')))).toEqual(plain)
  })

  it('gives WordPress the script, no style and no block markers: the block brings its own', () => {
    const [block, ...others] = of('wordpress')
    expect(others).toEqual([])
    expect(block?.text).not.toMatch(/<!--|<style|style=/)
    expect(blockTexts(parse(block?.text ?? ''))[0]).toEqual(plain[0])
  })

  it('leaves a link with the same choices, and no stray text, to a WordPress author without unfiltered_html', () => {
    const kept = parse(keptByWordPress(of('wordpress')[0]?.text ?? ''))
    const links = [...kept.querySelectorAll('a')]
    expect(links.map(({ href }) => href)).toEqual([
      `https://kinara.example/donate?lang=hi&project=3${shape === 'floating' ? '' : '&amount=500'}&purpose=31&partner=greenleaf`,
    ])
    expect(kept.body.textContent?.trim()).toBe('दान करें')
    expect([...kept.querySelectorAll('*')].map(({ localName }) => localName)).toEqual(['html', 'head', 'body', 'a'])
    // The theme's buttons have this class; a link keeps the page's own style.
    expect(links[0]?.classList.contains('wp-element-button')).toBe(shape !== 'link')
  })

  it('creates the script with all its attributes in Tag Manager’s tag, and puts the rest into the page', () => {
    const [gtm, page] = of('gtm')
    const { window } = new JSDOM('', { runScripts: 'outside-only' })
    window.eval(/<script>([^]*)<\/script>/.exec(gtm?.text ?? '')?.[1] ?? '')
    expect(blockTexts(window.document)).toEqual(plain.slice(0, 1))
    expect(blockTexts(parse(page?.text ?? ''))).toEqual(plain.slice(1))
  })

  it('writes Tag Manager’s tag in ECMAScript 5', () => {
    expect(of('gtm')[0]?.text).not.toMatch(/=>|`|\b(let|const)\b/)
  })

  it('gives Wix a floating button for its Custom Code, and an address for its own button', () => {
    const blocks = of('wix')
    expect(blocks.at(-1)?.text).toBe(
      'https://kinara.example/donate?lang=hi&project=3&amount=500&purpose=31&partner=greenleaf',
    )
    if (shape === 'link') expect(blocks).toHaveLength(1)
    else
      expect(blockTexts(parse(blocks[0]?.text ?? ''))[0]?.attributes).toMatchObject({
        'data-floating': 'bottom-right',
        'data-partner': 'greenleaf',
      })
  })
})

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

it('names each origin in the one directive that needs it', () => {
  expect(policyLines({ siteRoot: 'https://kinara.example', apiRoot: 'https://api.kinara.example/v2/api' })).toEqual({
    hosts:
      'script-src https://kinara.example;\nconnect-src https://api.kinara.example;\nimg-src https://api.kinara.example',
    nonce: "script-src 'nonce-…';\nconnect-src https://api.kinara.example;\nimg-src https://api.kinara.example",
  })
})

/** Attributes of a link that WordPress keeps, besides `data-*` and `aria-*`. */
const kept = new Set(['href', 'class', 'id', 'title', 'rel', 'target', 'name', 'download', 'lang', 'dir', 'role'])

/**
 * Simulates what WordPress does to a post by an author without `unfiltered_html` (its `wp_kses` with the rules for posts), as far as our lines need
 * it. It removes an unknown element and keeps its text, also the text of a script or style. Compared by hand with WordPress 6.1.
 */
export function keptByWordPress(html: string): string {
  const { document } = new JSDOM(`<body>${html}`).window
  for (const element of document.body.querySelectorAll('*')) {
    if (element.localName !== 'a') element.replaceWith(...element.childNodes)
    for (const name of element.getAttributeNames())
      if (!kept.has(name) && !/^(data|aria)-/.test(name)) element.removeAttribute(name)
  }
  return document.body.innerHTML
}
