import { describe, expect, it } from 'vitest'
import { button, codes, good, problems, script, findingsIn } from './examine.testdata.ts'
import type { DoctorCode as Code } from '../../shared/embed/findings.ts'
import type { Trust } from '../trust.ts'

describe('a correct page', () => {
  it.each([
    ['our own lines', good],
    [
      'with its partner id',
      `<script defer src="https://kinara.example/widget/v1/donate.js" data-partner="greenleaf"></script>${button}`,
    ],
    ['as a module', `<script type="module" src="https://kinara.example/widget/v1/donate.js"></script>${button}`],
    [
      'a version with its hash',
      `<script async src="https://kinara.example/widget/1.0.0/donate.js" integrity="sha384-abc" crossorigin="anonymous"></script>${button}`,
    ],
    [
      'a floating button',
      '<script async src="https://kinara.example/widget/v1/donate.js" data-floating="bottom-left" data-accent="#1f5a5e" data-lang="hi" data-theme="dark"></script>',
    ],
    [
      'a link beside the button',
      `${script}<p><donate-button>Give</donate-button><a href="https://kinara.example/donate">Give</a></p>`,
    ],
    ['an address of the page', `${script}<a href="#donate=3">Give</a>`],
    ['an address with tracking text', `${script}<a href="#donate=3?utm_source=mail">Give</a>`],
    [
      'a link among words',
      `${script}<donate-form><h2>Give</h2><p>Here: <a href="https://kinara.example/donate">Give</a></p></donate-form>`,
    ],
    [
      'loaded by Tag Manager',
      `<script>s.src = 'https://kinara.example/widget/v1/donate.js'; DonateWidget.open()</script>`,
    ],
    ['commented out, twice', `${good}<!-- ${script} -->`],
  ])('has no fault: %s', (_, html) => {
    expect(problems({ html })).toEqual([])
  })
})

describe('the script', () => {
  it.each<[string, Code, string]>([
    [button, 'script_missing', script.replace('></', ' data-partner="greenleaf"></')],
    [`${good}\n${script}`, 'script_twice', script],
    [`${good}<script async src="https://kinara.example/widget/1.0.0/donate.js"></script>`, 'script_mixed', script],
    [
      `<script src="https://kinara.example/widget/v1/donate.js"></script>${button}`,
      'script_blocking',
      '<script src="https://kinara.example/widget/v1/donate.js" async></script>',
    ],
    [`<script async src="https://copy.example/widget/v1/donate.js"></script>${button}`, 'script_elsewhere', script],
    [`<script async src="/widget/v1/donate.js"></script>${button}`, 'script_elsewhere', script],
    [
      `<script async src="https://kinara.example/widget/v1/donate.js" integrity="sha384-abc" crossorigin></script>${button}`,
      'integrity_wrong',
      script,
    ],
    [
      `<script async src="https://kinara.example/widget/1.0.0/donate.js" integrity="sha384-old"></script>${button}`,
      'integrity_wrong',
      '<script async src="https://kinara.example/widget/1.0.0/donate.js" integrity="sha384-abc" crossorigin="anonymous"></script>',
    ],
    [`${good}<script async src="https://other.example/widget/v1/donate.js"></script>`, 'script_trusts', ''],
    [
      `${script}<donate-button project-id="3"/><nav><a href="/a">A</a></nav><button>B</button>`,
      'element_open',
      '<donate-button project-id="3"></donate-button>',
    ],
    [
      `${script}<donate-form project-id="3"/><p>One</p><p>Two</p><p>Three</p>`,
      'element_open',
      '<donate-form project-id="3"></donate-form>',
    ],
    [`${script}<div data-donate><a href="/a">A</a><button>B</button></div>`, 'element_open', ''],
    [
      `${good}<x-card><template shadowrootmode="closed"><button data-donate>Give</button></template></x-card>`,
      'root_closed',
      '<donate-button></donate-button>',
    ],
    ...['9.9.9', 'v2', '1.0.1'].map((version): [string, Code, string] => [
      `<script async src="https://kinara.example/widget/${version}/donate.js" integrity="sha384-abc" crossorigin></script>${button}`,
      'version_unknown',
      script,
    ]),
    [
      `<script async src="https://copy.example/widget/9.9.9/donate.js" integrity="sha384-abc" crossorigin></script>${button}`,
      'script_elsewhere',
      script,
    ],
  ])('finds in %s the fault %s', (html, code, fix) => {
    expect(findingsIn({ html })).toEqual([expect.objectContaining({ code, fix })])
  })

  it('does not report a version number, but reports a name, if the trust did not list its versions', () => {
    const html = (build: string) => good.replace('v1', build)
    const integrity = new Map()
    expect(codes({ html: html('9.9.9'), trust: { integrity } })).toEqual([])
    const hashed = html('9.9.9').replace('async', 'async integrity="sha384-abc" crossorigin')
    expect(codes({ html: hashed, trust: { integrity } })).toEqual([])
    expect(codes({ html: html('v2'), trust: { integrity } })).toEqual(['version_unknown'])
  })

  it('accepts an unreleased version for tests, without a hash, because it changes', () => {
    const trust = { integrity: new Map([['1.1.0', null]]) }
    const html = good.replace('v1', '1.1.0')
    const policy = (sources: string) => `script-src ${sources}; connect-src *; img-src *`
    expect(codes({ html, trust, policy: policy('https://kinara.example') })).toEqual([])
    const hashed = html.replace('async', 'async integrity="sha384-abc" crossorigin="anonymous"')
    expect(findingsIn({ html: hashed, trust, policy: policy("'sha384-abc'") })).toEqual([
      expect.objectContaining({ code: 'integrity_wrong', fix: script.replace('v1', '1.1.0') }),
      expect.objectContaining({ code: 'csp', fix: "script-src 'sha384-abc' https://kinara.example" }),
    ])
  })

  it('reports an old version beside the new one with its line number', () => {
    const html = `<!doctype html>\n<html><head>\n${script}\n<script async src="https://kinara.example/widget/1.0.0/donate.js"></script></head><body>${button}`
    expect(findingsIn({ html })[0]).toMatchObject({ code: 'script_mixed', about: 'v1, 1.0.0', line: 4 })
  })
})

describe('what the script’s tag says', () => {
  const tag = (more: string) => `<script async src="https://kinara.example/widget/v1/donate.js" ${more}></script>`
  it.each<[string, Code, string]>([
    ['data-lang="fr"', 'option_unknown', script],
    ['data-lang="Hindi"', 'option_unknown', tag('data-lang="hi"')],
    ['data-theme="night"', 'option_unknown', script],
    ['data-theme="Dark"', 'option_unknown', tag('data-theme="dark"')],
    ['data-floating="middle"', 'option_unknown', tag('data-floating="bottom-right"')],
    ['data-floating="Left"', 'option_unknown', tag('data-floating="bottom-left"')],
    ['data-accent="#12"', 'colour_unknown', script],
    ['data-accent="foo"', 'colour_unknown', script],
    ['data-accent="bluee"', 'colour_unknown', script],
    ['data-accent="red;--x:1"', 'colour_unknown', script],
    ['data-accent="1f5a5e"', 'colour_unknown', tag('data-accent="#1f5a5e"')],
    ['data-accent="fff"', 'colour_unknown', tag('data-accent="#fff"')],
    ['data-site-root="kinara.example"', 'site_root', script],
    ['data-site-root="https://other.example"', 'site_root', script],
    [
      'data-api-root="https://kinara.example/api/"',
      'api_answer',
      tag('data-api-root="https://api.kinara.example/api"'),
    ],
    ['data-partner="other"', 'partner_unknown', tag('data-partner="greenleaf"')],
    ['data-partner="Green Leaf!"', 'partner_unknown', tag('data-partner="greenleaf"')],
    ['data-project-id="99"', 'project_unknown', tag('data-project-id="1"')],
  ])('finds in %s the fault %s', (more, code, fix) => {
    expect(findingsIn({ html: tag(more) + button })).toEqual([expect.objectContaining({ code, fix })])
  })

  it.each([
    ...['#1f5', '#1f5a', '#1f5a5e', '#1f5a5eff', 'rebeccapurple', 'var(--brand)', 'oklch(50% 0.1 200)'].map(
      (colour) => `data-accent="${colour}"`,
    ),
    'data-lang="hi-IN"',
    'data-lang="en-GB"',
    'data-accent=""',
    'data-accent="color-mix(in srgb, red, blue)"',
    'data-site-root="https://kinara.example"',
    'data-site-root="https://kinara.example/"',
  ])('accepts %s', (more) => {
    expect(codes({ html: tag(more) + button })).toEqual([])
  })

  it.each(['bottom', ''])('keeps a floating button in corner “%s” if there is no other button', (corner) => {
    expect(findingsIn({ html: tag(`data-floating="${corner}"`) })).toEqual([
      expect.objectContaining({ code: 'option_unknown', fix: tag('data-floating="bottom-right"') }),
    ])
  })

  it('judges an id only with the page’s address, unless its form is invalid', () => {
    expect(codes({ html: tag('data-partner="other"') + button, address: '' })).toEqual([])
    expect(codes({ html: tag('data-partner="Ä"') + button, address: '', trust: { partner: undefined } })).toEqual([
      'partner_unknown',
    ])
  })
})

describe('the buttons and links', () => {
  const page = (html: string) => `${script}${html}`
  it.each<[string, Code, string]>([
    [
      '',
      'opener_missing',
      '<donate-button><a href="https://kinara.example/donate?partner=greenleaf">Donate Now</a></donate-button>',
    ],
    [
      '<donate-button project-id="3">Give</donate-button>',
      'link_missing',
      '<donate-button project-id="3"><a href="https://kinara.example/donate?project=3&amp;partner=greenleaf">Give</a></donate-button>',
    ],
    [
      '<donate-form></donate-form>',
      'link_missing',
      '<donate-form><a href="https://kinara.example/donate?partner=greenleaf">Donate Now</a></donate-form>',
    ],
    [
      '<button data-donate data-donate-project-id="3">A & B</button>',
      'link_missing',
      '<a href="https://kinara.example/donate?project=3&amp;partner=greenleaf" data-donate data-donate-project-id="3">A &amp; B</a>',
    ],
    [
      '<a data-donate href="https://elsewhere.example/">Give</a>',
      'link_missing',
      '<a href="https://kinara.example/donate?partner=greenleaf" data-donate>Give</a>',
    ],
    [
      button.replace('project-id="3"', 'project-id="99"'),
      'project_unknown',
      button.replace('project-id="3"', 'project-id="1"'),
    ],
    ['<a href="#donate=99">Give</a>', 'project_unknown', '<a href="#donate=1">Give</a>'],
    [
      '<a data-donate href="https://kinara.example/donate?amount=5&amp;project=99">Give</a>',
      'project_unknown',
      '<a data-donate href="https://kinara.example/donate?amount=5&amp;project=1">Give</a>',
    ],
  ])('find in %s the fault %s', (html, code, fix) => {
    expect(findingsIn({ html: page(html) })).toEqual([expect.objectContaining({ code, fix })])
  })

  it.each([
    ['the one that its script names', 'data-partner="slow-loom"', undefined, 'partner=slow-loom'],
    ['the one that it is registered with', '', { name: 'Green Leaf', partner_id: 'greenleaf' }, 'partner=greenleaf'],
    [
      'the right one, if it names another',
      'data-partner="slow-loom"',
      { name: 'Green Leaf', partner_id: 'greenleaf' },
      'partner=greenleaf',
    ],
  ])('get a link with the page’s partner: %s', (_, named, partner, expected) => {
    const html = script.replace('></', ` ${named}></`) + '<donate-form></donate-form>'
    const fix = findingsIn({ html, trust: { partner } }).find(({ code }) => code === 'link_missing')?.fix
    expect(fix).toContain(`<a href="https://kinara.example/donate?${expected}">`)
  })

  it('get a link with the project, amount, purpose and language of the button', () => {
    const html =
      script.replace('></', ' data-lang="hi"></') +
      '<donate-button project-id="3" amount="500" purpose-id="31">Give</donate-button>'
    expect(findingsIn({ html, trust: { partner: undefined } })[0]?.fix).toContain(
      '<a href="https://kinara.example/donate?lang=hi&amp;project=3&amp;amount=500&amp;purpose=31">Give</a>',
    )
  })

  it.each([
    ['', 'project=3&amp;purpose=31'],
    ['project-id="1"', 'project=1&amp;purpose=31'],
  ])('get a link with the script’s project if their element names none: <donate-button %s>', (named, expected) => {
    const html =
      script.replace('></', ' data-project-id="3" data-lang="hi-IN"></') +
      `<donate-button ${named} purpose-id="31">Give</donate-button>`
    expect(findingsIn({ html, trust: { partner: undefined } })[0]?.fix).toContain(
      `<a href="https://kinara.example/donate?lang=hi&amp;${expected}">Give</a>`,
    )
  })

  it('are not reported if the list of projects did not load', () => {
    expect(codes({ html: page(button.replaceAll('3', '99')), trust: { projects: [] } })).toEqual([])
  })
})

describe('misspelt names', () => {
  const link = '<a href="https://kinara.example/donate?project=3">Donate Now</a>'
  it.each([
    [`${script}<donate-buton project-id="3">${link}</donate-buton>`, '<donate-buton>', button],
    [`${script}<donate-button projectid="3">${link}</donate-button>`, 'projectid', button],
    [
      `${script}<a href="https://kinara.example/donate?project=3" data-donate data-project-id="3">Give</a>`,
      'data-project-id',
      '<a href="https://kinara.example/donate?project=3" data-donate data-donate-project-id="3">Give</a>',
    ],
    [`${script.replace('async', 'async data-partner-id="greenleaf"')}${button}`, 'data-partner-id', undefined],
  ])('are found in %s', (html, about, fix) => {
    expect(findingsIn({ html })).toEqual([
      expect.objectContaining({ code: 'misspelt', about, line: 1, ...(fix && { fix }) }),
    ])
  })

  it('are examined under the correct name too: project and link', () => {
    expect(codes({ html: `${script}<donate-buton projectid="99">Give</donate-buton>` })).toEqual([
      'misspelt',
      'misspelt',
      'project_unknown',
      'link_missing',
    ])
  })
})

describe('a partner id that nobody has', () => {
  it.each(['', 'https://green.example/csr'])('is reported on the script, with the address %j', (address) => {
    const html = good.replace('async', 'async data-partner="nobody"')
    expect(codes({ html, address, trust: { partner: undefined } })).toEqual(['partner_unknown'])
  })
  it('is reported in a link', () => {
    const html = good.replace('?project=3', '?project=3&partner=nobody')
    expect(findingsIn({ html })).toEqual([
      expect.objectContaining({
        code: 'partner_unknown',
        about: 'nobody',
        fix: '<a href="https://kinara.example/donate?project=3&amp;partner=greenleaf">Donate Now</a>',
      }),
    ])
    expect(findingsIn({ html, trust: { partner: undefined } })[0]?.fix).toBe(
      '<a href="https://kinara.example/donate?project=3">Donate Now</a>',
    )
  })
})

describe('the address of the page', () => {
  it.each<[string, Trust['partner'], Code[]]>([
    ['https://green.example/csr', { name: null }, ['origin_unregistered']],
    ['green.example', { name: null }, ['origin_unregistered']],
    ['https://kinara.example/', { name: null }, []],
    ['', { name: null }, []],
    ['https://green.example', undefined, []],
  ])('gives %s with %j: %j', (address, partner, expected) => {
    expect(codes({ address, trust: { partner } })).toEqual(expected)
  })
})

it('each fix repairs its line completely and brings no other fault back', () => {
  const html =
    '<script src="https://kinara.example/widget/v1/donate.js" data-theme="night" data-project-id="9"></script><donate-button project-id="99">Give</donate-button>'
  expect(findingsIn({ html, policy: "script-src 'nonce-a'" }).map(({ code, fix }) => [code, fix])).toEqual([
    ...['script_blocking', 'nonce_missing', 'option_unknown'].map((code) => [
      code,
      '<script src="https://kinara.example/widget/v1/donate.js" data-project-id="1" async nonce="a"></script>',
    ]),
    [
      'project_unknown',
      '<script src="https://kinara.example/widget/v1/donate.js" data-project-id="1" async nonce="a"></script>',
    ],
    [
      'project_unknown',
      '<donate-button project-id="1"><a href="https://kinara.example/donate?project=1&amp;partner=greenleaf">Give</a></donate-button>',
    ],
    [
      'link_missing',
      '<donate-button project-id="1"><a href="https://kinara.example/donate?project=1&amp;partner=greenleaf">Give</a></donate-button>',
    ],
  ])
})

it('reads whatever is pasted, and never runs it', () => {
  const html = `<script>throw new Error('ran')</script><img src=x onerror="throw 1"><style>@import url(https://x.example)</style>${good}<p>`
  expect(problems({ html, policy: '\0;;; , "\'\n' })).toEqual([])
})
