import { describe, expect, it } from 'vitest'
import { BUILT_NAME, trustNameOf, withTrustName } from './trustName.ts'

const hostile = `a'b"c\`d\\e</script>&$&=%41+\u2028😀`
const name = trustNameOf({ TRUST_NAME: hostile, TRUST_NAME_HI: 'आशा न्यास' })

describe('the trust’s name', () => {
  it('reaches scripts within any string, and is read back unchanged', () => {
    for (const quote of ["'", '"', '`']) {
      const served = withTrustName(`${quote}${BUILT_NAME.script}${quote}`, name).slice(1, -1)
      expect(served).not.toMatch(/['"`\\$<\u2028]/)
      expect(served).toContain('आशा न्यास')
      expect(Object.fromEntries(new URLSearchParams(served))).toEqual(name)
    }
  })

  it('is text in HTML and a string in JSON', () => {
    const html = withTrustName(`<title>${BUILT_NAME.html}</title>`, name)
    expect(html).toContain('a&#39;b&quot;c`d\\e&lt;/script&gt;&amp;$&amp;=')
    expect(JSON.parse(withTrustName(`{"name":"${BUILT_NAME.json}"}`, name))).toEqual({ name: hostile })
  })

  it('is the English one where a language has none', () => {
    expect(trustNameOf({ TRUST_NAME: 'Asha Trust' })).toEqual({ en: 'Asha Trust', hi: 'Asha Trust' })
  })
})
