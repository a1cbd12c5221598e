/** The documentation names everything that pages rely on, and nothing that does not exist. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { analytics, policyLines } from '../../owner/configurator/blocksFor.ts'
import { strictPolicy as pastedPolicy } from '../../e2e/support/policies.ts'
import { strictPolicy as hostPolicy } from '../../demo/partner-page/servePage.ts'
import { storageKeys } from '../../shared/auth/storageKeys.ts'
import { findings } from '../../shared/embed/findings.ts'
import { attributeOf, settingNames, settings, wordsOf } from '../../shared/embed/settings.ts'
import { lazyText } from '../../shared/texts/en/lazyText.ts'
import { areas } from '../../api/routes/areas.ts'
import { repository } from '../../demo/stack/places.ts'
import { releasedDir } from '../../site/server/widget/widgetServer.ts'
import { programs } from './findProgram.ts'

const read = (path: string): string => readFileSync(join(repository, path), 'utf8')
/** The guides, as paths below docs/. The decisions are records and may name what is gone. */
const pages = globSync(['*.md', 'embedding/*.md'], { cwd: join(repository, 'docs') }).sort()
const doc = (name: string): string => read(`docs/${pages.find((page) => basename(page) === `${name}.md`) ?? name}`)

const parse = (path: string) => ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest)
const publicApi = parse('widget/publicApi.ts')

/** Types by name, with the names of their members. */
const membersOf = (source: ts.SourceFile, name: string): ts.TypeElement[] => {
  const found = source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name)
  if (!found || !ts.isInterfaceDeclaration(found)) throw new Error(`There is no interface ${name}.`)
  return [...found.members]
}
const nameOf = (member: ts.TypeElement): string =>
  member.name && (ts.isIdentifier(member.name) || ts.isStringLiteral(member.name)) ? member.name.text : ''
const names = (name: string): string[] => membersOf(publicApi, name).map(nameOf)

/** Texts of a union of string literals in the file. */
const codesIn = (path: string, pattern: RegExp): string[] =>
  [...(pattern.exec(read(path))?.[1] ?? '').matchAll(/'([\w-]+)'/g)].map(([, code = '']) => code)

/** In code style: `open`, `open(request?)`. */
const isNamed = (text: string, name: string): boolean => new RegExp(`\`${name}(\\(.*?\\))?\``).test(text)
const missing = (text: string, wanted: readonly string[]): string[] => wanted.filter((name) => !isNamed(text, name))

describe('quick-start.md', () => {
  /** The oldest versions that show everything. */
  const floor = ['Chrome, Edge', 'Safari', 'Firefox'].map((browser) =>
    Number(new RegExp(`${browser} ([\\d.]+)`).exec(doc('quick-start'))?.[1]),
  )

  it('names the browsers for which the widget’s style sheets are built', () => {
    const [chrome, safari, firefox] = floor
    const targets = [`chrome${chrome}`, `safari${safari}`, `firefox${firefox}`]
    expect(read('vite.widget.config.ts')).toContain(`cssTarget: ['${targets.join("', '")}']`)
  })

  // The youngest that the widget's style sheets use, with the versions that know each first: Chrome, Safari, Firefox. Without a colour relative to the accent,
  // CONTINUE has the page's text colour, which may be as dark as the accent.
  it.each([
    ['light-dark(', [123, 17.5, 120]],
    [':has(', [105, 15.4, 121]],
    ['color(from', [119, 16.4, 128]],
    ['" / ""', [77, 17.4, 128]],
  ])('names no browser that lacks %s', (feature, since) => {
    const sheets = globSync(['widget/**/*.css', 'shared/tokens.css'], { cwd: repository })
    expect(sheets.some((sheet) => read(sheet).includes(feature))).toBe(true)
    expect(floor.map((version, index) => Math.max(version, since[index] ?? Infinity))).toEqual(floor)
  })
})

describe('options.md', () => {
  it('has a row for every setting, with its words', () => {
    const [, table = ''] = doc('options').split('| if absent |')
    const [settingRows = ''] = table.split('\n\n')
    const rows = [...settingRows.matchAll(/^\| `(.+?)` \| `(.+?)` \| (.+?) \|/gm)].map(
      ([, attribute, name, values = '']) => [attribute, name, values.match(/(?<=^`|, `)[^`]+(?=`)/g) ?? []],
    )
    expect(rows).toEqual(settingNames.map((name) => [attributeOf(name), name, wordsOf(name)]))
  })

  it('names every other option', () => {
    const others = names('Options').filter((name) => !settingNames.includes(name))
    expect(others.length).toBeGreaterThan(2)
    expect(missing(doc('options'), others)).toEqual([])
  })

  it('names all members of window.DonateWidget, and the values for opening', () => {
    expect(missing(doc('options'), [...names('DonateWidgetApi'), ...names('OpenRequest')])).toEqual([])
  })

  it('names no method that does not exist', () => {
    const called = [...doc('options').matchAll(/DonateWidget\.(\w+)\(/g)].map(([, name = '']) => name)
    expect(called.filter((name) => !names('DonateWidgetApi').includes(name))).toEqual([])
  })
})

describe('events.md', () => {
  it.each(membersOf(publicApi, 'Events').map((member) => [nameOf(member), member] as const))(
    'has a row for %s, with every key of its detail',
    (name, member) => {
      const row =
        doc('events')
          .split('\n')
          .find((line) => line.startsWith(`| \`${name}\``)) ?? ''
      const type = ts.isPropertySignature(member) ? member.type : undefined
      const keys = type && ts.isTypeLiteralNode(type) ? type.members.map(nameOf) : []
      expect(row).not.toBe('')
      expect(missing(row, keys)).toEqual([])
    },
  )

  it('names every code of donate:error, and none that is never sent', () => {
    // Has words for every refusal. But each step of a donation gives one a better name (widget/flow/sendDonation.ts).
    const unsent = ['refused']
    const [, table = ''] = doc('events').split('## Codes of `donate:error`')
    const named = [...table.matchAll(/^\| (`.+?) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
    // No message of its own: the form says that it could not be loaded (widget/screens/Boundary.tsx).
    const sent = [...Object.keys(lazyText.problems), 'formFailed'].filter((code) => !unsent.includes(code))
    expect(named.slice(1).toSorted()).toEqual(sent.toSorted())
  })
})

it('troubleshooting.md names every code of diagnose(), with its severity, and no other', () => {
  const rows = [...doc('troubleshooting').matchAll(/^\| `(\w+)` \| (\w+) \|/gm)].map(([, code, severity]) => [
    code,
    severity,
  ])
  const listed = Object.entries(findings).flatMap(([code, { severity, seenBy }]) =>
    seenBy === 'doctor' ? [] : [[code, severity]],
  )
  expect(rows).toEqual(listed)
})

it('react.md names every handler, the members of useDonate and every code', () => {
  const handlers = [...read('widget/react/handlers.ts').matchAll(/^ {2}(on\w+): 'donate:/gm)].map(
    ([, name = '']) => name,
  )
  const members = membersOf(parse('widget/react/useDonate.ts'), 'Donate').map(nameOf)
  const codes = codesIn('widget/package/loadDonateWidget.ts', /DonateWidgetErrorCode =(.*)/)
  const text = doc('react') + read('widget/package/README.md')
  expect([handlers, members, codes].map((list) => list.length)).toEqual([9, 6, 5])
  expect(missing(text, [...members, ...codes])).toEqual([])
  for (const handler of handlers.filter((name) => name !== 'onReady')) expect(text).toContain(handler)
})

describe('theming.md', () => {
  const sources = readdirSync(join(repository, 'widget'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name) && !/\.test\./.test(name))
    .map((name) => read(`widget/${name}`))
    .join('\n')
  const all = (text: string, pattern: RegExp): string[] =>
    [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

  it('names the custom properties that the widget reads, and no other', () => {
    const read = all(sources, /var\((--donate-[a-z]+)/g)
    expect(read.length).toBeGreaterThan(1)
    expect(all(doc('theming'), /(--donate-[a-z]+)/g)).toEqual(read)
  })

  it('names the accent of the table that the owner tools share', () => {
    expect(all(sources, /--donate-accent, ?(#\w+)/g)).toEqual([settings.accent.absent])
  })

  it('names the parts that the widget has, and no other', () => {
    const parts = all(sources, /\bpart(?:: |=| = )['"](\w+)['"]/g)
    expect(parts.length).toBeGreaterThan(3)
    // In a shadow root, or in the page's own tree.
    expect(all(doc('theming'), /(?:::part\(|\[part=)(\w+)/g)).toEqual(parts)
  })
})

/** Blocks of a page, by their language. */
const blocks = (name: string, language: string): string[] =>
  [...doc(name).matchAll(/^```(\w*)\n([^]*?)\n```$/gm)].flatMap(([, kind, text = '']) =>
    kind === language ? [text] : [],
  )

describe('csp.md', () => {
  const roots = { siteRoot: 'https://trust.example.org', apiRoot: 'https://api.trust.example.org/v1' }
  const { hosts, nonce } = policyLines(roots)
  const directives = (text: string): string[] => [...text.matchAll(/^([a-z-]+-src) /gm)].map(([, name = '']) => name)

  it('shows the lines that the configurator writes, and no other policy', () => {
    expect(blocks('csp', '').slice(0, 2)).toEqual([hosts, nonce])
    const named = [...doc('csp').matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name)
    expect(named).toEqual(directives(hosts))
  })

  it('lists exactly the directives that the tests’ pages allow the widget', () => {
    // The other directives of these policies forbid something, or are for the page's own files.
    const closing = /^(default-src|form-action|base-uri|frame-ancestors|require-trusted-types-for|trusted-types) /
    const names = (policy: string): string[] =>
      policy
        .split('; ')
        .filter((directive) => !closing.test(directive) && directive !== "style-src 'self'")
        .map((directive) => directive.split(' ')[0] ?? '')
    expect(names(pastedPolicy())).toEqual(directives(hosts))
    expect(names(hostPolicy(roots, 'x'))).toEqual(directives(hosts))
  })
})

it('analytics.md has the snippets of the configurator, letter by letter', () => {
  expect(blocks('analytics', 'html')).toEqual(analytics.map(({ text }) => text))
})

describe('own-api.md', () => {
  const routes = areas.flatMap((area) => area.routes)
  const audienceOf = (path: string) => routes.find((route) => route.path === path)?.audience
  const named = [...doc('own-api').matchAll(/^\| `(GET|POST) ([a-z/-]+)/gm)].map(([, method, path = '']) => ({
    method,
    path,
    audience: audienceOf(path),
  }))

  it('names calls that the API has', () => {
    expect(named.length).toBeGreaterThan(8)
    for (const { method, path } of named)
      expect(routes.filter((route) => route.path === path).map((route) => route.method)).toEqual([method])
  })

  it('names every call of a registered partner’s page with a token, and the audience of the others', () => {
    const rows = [
      ...doc('own-api').matchAll(/^\| (.+) \| the origin of the request, if it is the site or a registered/gm),
    ]
    const [ofPublic, ofDonate] = rows.map(([, calls = '']) => calls)
    expect(ofPublic).toBe('public, with a token')
    const donate = routes.filter(({ audience }) => audience === 'donate').map(({ path }) => path)
    expect([...(ofDonate ?? '').matchAll(/`([^`]+)`/g)].map(([, path]) => path).toSorted()).toEqual(donate.toSorted())
    const afterPayment = [
      'donation/receipt',
      'donation/dedication',
      'donation/card',
      'donation/card-pdf',
      'reminder/stop',
      'profile/pan',
      'profile/email-code',
    ]
    const onSite = [
      'donation/open-phone-code',
      'login',
      'privacy-notice',
      'donation/partner-token',
      'payment-link',
      'donation/handover',
      ...afterPayment,
    ]
    expect(named.filter(({ audience }) => audience === 'site').map(({ path }) => path)).toEqual(onSite)
  })
})

it('privacy.md names what the trust’s own pages store for the widget', () => {
  const [, cookie = ''] = /^const cookie = '(\w+)'$/m.exec(read('site/app/language/languageRules.ts')) ?? []
  const row = (of: string): string =>
    doc('privacy')
      .split('\n')
      .find((line) => line.startsWith(`| ${of} |`)) ?? ''
  expect(cookie).not.toBe('')
  expect(missing(row('cookies'), [cookie])).toEqual([])
  expect(missing(row('`localStorage`'), Object.values(storageKeys))).toEqual([])
})

it('the package’s README names every prop of DonateForm', () => {
  const own = membersOf(parse('widget/react/DonateForm.tsx'), 'DonateFormProps').map(nameOf)
  const ofRequest = membersOf(parse('widget/publicApi.ts'), 'OpenRequest').map(nameOf)
  const props = [...own, ...ofRequest.filter((name) => name !== 'items')]
  const paragraph = /^`DonateForm` is[^]*?\n\n/m.exec(read('widget/package/README.md'))?.[0] ?? ''
  expect(props).toContain('projectId')
  expect(missing(paragraph, props)).toEqual([])
})

it('configuration.md names the variables of the builds and of the tests’ programs', () => {
  const configs = readdirSync(repository).filter((name) => /^vite\..*\.ts$/.test(name))
  const built = configs.flatMap((name) =>
    [...read(name).matchAll(/process\.env\['(\w+)'\]/g)].map(([, one = '']) => one),
  )
  expect(built).toContain('VITE_SOCIAL')
  expect(missing(doc('configuration'), [...built, ...Object.values(programs).map(({ variable }) => variable)])).toEqual(
    [],
  )
})

it('the changelog has the version, and a date for exactly the released ones', () => {
  const { version } = JSON.parse(read('package.json')) as { version: string }
  const headings = [...read('CHANGELOG.md').matchAll(/^## \[(.+)\] - (Unreleased|\d{4}-\d\d-\d\d)$/gm)]
  const dated = headings.filter(([, , day]) => day !== 'Unreleased').map(([, name]) => name)
  expect(headings.map(([, name]) => name)).toContain(version)
  expect(dated.toSorted()).toEqual(existsSync(releasedDir) ? readdirSync(releasedDir).toSorted() : [])
})

it('design.md names layouts that the site has', () => {
  const [, text = ''] = doc('design').split('## Grid')
  const layouts = [...text.matchAll(/^- [^`\n]*`([\w-]+)/gm)].map(([, name = '']) => name)
  const looks = read('site/styles/looks.css')
  const isThere = (name: string) =>
    looks.includes(`.${name} {`) || existsSync(join(repository, `site/components/${name}.tsx`))
  expect(layouts.map((name) => [name, isThere(name)])).toEqual([
    ['Section', true],
    ['flow-columns', true],
  ])
})

it('README.md is short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150)
})

it('dependencies.md names every package', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const text = doc('dependencies')
  // A row may name all packages of a scope: `@types/*`.
  const isNamed = (name: string): boolean =>
    [name, name.replace(/^(@[^/]+\/).+/, '$1*')].some((named) => text.includes(`\`${named}\``))
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isNamed(name))).toEqual([])
})

describe.each(pages)('%s', (page) => {
  it('names no event that does not exist', () => {
    // The trust's own names: a storage key, and the event of its outcome page.
    const known = [...names('Events'), 'donate:touch', 'donate:confirmed']
    const found = [...read(`docs/${page}`).matchAll(/\bdonate:[a-z-]+/g)].map(([name]) => name)
    expect(found.filter((name) => !known.includes(name))).toEqual([])
  })

  it('links to files that exist', () => {
    const links = [...read(`docs/${page}`).matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, path = '']) => path)
    expect(links.filter((path) => !existsSync(join(repository, 'docs', dirname(page), path)))).toEqual([])
  })
})
