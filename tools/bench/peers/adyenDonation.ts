/** Adyen's Donation component. It has no dialog, so a click mounts it. https://docs.adyen.com/online-payments/donations */
import type { Peer } from './peer.ts'

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

export const adyenDonation: Peer = {
  name: 'Adyen Donation',
  slug: 'adyen',
  packages: { '@adyen/adyen-web': '6.45.2' },
  body: '<button id="give">Donate</button><div id="donation"></div>',
  script: `import { AdyenCheckout, Donation } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
async function begin() {
  const checkout = await AdyenCheckout({
    environment: 'test',
    clientKey: 'test_BENCH',
    countryCode: 'IN',
    locale: 'en-US',
    analytics: { enabled: false },
  })
  document.querySelector('#give').addEventListener('click', () =>
    new Donation(checkout, {
      donation: { type: 'fixedAmounts', currency: 'INR', values: [50000, 100000, 250000] },
      nonprofitName: 'Kinara Seva Nyas',
      nonprofitDescription: 'Every rupee is accounted for in the yearly report.',
      nonprofitUrl: 'https://kinara.example',
      bannerUrl: '${picture}',
      logoUrl: '${picture}',
      onDonate() {},
      onCancel() {},
    }).mount('#donation'),
  )
}
begin()`,
  opener: '#give',
  openedWhen: '.adyen-checkout__adyen-giving',
  usableWhen: '.adyen-checkout__adyen-giving :is(button, input)',
  answer: ({ pathname }) => (pathname.includes('/analytics') ? { checkoutAttemptId: 'bench' } : undefined),
}
