/** All peers of the comparison. */
import { adyenDonation } from './adyenDonation.ts'
import { cal } from './cal.ts'
import { cookieConsent } from './cookieConsent.ts'
import { docSearch } from './docSearch.ts'
import type { Peer } from './peer.ts'
import { sentryFeedback } from './sentryFeedback.ts'
import { shopifyBuyButton } from './shopifyBuyButton.ts'
import { typebot } from './typebot.ts'

export const peers: readonly Peer[] = [
  docSearch,
  sentryFeedback,
  cal,
  shopifyBuyButton,
  typebot,
  adyenDonation,
  cookieConsent,
]
