import { expect, it } from 'vitest'
import { policyLines } from './policyLines.ts'

it('names each origin in the one directive that needs it', () => {
  expect(policyLines({ siteRoot: 'https://kinara.example', apiRoot: 'https://api.kinara.example/v2/api' })).toEqual({
    hosts:
      'script-src https://kinara.example;\nconnect-src https://api.kinara.example;\nimg-src https://api.kinara.example',
    nonce: "script-src 'nonce-…';\nconnect-src https://api.kinara.example;\nimg-src https://api.kinara.example",
  })
})
