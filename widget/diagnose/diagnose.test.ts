import { describe, expect, it } from 'vitest'
import {
  answerFinding,
  builtinFindings,
  codeFinding,
  copyFindings,
  diagnose,
  hiddenFindings,
  openFindings,
  reachFinding,
  scriptFindings,
  settingFindings,
  siteRootFindings,
  spellingFindings,
} from './diagnose.ts'

const script = (build: string) => `https://kinara.example/widget/${build}/donate.js`
const codes = (findings: ReadonlyArray<{ code: string }>) => findings.map(({ code }) => code)

describe('the script', () => {
  it.each([[[]], [[script('v1')]]])('accepts the sources %j', (sources) => {
    expect(scriptFindings(sources)).toEqual([])
  })
  it('twice is named with the tag to keep', () => {
    const [found] = scriptFindings([script('v1'), script('v1'), script('v1')])
    expect(found).toMatchObject({ code: 'script_twice', fix: `<script async src="${script('v1')}"></script>` })
    expect(found?.hint).toContain('3 times')
  })
  it('names both versions if there are two', () => {
    const [found] = scriptFindings([script('1.0.0'), script('v1')])
    expect(found).toMatchObject({ code: 'script_mixed', hint: expect.stringContaining('1.0.0, v1') })
  })
})

describe('a page that works in another way than its owner thinks', () => {
  const site = 'https://kinara.example'
  it('has scripts of two trusts', () => {
    const [found] = scriptFindings([script('v1'), 'https://other.example/widget/v1/donate.js'], true)
    expect(found).toMatchObject({
      code: 'script_trusts',
      hint: expect.stringContaining('kinara.example, other.example'),
    })
    expect(found?.fix).toBeUndefined()
  })
  it.each([
    [[], 'script_merged'],
    [['https://green.example/uploads/donate.js'], 'script_merged'],
    [['https://green.example/assets/widget/v1/donate.js'], 'script_elsewhere'],
  ])('has its script from %j: %s', (sources, code) => {
    expect(copyFindings(sources, site)).toMatchObject([{ code, fix: `<script async src="${script('v1')}"></script>` }])
    expect(copyFindings([script('v1')], site)).toEqual([])
  })
  it('does not close an element, or puts data-donate around its parts', () => {
    const page = new DOMParser().parseFromString(
      '<donate-button><p><a href="/donate">Give</a></p></donate-button><donate-form><p>1</p><p>2</p><p>3</p></donate-form><div data-donate><a href="/a">A</a><input></div>',
      'text/html',
    )
    expect(openFindings(page)).toMatchObject([
      { code: 'element_open', fix: '</donate-form>' },
      { code: 'element_open', hint: expect.stringContaining('<div>') },
    ])
  })
  it('hides the form by its name', async () => {
    expect(await hiddenFindings()).toEqual([])
    const rule = Object.assign(document.createElement('style'), { textContent: '.donate-dialog{display:none}' })
    document.head.append(rule)
    expect(codes(await hiddenFindings())).toEqual(['dialog_hidden'])
    rule.remove()
  })
  it('has removed what the form needs, or replaced fetch', () => {
    expect(builtinFindings(window)).toEqual([])
    const [found] = builtinFindings({ Object: {}, Promise, AbortController, CustomEvent, history })
    expect(found).toMatchObject({ code: 'builtin_missing', hint: expect.stringContaining('Intl, Object.fromEntries') })
    const unreached = { online: true, apiRoot: site, blockedBy: undefined }
    expect(codes([reachFinding({ ...unreached, changed: true }), reachFinding(unreached)])).toEqual([
      'fetch_changed',
      'api_unreachable',
    ])
  })
})

describe("the form's own files", () => {
  const folder = 'https://kinara.example/widget/v1/'
  it('names the address to allow if they did not load', () => {
    expect(codeFinding(folder, [])).toMatchObject({ code: 'code_blocked', fix: folder })
    expect(codeFinding(folder, ['img-src'])).toMatchObject({ code: 'code_blocked' })
  })
  it('names the directive if the policy blocks them', () => {
    expect(codeFinding(folder, ['script-src-elem'])).toMatchObject({
      code: 'csp',
      fix: 'script-src https://kinara.example',
    })
  })
})

describe("the address of the trust's site", () => {
  it.each(['kinara.example', 'localhost:4300', '/donate', 'https://', ''])(
    'reports %j itself, before anything that depends on it',
    async (siteRoot) => {
      const found = await diagnose({ apiRoot: 'https://api.kinara.example', siteRoot }, () =>
        Promise.reject(new Error('blocked')),
      )
      expect(codes(found)).toEqual(['site_root'])
      expect(found[0]?.hint).toContain(`“${siteRoot}”`)
    },
  )
  it.each(['https://kinara.example', 'http://localhost:4300/trust/'])('accepts %s', (siteRoot) => {
    expect(siteRootFindings(siteRoot)).toEqual([])
  })
})

describe('what the page asks the widget to be', () => {
  it.each([
    [{ theme: 'Night' }, [['option_unknown', undefined]]],
    [{ lang: 'Hindi', theme: 'dark' }, [['option_unknown', 'data-lang="hi"']]],
    [{ accent: '1f5a5e' }, [['colour_unknown', 'data-accent="#1f5a5e"']]],
    [{ accent: '', projectId: 3, session: {}, floating: 'bottom-left' }, []],
  ])('%j: %j', (settings, expected) => {
    expect(settingFindings(settings).map(({ code, fix }) => [code, fix])).toEqual(expected)
  })
  it('keeps nobody from donating', () => {
    expect(settingFindings({ theme: 'Night' })[0]).toMatchObject({
      severity: 'warning',
      hint: expect.stringContaining('data-theme="Night"'),
    })
  })
})

describe('misspelt names', () => {
  const page = (html: string) => new DOMParser().parseFromString(html, 'text/html')
  it.each([
    ['<donate-buton project-id="3">Give</donate-buton>', '<donate-button>'],
    ['<donate-button projectid="3">Give</donate-button>', 'project-id="3"'],
    ['<a data-donate data-project-id="3" href="/">Give</a>', 'data-donate-project-id="3"'],
    ['<script src="https://x.example/widget/v1/donate.js" data-partner-id="fern"></script>', 'data-partner="fern"'],
  ])('names %s with the correct one', (html, fix) => {
    expect(spellingFindings(page(`<body>${html}`))).toEqual([expect.objectContaining({ code: 'misspelt', fix })])
  })
  it('does not report correct names and other people’s elements', () => {
    const right = '<donate-button project-id="3"></donate-button><a data-donate data-donate-amount="5">x</a>'
    expect(spellingFindings(page(`<body>${right}<donor-form></donor-form><p data-amount="1">`))).toEqual([])
  })
})

describe('an API that does not answer', () => {
  const apiRoot = 'https://api.kinara.example/v2'
  it.each([
    [{ online: true, blockedBy: 'connect-src' }, 'csp', 'connect-src https://api.kinara.example'],
    [{ online: false, blockedBy: 'connect-src' }, 'csp', 'connect-src https://api.kinara.example'],
    [{ online: false, blockedBy: undefined }, 'offline', undefined],
    [{ online: true, blockedBy: undefined }, 'api_unreachable', undefined],
  ])('reports %j as %s', (seen, code, fix) => {
    const found = reachFinding({ ...seen, apiRoot })
    expect(found.code).toBe(code)
    expect(found.fix).toBe(fix)
  })
  it('continues with a root that is no address', () => {
    expect(reachFinding({ online: true, blockedBy: 'connect-src', apiRoot: 'api' }).fix).toBe('connect-src api')
  })
  it('names an API other than the build’s own, with the correct one', () => {
    expect(answerFinding('https://wrong.example', apiRoot).fix).toBe(`data-api-root="${apiRoot}"`)
    expect(answerFinding(apiRoot, apiRoot).fix).toBeUndefined()
  })
})
