import { describe, expect, it } from 'vitest'
import { button, codes, good, hosts, findingsIn, problems } from './examine.testdata.ts'

describe('the content policy', () => {
  it.each([
    ['none'],
    [hosts],
    ['default-src *'],
    ['default-src https:'],
    ['script-src *.kinara.example https://kinara.example:443/widget/; connect-src api.kinara.example; img-src *'],
    [`Content-Security-Policy: ${hosts}`],
    [`add_header Content-Security-Policy "${hosts}" always;`],
    [`Header set Content-Security-Policy "${hosts}"`],
    ["style-src 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"],
    ["Content-Security-Policy-Report-Only: default-src 'self', script-src 'none'"],
    [`Content-Security-Policy: ${hosts}\nContent-Security-Policy-Report-Only: default-src 'none'`],
    [`add_header Content-Security-Policy-Report-Only "default-src 'none'" always;`],
  ])('%s allows the widget', (policy) => {
    expect(problems({ policy })).toEqual([])
  })

  it.each<[string, string[]]>([
    [
      "default-src 'none'",
      [
        'script-src https://kinara.example',
        'connect-src https://api.kinara.example',
        'img-src https://api.kinara.example',
      ],
    ],
    [
      "default-src 'self'; img-src * data:",
      ["script-src 'self' https://kinara.example", "connect-src 'self' https://api.kinara.example"],
    ],
    [
      hosts.replace('connect-src https://api', 'connect-src https://www'),
      ['connect-src https://www.kinara.example https://api.kinara.example'],
    ],
    [
      hosts.replace('img-src https://api.kinara.example', "img-src 'self'"),
      ["img-src 'self' https://api.kinara.example"],
    ],
    [`${hosts}; script-src-elem 'self'`, ["script-src-elem 'self' https://kinara.example"]],
    [
      hosts.replace('kinara.example;', 'kinara.example/widget/v1/donate.js;'),
      ['script-src https://kinara.example/widget/v1/donate.js https://kinara.example'],
    ],
  ])('%s', (policy, fixes) => {
    expect(findingsIn({ policy }).map(({ code, fix }) => [code, fix])).toEqual(fixes.map((fix) => ['csp', fix]))
  })

  const closed = hosts.replace('img-src https://api.kinara.example', 'img-src data: blob:')
  it.each([
    `HTTP/2 200\nvary: cookie\ncontent-security-policy: ${closed}\nx-frame-options: DENY\nserver: nginx`,
    `add_header Content-Security-Policy "${closed}" always;\nadd_header X-Frame-Options DENY;`,
    `Header set Content-Security-Policy "${closed}"\r\nHeader set X-Frame-Options "DENY"`,
    closed.replaceAll(' ', '\n  '),
  ])('%s: ignores other headers, and reads continuation lines', (policy) => {
    expect(findingsIn({ policy }).map(({ fix }) => fix)).toEqual(['img-src data: blob: https://api.kinara.example'])
  })

  it('needs the nonce on the tag, and ignores addresses beside strict-dynamic', () => {
    const nonce = "script-src 'nonce-r4nd' 'strict-dynamic' https://kinara.example; connect-src *; img-src *"
    expect(findingsIn({ policy: nonce })).toEqual([
      {
        code: 'nonce_missing',
        about: '',
        line: 1,
        fix: '<script async src="https://kinara.example/widget/v1/donate.js" nonce="r4nd"></script>',
      },
    ])
    expect(codes({ policy: nonce, html: good.replace('async', 'async nonce="r4nd"') })).toEqual([])
  })

  it('asks for a nonce beside strict-dynamic, on the tag too, unless a script of the page creates the tag', () => {
    const policy = "script-src 'strict-dynamic' 'sha256-abc'; connect-src *; img-src *"
    expect(findingsIn({ policy }).map(({ code, fix }) => [code, fix])).toEqual([
      ['csp', "script-src 'strict-dynamic' 'sha256-abc' 'nonce-…'"],
      ['nonce_missing', '<script async src="https://kinara.example/widget/v1/donate.js" nonce="…"></script>'],
    ])
    const brought = `<script>s.src = 'https://kinara.example/widget/v1/donate.js'</script>${button}`
    expect(codes({ policy, html: brought })).toEqual([])
  })

  describe('a script that is allowed by its hash alone', () => {
    const pinned = good.replace('v1', '1.0.0').replace('async', 'async integrity="sha384-abc" crossorigin="anonymous"')
    const only = (sources: string) => `script-src ${sources}; connect-src *; img-src *`
    it.each([
      ["'sha384-abc'", pinned],
      ["'SHA384-abc' 'self'", pinned],
      ["'strict-dynamic' 'sha384-abc'", pinned],
      ["'nonce-r4nd' 'sha384-abc'", pinned],
      ['https://kinara.example/widget/1.0.0/donate.js', pinned],
      ['https://kinara.example/widget/1.0.0/', pinned],
      ['https://kinara.example/widget/v1/', good],
    ])('is allowed by %s', (sources, html) => {
      expect(codes({ policy: only(sources), html })).toEqual([])
    })

    it('needs every hash of the tag in the policy, and ignores hashes of unknown kinds', () => {
      const two = pinned.replace('sha384-abc', 'sha384-abc?x md5-x sha256-def')
      const trust = { integrity: new Map() }
      expect(codes({ policy: only("'sha384-abc' 'sha256-def'"), html: two, trust })).toEqual([])
      expect(findingsIn({ policy: only("'sha384-abc'"), html: two, trust })).toEqual([
        expect.objectContaining({ code: 'csp', fix: "script-src 'sha384-abc' 'sha256-def'" }),
      ])
    })

    it.each<[string, string, string[]]>([
      ["'sha384-ABC'", pinned, ["script-src 'sha384-ABC' 'sha384-abc'"]],
      ["'strict-dynamic' 'sha384-old'", pinned, ["script-src 'strict-dynamic' 'sha384-old' 'sha384-abc'"]],
      ["'sha256-abc'", pinned, ["script-src 'sha256-abc' 'sha384-abc'"]],
      ["'self'", pinned, ["script-src 'self' https://kinara.example"]],
      // The hash of the page's own script, and no hash on ours.
      ["'sha384-abc'", good, ["script-src 'sha384-abc' https://kinara.example"]],
    ])('is blocked by %s, and the fix allows it', (sources, html, fixes) => {
      expect(findingsIn({ policy: only(sources), html }).map(({ fix }) => fix)).toEqual(fixes)
    })

    it('is allowed by its address on the build that changes, where a hash does not help', () => {
      const html = good.replace('async', 'async integrity="sha384-abc" crossorigin="anonymous"')
      expect(findingsIn({ policy: only("'sha384-abc'"), html }).map(({ code, fix }) => [code, fix])).toEqual([
        ['integrity_wrong', expect.not.stringContaining('integrity')],
        ['csp', "script-src 'sha384-abc' https://kinara.example"],
      ])
    })
  })

  it('includes a policy of the page’s own, and each of two', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="connect-src 'self'">`
    expect(findingsIn({ html: meta + good, policy: "img-src 'self'" }).map(({ about }) => about)).toEqual([
      'img-src',
      'connect-src',
    ])
    expect(findingsIn({ policy: "connect-src 'self', img-src 'self'" }).map(({ about }) => about)).toEqual([
      'connect-src',
      'img-src',
    ])
  })
})
