import { describe, expect, it } from 'vitest'
import { BUILT_SOCIAL, socialText, withRoots } from './roots.ts'
import { siteHeaders } from './siteServer.ts'
import { trustNameOf } from './trustName.ts'

const social = {
  google: { script: 'http://localhost:4304/gsi/client', clientId: `a'b"c\`d\\e` },
  apple: { script: 'http://localhost:4304/appleid/auth.js', clientId: 'x' },
}

describe('identity providers', () => {
  it('reach the site within any string of a script, and are read back unchanged', () => {
    const roots = { apiRoot: 'http://a/api', siteRoot: 'http://s', social, trustName: trustNameOf({ TRUST_NAME: 'x' }) }
    for (const quote of ["'", '"', '`']) {
      const served = withRoots(`${quote}${BUILT_SOCIAL}${quote}`, roots)
      expect(served.slice(1, -1)).not.toMatch(/['"`\\$]/)
      const read = new URLSearchParams(served.slice(1, -1))
      expect(read.get('google_client')).toBe(social.google.clientId)
      expect(read.get('apple_script')).toBe(social.apple.script)
    }
    expect(socialText()).toBe('')
    expect(socialText({ apple: social.apple })).not.toContain('google')
  })

  it('are allowed by exactly their scripts and their frame, and not at all if there is none', () => {
    const origins = { api: 'http://localhost:2', gateway: 'http://localhost:3' }
    const policy = siteHeaders({ ...origins, social })['Content-Security-Policy'] ?? ''
    expect(policy).toContain(`script-src 'self' ${social.google.script} ${social.apple.script};`)
    expect(policy).toContain('frame-src http://localhost:4304;')
    expect(siteHeaders(origins)['Content-Security-Policy']).not.toMatch(/4304|frame-src/)
  })
})
