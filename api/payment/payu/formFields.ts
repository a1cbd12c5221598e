/** The payment form. The browser posts it unchanged, because the hash covers it (docs/payment-provider.md, section 1). */
import anyAscii from 'any-ascii'
import { providerAmount } from '../../../shared/money.ts'
import type { MandateTerms, PaymentOrder } from '../provider.ts'
import { type Merchant, requestHash } from './hash.ts'

const FIRST_NAME_DEFAULT = 'Donor'
const PHONE_DEFAULT = '9999999999'
/** The most characters of `productinfo`. */
const PRODUCT_MOST = 100

/** Builds the signed form of one donation. `project` is the English title, because the provider accepts no Devanagari. */
export function buildFormFields(merchant: Merchant, order: PaymentOrder): Record<string, string> & { hash: string } {
  const signed = {
    txnid: order.txnId,
    amount: providerAmount(order.amountRupees),
    productinfo: providerProduct(order.project),
    firstname: providerFirstName(order.donor.fullName),
    email: order.donor.email,
    udf1: '',
    udf2: '',
    udf3: '',
    udf4: '',
    udf5: '',
  }
  const mandate = order.mandate && mandateDetails(order.mandate, order.amountRupees === 0)
  return {
    key: merchant.key,
    ...signed,
    phone: providerPhone(order.donor.phone),
    surl: order.returnUrl,
    furl: order.returnUrl,
    ...(mandate && { api_version: '7', si: '1', si_details: mandate }),
    hash: requestHash(merchant, signed, mandate ? { mandate } : {}),
  }
}

/** What the donor agrees to, as the provider writes it. Each debit may be less than `billingAmount`. At ₹0 it is net banking, which has no fields of UPI. */
const mandateDetails = ({ mostRupees, startsOn, endsOn, day }: MandateTerms, atZero: boolean): string =>
  JSON.stringify({
    billingAmount: providerAmount(mostRupees),
    billingCurrency: 'INR',
    billingCycle: 'MONTHLY',
    billingInterval: 1,
    ...(!atZero && {
      billingRule: 'MAX',
      // A debit whose notice was late is on a later day of the month.
      billingLimit: 'AFTER',
      billingDate: String(day),
      remarks: 'Monthly donation',
    }),
    paymentStartDate: startsOn,
    paymentEndDate: endsOn,
  })

/** A project's title in the provider's characters, at most 100, cut between words; 'Donation' if nothing remains. */
export function providerProduct(title: string): string {
  const words = inProviderCharacters(title.replaceAll('&', ' and ')).split(/ +/)
  let product = ''
  for (const word of words) {
    const longer = `${product} ${word}`.trim()
    if (longer.length > PRODUCT_MOST) break
    product = longer
  }
  return product || 'Donation'
}

/** Latin letters without accents (`Ł` becomes `L`), and nothing else that the provider refuses. */
const inProviderCharacters = (text: string): string =>
  anyAscii(text.normalize('NFC').replace(/(?!\p{Script=Latin})[\p{L}\p{M}]/gu, ''))
    .replace(/\s/g, ' ')
    .replace(/[^A-Za-z0-9\-_@/ .]/g, '')
    .trim()

/** Forms of address: no payer looks for a payment under them. */
const titles = new Set(
  'adv ca capt col dr er fr justice km kum kumari late lt m/s maj messrs miss mr mrs ms pandit prof pt rev shree shri sir smt sri swami the'.split(
    ' ',
  ),
)

/**
 * A first name that the payer recognises, in the provider's characters, at most 60: "Dr. R. K. Łukasz Rao" is "Lukasz". If only initials or titles are there, they
 * are the name. A name in another script becomes 'Donor'.
 */
export function providerFirstName(fullName: string): string {
  const words = inProviderCharacters(fullName).match(/[^ .]+\.?/g) ?? []
  const isName = (word: string) =>
    word.replace(/[^A-Za-z]/g, '').length > 1 && !titles.has(word.toLowerCase().replace('.', ''))
  return (words.find(isName) ?? words.join(' ')).replace(/\.$/, '').slice(0, 60) || FIRST_NAME_DEFAULT
}

/** Ten digits; the specification's placeholder if the account has no number. */
export function providerPhone(contactNo: string | null): string {
  const digits = (contactNo ?? '').replace(/\D/g, '').slice(-10)
  return digits.length === 10 ? digits : PHONE_DEFAULT
}
