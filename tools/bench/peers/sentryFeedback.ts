/** Sentry's user feedback in one bundle, as its npm package has it. https://docs.sentry.io/platforms/javascript/user-feedback/ */
import type { Peer } from './peer.ts'

export const sentryFeedback: Peer = {
  name: 'Sentry feedback',
  slug: 'sentry',
  packages: { '@sentry/browser': '11.12.0' },
  body: '',
  script: `import * as Sentry from '@sentry/browser'
Sentry.init({
  dsn: 'https://bench@o0.ingest.sentry.io/1',
  integrations: [Sentry.feedbackIntegration({ colorScheme: 'light' })],
})`,
  opener: '#sentry-feedback >> .widget__actor',
  openedWhen: '#sentry-feedback >> dialog[open]',
  usableWhen: '#sentry-feedback >> dialog[open] :is(input, textarea)',
}
