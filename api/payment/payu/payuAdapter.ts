import { callAddress, list, plainHttp, text } from '../../../shared/configuration/rules.ts'
import { neededLive, withDefault } from '../../../shared/configuration/variable.ts'
import type { PaymentAdapter } from '../provider.ts'
import { createPayu } from './payu.ts'

/** The provider's two systems (docs/payment-provider.md). Both addresses must be of the same one. */
export const payuAddresses = {
  /** Moves no money. Its account has its own key and salt. */
  test: {
    paymentUrl: 'https://test.payu.in/_payment',
    infoUrl: 'https://test.payu.in/merchant/postservice.php?form=2',
  },
  live: {
    paymentUrl: 'https://secure.payu.in/_payment',
    infoUrl: 'https://info.payu.in/merchant/postservice.php?form=2',
  },
} as const

/**
 * Keys and salts that anybody can read: those of our own sandbox, and the provider's published examples. They must never protect real money.
 * The texts are compared in lower case.
 */
const published = new Set([
  'ab3xk9',
  'kinaratest',
  'k1naraSevaNyasSandb0xSalt2025x32'.toLowerCase(),
  'gtkffx',
  'ecwwelxi',
  'jp***g',
])

/** What people write if they do not have the value yet: a pattern, not open work. */
const unfilled =
  /change.?me|replace.?me|example|placeholder|sandbox|your.?(key|salt)|secret.?(key|salt)|^<.*>$|^(new|old)-salt$|^x+$|^0+$|^todo$/i

/** Whether a key or salt is a placeholder instead of the trust's own. */
function isPlaceholder(text: string): boolean {
  const bare = text.trim()
  return published.has(bare.toLowerCase()) || unfilled.test(bare)
}

const notOurs = 'it is an example that anybody can read; use the one of your PayU account'

const variables = {
  PAYU_KEY: neededLive({
    meaning: 'the key of your PayU account',
    example: 'aB3xK9',
    rule: text('the key as the PayU dashboard shows it'),
    secret: true,
    unless: 'OFFLINE_ONLY',
    refused: { when: isPlaceholder, because: notOurs },
  }),
  PAYU_SALT: neededLive({
    meaning:
      'the salt of your PayU account; while you change it, both with a comma between them: the first signs, all verify',
    example: 'OLD-SALT,NEW-SALT',
    rule: list('one salt, or several with commas between them'),
    secret: true,
    unless: 'OFFLINE_ONLY',
    refused: { when: (salts) => salts.split(',').some(isPlaceholder), because: notOurs },
  }),
  PAYU_INFO_URL: withDefault(payuAddresses.live.infoUrl, {
    meaning: "the address of PayU's queries",
    example: payuAddresses.test.infoUrl,
    rule: callAddress,
    refused: plainHttp,
  }),
} as const

/** PayU's test system has its own host. */
const isTest = (address: string): boolean =>
  new URL(address).hostname === new URL(payuAddresses.test.paymentUrl).hostname

/** PayU, and the variables with which a trust sets it up. */
export const payuAdapter: PaymentAdapter<typeof variables> = {
  variables,
  check({ PAYMENT_URL, PAYU_INFO_URL }) {
    if (isTest(PAYMENT_URL) === isTest(PAYU_INFO_URL)) return []
    const { example, fallback } = variables.PAYU_INFO_URL
    const matching = isTest(PAYMENT_URL) ? example : fallback
    return [
      `PAYMENT_URL and PAYU_INFO_URL must both be test addresses or both be live ones, for example PAYU_INFO_URL=${matching}.`,
    ]
  },
  // Without a salt it prepares no payment and believes no message.
  open: ({ PAYMENT_URL, PAYU_INFO_URL, PAYU_KEY, PAYU_SALT }, fetch) =>
    createPayu({
      merchant: { key: PAYU_KEY ?? '', salts: PAYU_SALT ?? [] },
      paymentUrl: PAYMENT_URL,
      infoUrl: PAYU_INFO_URL,
      fetch,
    }),
  withoutAccount: () => createPayu({ merchant: { key: '', salts: [] }, paymentUrl: '', infoUrl: '', fetch }),
}
