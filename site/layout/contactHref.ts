/** Links made of what the API sends: never a script, whatever stands in the data. */
import type { Contact } from '../../shared/contract/content/contact.ts'

/** @returns the address if it is http(s), else undefined */
export const safeHref = (url: string | null | undefined): string | undefined =>
  url && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) ? url : undefined

/** A telephone link of the digits alone. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The numbers that are there, up to two. */
export const phonesOf = ({ companyContactFirst, companyContactSecond }: Contact): string[] =>
  [companyContactFirst, companyContactSecond].flatMap((phone) => phone || [])
