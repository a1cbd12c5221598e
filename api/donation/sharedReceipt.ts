import { DAY_MS } from '../../shared/date.ts'
import * as z from 'zod/mini'
import type {
  ReceiptLink,
  receiptLinkRequestSchema,
  sharedReceiptRequestSchema,
} from '../../shared/contract/donation/receipt.ts'
import { sitePaths } from '../../shared/sitePaths.ts'
import { describeReceipt } from '../accounting/receipts/describeReceipt.ts'
import { readReceipt } from '../accounting/receipts/readReceipt.ts'
import { describeReturns, readReturns } from '../accounting/receipts/readReturns.ts'
import { countAttempt } from '../accounts/limit.ts'
import { newSecret } from '../accounts/secret.ts'
import { notFound } from '../base/http/refusal.ts'
import type { Place, Sealed, WithVault } from '../base/vault/vault.ts'
import type { Handler, VisitorHandler } from '../call.ts'
import { requirePaidDonation } from './findDonation.ts'

const LINK_DAYS = 90

/** No row has it: the sealed text names the donation. */
const place: Place = 'receipt_links.link:0'

/** What a link says. The vault seals it, so nobody can make one. */
const linkSchema = z.tuple([z.int(), z.string()])

/**
 * `POST donation/receipt-link { txn_id, share? }` (our addition). Makes the link that opens the receipt of an own donation for others, or ends it, or only reads
 * it. It opens for 90 days. A link that was ended never opens again. 404 for an unknown, somebody else's or unconfirmed donation.
 */
export const linkReceipt: Handler<typeof receiptLinkRequestSchema> = async ({ deps, session }, { txn_id, share }) => {
  const donation = await requirePaidDonation(deps, session, txn_id)
  const now = deps.now()
  const own = deps.db.deleteFrom('receipt_links').where('donation_id', '=', donation.id)
  if (share !== undefined) await own.$if(share, (old) => old.where('expires_at', '<=', now)).execute()
  if (share) {
    const expires_at = new Date(now.getTime() + LINK_DAYS * DAY_MS)
    await deps.db
      .insertInto('receipt_links')
      .values({ donation_id: donation.id, nonce: newSecret(), created_at: now, expires_at })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const link = await deps.db
    .selectFrom('receipt_links')
    .selectAll()
    .where('donation_id', '=', donation.id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (!link) return { data: null }
  const sealed = deps.vault.seal(JSON.stringify([donation.id, link.nonce]), place)
  // The part behind # is sent to no server and to no other page.
  const url = `${deps.config.siteRoot}${sitePaths.sharedReceipt}#${sealed}`
  const data: ReceiptLink = { url, until: link.expires_at.toISOString() }
  return { data }
}

/**
 * `POST shared-receipt { link }` (our addition). The newest version of the receipt behind a link, in the reader's language. It leaves out the donor's PAN,
 * address and e-mail, the name to write, and the provider's number. 404 if the link is wrong, ended or too old; 429 after many requests within an hour.
 */
export const readSharedReceipt: VisitorHandler<typeof sharedReceiptRequestSchema> = async (
  { deps, request, language },
  { link },
) => {
  await countAttempt(deps, { what: 'sharedReceipt', account: link, address: deps.clientAddress(request) })
  const opened = openLink(deps, link)
  if (!opened) throw notFound()
  const [donationId, nonce] = opened
  const found = await deps.db
    .selectFrom('receipt_links')
    .select('donation_id')
    .where('donation_id', '=', donationId)
    .where('nonce', '=', nonce)
    .where('expires_at', '>', deps.now())
    .executeTakeFirst()
  const frozen = found && (await readReceipt(deps, donationId))
  if (!frozen?.donor) throw notFound()
  const address = { line: '', city: '', state: '', pin: '' }
  const donor = { name: frozen.donor.name, email: '', address, pan: null }
  const receipt = describeReceipt({ ...frozen, donor }, { dedicated_to: null }, language)
  const returns = describeReturns(await readReturns(deps, donationId), { amount: frozen.snapshot.amount, language })
  return { data: { receipt: { ...receipt, payment_id: null }, returns } }
}

function openLink({ vault }: WithVault, link: string): z.output<typeof linkSchema> | null {
  try {
    return linkSchema.parse(JSON.parse(vault.open(link as Sealed, place)))
  } catch {
    return null
  }
}
