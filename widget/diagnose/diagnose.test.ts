import { describe, expect, it } from 'vitest'
import { diagnose } from './diagnose.ts'
import { codeFinding } from './code.ts'
import { partnerFindings } from './partner.ts'
import { projectFindings } from './projects.ts'
import { answerFinding, reachFinding } from './reach.ts'
import { scriptFindings } from './scripts.ts'
import { spellingFindings } from './spelling.ts'
import { siteRootFindings } from './siteRoot.ts'

const script = (build: string) => `https://kinara.example/widget/${build}/donate.js`
const codes = (findings: ReadonlyArray<{ code: string }>) => findings.map(({ code }) => code)

describe('the script', () => {
  it.each([[[]], [[script('v1')]]])('%j is as it should be', (sources) => {
    expect(scriptFindings(sources)).toEqual([])
  })
  it('twice is told once, with the tag to keep', () => {
    const [found] = scriptFindings([script('v1'), script('v1'), script('v1')])
    expect(found).toMatchObject({ code: 'script_twice', fix: `<script async src="${script('v1')}"></script>` })
    expect(found?.hint).toContain('3 times')
  })
  it('two versions are told by their names', () => {
    expect(scriptFindings([script('1.0.0'), script('v1')])[0]?.hint).toContain('1.0.0 and v1')
  })
})

describe("the form's own files", () => {
  const folder = 'https://kinara.example/widget/v1/'
  it('that did not come are named by the address to allow', () => {
    expect(codeFinding(folder, [])).toMatchObject({ code: 'code_blocked', fix: folder })
    expect(codeFinding(folder, ['img-src'])).toMatchObject({ code: 'code_blocked' })
  })
  it('that the policy keeps away are named by the directive', () => {
    expect(codeFinding(folder, ['script-src-elem'])).toMatchObject({
      code: 'csp',
      fix: 'script-src https://kinara.example',
    })
  })
})

describe("the address of the trust's site", () => {
  it.each(['kinara.example', 'localhost:4300', '/donate', 'https://', ''])(
    '%j is told as itself, and before all that would need it',
    async (siteRoot) => {
      const found = await diagnose({ apiRoot: 'https://api.kinara.example', siteRoot })
      expect(codes(found)).toEqual(['site_root'])
      expect(found[0]?.hint).toContain(`“${siteRoot}”`)
    },
  )
  it.each(['https://kinara.example', 'http://localhost:4300/trust/'])('%s may be one', (siteRoot) => {
    expect(siteRootFindings(siteRoot)).toEqual([])
  })
})

describe('project ids on the page', () => {
  const projects = [
    { id: 1, title: 'Annadan' },
    { id: 3, title: 'School' },
  ]
  it.each([
    [['3'], []],
    [['3', '99', '99'], ['project_unknown']],
    [
      ['abc', ''],
      ['project_unknown', 'project_unknown'],
    ],
    [['03'], ['project_unknown']],
  ])('%j gives %j', (ids, expected) => {
    const named = ids.map((id) => ({ id, attribute: 'project-id' }))
    expect(codes(projectFindings(named, projects))).toEqual(expected)
  })
  it('says which there are, and the attribute to write', () => {
    const [found] = projectFindings([{ id: '9', attribute: 'data-project-id' }], projects)
    expect(found?.hint).toContain('1 (Annadan), 3 (School)')
    expect(found?.fix).toBe('data-project-id="1"')
  })
  it('with no projects at all nothing can be said', () => {
    expect(projectFindings([{ id: '9', attribute: 'project-id' }], [])).toEqual([])
  })
})

describe('the partner', () => {
  const origin = 'https://page.example'
  it.each([
    ['greenleaf', { name: 'Green Leaf', partner_id: 'greenleaf' }, []],
    [undefined, { name: 'Green Leaf', partner_id: 'greenleaf' }, []],
    ['greenleaf', { name: 'Green Leaf' }, []],
    ['other', { name: 'Green Leaf', partner_id: 'greenleaf' }, ['partner_unknown']],
    ['greenleaf', { name: null, partner_id: null }, ['origin_unregistered']],
    [undefined, { name: null }, ['origin_unregistered']],
  ])('%s where the trust knows %j: %j', (given, known, expected) => {
    expect(codes(partnerFindings(origin, given, known))).toEqual(expected)
  })
  it('an id that nobody has is named, also on a page that is not registered', () => {
    expect(codes(partnerFindings(origin, 'greenlaef', { name: null }, true))).toEqual([
      'origin_unregistered',
      'partner_unknown',
    ])
  })
  it('writes the id that is right', () => {
    expect(partnerFindings(origin, 'x', { name: 'G', partner_id: 'g' })[0]?.fix).toBe('data-partner="g"')
  })
})

describe('names that only look like ours', () => {
  const page = (html: string) => new DOMParser().parseFromString(html, 'text/html')
  it.each([
    ['<donate-buton project-id="3">Give</donate-buton>', '<donate-button>'],
    ['<donate-button projectid="3">Give</donate-button>', 'project-id="3"'],
    ['<a data-donate data-project-id="3" href="/">Give</a>', 'data-donate-project-id="3"'],
    ['<script src="https://x.example/widget/v1/donate.js" data-partner-id="fern"></script>', 'data-partner="fern"'],
  ])('%s is named with the right one', (html, fix) => {
    expect(spellingFindings(page(`<body>${html}`))).toEqual([expect.objectContaining({ code: 'misspelt', fix })])
  })
  it('right ones and other people’s elements are not named', () => {
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
  ])('%j is %s', (seen, code, fix) => {
    const found = reachFinding({ ...seen, apiRoot })
    expect(found.code).toBe(code)
    expect(found.fix).toBe(fix)
  })
  it('a root that is no address does not stop the doctor', () => {
    expect(reachFinding({ online: true, blockedBy: 'connect-src', apiRoot: 'api' }).fix).toBe('connect-src api')
  })
  it('another API than the build’s own is named with the right one', () => {
    expect(answerFinding('https://wrong.example', 404, apiRoot).fix).toBe(`data-api-root="${apiRoot}"`)
    expect(answerFinding(apiRoot, 500, apiRoot).fix).toBeUndefined()
  })
})
