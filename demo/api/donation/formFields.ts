import * as z from 'zod/mini'
import type { ApiConfig } from '../config.ts'
import { requestHash } from '../payment/hash.ts'
import { providerAmount } from './money.ts'

/** Every field of the payment form, as text; posted unchanged, since the hash covers them (payment-gateway.md, 0.2). */
export const formFieldsSchema = z.record(z.string(), z.string())

const FIRST_NAME_DEFAULT = 'Donor'
const PHONE_DEFAULT = '9999999999'
/** Most characters of `productinfo`. */
const PRODUCT_MOST = 100

export interface FormDonor {
  email: string
  full_name: string
  contact_no: string | null
}

/** Builds the signed form of one donation. `projectTitle` is the English one: the provider takes no Devanagari. */
export function buildFormFields(
  config: Pick<ApiConfig, 'merchant' | 'apiRoot'>,
  gift: { txnId: string; amountRupees: number; projectTitle: string },
  donor: FormDonor,
): Record<string, string> & { hash: string } {
  const returnUrl = `${config.apiRoot}/payment/return/${gift.txnId}`
  const signed = {
    txnid: gift.txnId,
    amount: providerAmount(gift.amountRupees),
    productinfo: providerProduct(gift.projectTitle),
    firstname: providerFirstName(donor.full_name),
    email: donor.email,
    udf1: '',
    udf2: '',
    udf3: '',
    udf4: '',
    udf5: '',
  }
  return {
    key: config.merchant.key,
    ...signed,
    phone: providerPhone(donor.contact_no),
    surl: returnUrl,
    furl: returnUrl,
    hash: requestHash(config.merchant, signed),
  }
}

/** A project's title in the provider's characters, at most 100, cut after a word; 'Donation' where nothing is left of it. */
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

/** Accents are dropped, and what the provider does not take becomes nothing. */
const inProviderCharacters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[^A-Za-z0-9\-_@/ .]/g, '')
    .trim()

/** First name in the provider's characters, at most 60; accents are dropped, and a name in another script becomes 'Donor'. */
export function providerFirstName(fullName: string): string {
  return inProviderCharacters(fullName).split(/ +/)[0]?.slice(0, 60) || FIRST_NAME_DEFAULT
}

/** Ten digits; the specification's placeholder where the account has no number. */
export function providerPhone(contactNo: string | null): string {
  const digits = (contactNo ?? '').replace(/\D/g, '').slice(-10)
  return digits.length === 10 ? digits : PHONE_DEFAULT
}
