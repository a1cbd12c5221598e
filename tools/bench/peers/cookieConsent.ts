/** Cookie consent whose preferences open by a button of the page. https://cookieconsent.orestbida.com/essential/getting-started.html */
import type { Peer } from './peer.ts'

export const cookieConsent: Peer = {
  name: 'vanilla-cookieconsent',
  slug: 'cookieconsent',
  packages: { 'vanilla-cookieconsent': '3.1.0' },
  body: '<button data-cc="show-preferencesModal">Cookie preferences</button>',
  script: `import 'vanilla-cookieconsent/dist/cookieconsent.css'
import * as CookieConsent from 'vanilla-cookieconsent'
CookieConsent.run({
  // A driven browser is taken for one.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: {
    default: 'en',
    translations: {
      en: {
        consentModal: {
          title: 'We use cookies',
          description: 'Cookies that are needed, and others only if you agree.',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          showPreferencesBtn: 'Manage individual preferences',
        },
        preferencesModal: {
          title: 'Manage cookie preferences',
          acceptAllBtn: 'Accept all',
          acceptNecessaryBtn: 'Reject all',
          savePreferencesBtn: 'Accept current selection',
          closeIconLabel: 'Close',
          sections: [
            { title: 'Strictly necessary', description: 'They cannot be switched off.', linkedCategory: 'necessary' },
            { title: 'Analytics', description: 'They tell how the page is used.', linkedCategory: 'analytics' },
          ],
        },
      },
    },
  },
})`,
  opener: '[data-cc]',
  openedWhen: '#cc-main .pm',
  usableWhen: '#cc-main .pm :is(button, input)',
}
