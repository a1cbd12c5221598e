import { render, screen } from '@testing-library/preact'
import { expect, it } from 'vitest'
import { memoryStorage } from '../../../shared/auth/storage.ts'
import { form as t } from '../../../shared/texts/en/form.ts'
import { lazyText } from '../../../shared/texts/en/lazyText.ts'
import { DialogContext } from '../../dialogContext.ts'
import type { Environment } from '../../environment.ts'
import { createFlow } from '../../flow/createFlow.ts'
import { readyState } from '../../flow/flow.testdata.ts'
import { parts } from '../../parts/parts.ts'
import { Screen as EarlierScreen } from '../EarlierScreen.tsx'
import { ForeignSignIn } from './SignInScreen.tsx'
import { OwnSignIn } from './OwnSignIn.tsx'

it('writes the same addresses if the site’s root ends with a slash', () => {
  const options = { apiRoot: 'https://t.example.org/api', siteRoot: 'https://t.example.org/' }
  const api = { get: () => new Promise(() => {}), post: () => new Promise(() => {}) } as Environment['api']
  const environment = { api, options, foreign: true, lang: 'en', storage: memoryStorage() } as Environment
  const state = readyState({ earlier: { txn_id: 'OLD', payment_status: 'success', amount: 500 } })
  parts.setState({ en: { lazyText } })
  render(
    <DialogContext.Provider value={{ t, environment, flow: createFlow(environment, state) }}>
      <EarlierScreen />
      <ForeignSignIn onSignedIn={() => {}} />
      <OwnSignIn onSignedIn={() => {}} />
    </DialogContext.Provider>,
  )
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://t.example.org/payment-success?txnid=OLD',
    'https://t.example.org/donate?lang=en&project=4&amount=1000&purpose=2',
    'https://t.example.org/forget-password?next=%2Fdonate%3Flang%3Den%26project%3D4%26amount%3D1000%26purpose%3D2',
  ])
})
