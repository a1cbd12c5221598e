/** `donation/add-donation` and `donation/update-status`: one donation, and only the provider makes it paid. */
import {
  donationHistorySchema,
  donationStatusSchema,
  recordedSchema,
} from '../../../shared/contract/donation/donation.ts'
import { type Bench, type Check, check, inTurn, NotChecked } from './check.ts'
import { unknownTxnId } from './options.ts'
import { judgedData, notRefused, readData, readable } from './probe.ts'

async function recordWith({ facts }: Bench, change: object, about: string) {
  const json = { ...(await facts.order()).record, txn_id: (await facts.prepared()).txn_id, ...change }
  return facts.donorSends('donation/add-donation', json, about)
}

async function statusWith({ facts }: Bench, claim: object, about: string) {
  const json = { txn_id: (await facts.prepared()).txn_id, ...claim }
  return facts.donorSends('donation/update-status', json, about)
}

export const recordingChecks: readonly Check[] = [
  check('record-mismatch', 'A record that differs from the prepared payment is refused.', async (bench) => {
    const { donation_amount } = (await bench.facts.order()).record
    const changes = [
      [{ donation_amount: donation_amount + 1 }, 'another amount'],
      [{ purpose_id: 987_654_321 }, 'another purpose'],
      [{ project_id: 987_654_321 }, 'another project'],
    ] as const
    return inTurn(changes, async ([change, about]) =>
      notRefused(await recordWith(bench, change, about), [409, 422, 400, 404]),
    )
  }),
  check('record-unknown', 'A transaction id that the API did not issue is refused with 404.', async (bench) =>
    notRefused(await recordWith(bench, { txn_id: unknownTxnId }, 'made-up txn_id'), [404]),
  ),
  check(
    'record',
    'donation/add-donation records the prepared donation and answers its transaction id.',
    async (bench) => {
      const { txn_id } = await bench.facts.prepared()
      const recorded = readData(await recordWith(bench, {}, ''), recordedSchema)
      return recorded.txn_id === txn_id ? [] : ['add-donation answers another transaction id']
    },
  ),
  check('record-again', 'Recording the same again is accepted, and makes no second donation.', async (bench) => {
    const { txn_id } = await bench.facts.prepared()
    const again = readData(await recordWith(bench, {}, 'the same again'), recordedSchema)
    if (again.txn_id !== txn_id) return ['the same record again answers another transaction id']
    const listed = await bench.probe.send('donation?page=1&per_page=20', await bench.facts.donor())
    if (readable(listed).status === 404) return []
    const { rows } = readData(listed, donationHistorySchema)
    const found = rows.filter((row) => row.txn_id === txn_id).length
    return found === 1 ? [] : [`the donor's list has the donation ${found} times`]
  }),
  check(
    'status',
    'donation/update-status answers by the contract: the recorded donation is pending, with its amount.',
    async (bench) => {
      const status = await statusWith(bench, {}, '')
      const { txn_id, payment_status, amount } = readData(status, donationStatusSchema)
      return [
        ...(txn_id === (await bench.facts.prepared()).txn_id ? [] : ['update-status answers another transaction id']),
        ...(payment_status === 'pending' ? [] : [`an unpaid donation is ${payment_status}`]),
        ...(amount === (await bench.facts.order()).request.amount ? [] : [`the amount is ${amount}`]),
      ]
    },
  ),
  check('status-claimed', 'A browser that claims a payment changes nothing.', async (bench) => {
    const claim = { payment_status: 'success', status: 'success' }
    const exchange = await statusWith(bench, claim, 'claims success')
    // Refusing the claim is right, too.
    if (readable(exchange).status >= 400) return []
    const { payment_status } = judgedData(exchange, donationStatusSchema)
    return payment_status === 'success' ? [`${exchange.call} made the donation paid`] : []
  }),
  check('return-forged', 'A forged post to the return address makes no donation paid.', async (bench) => {
    const { surl, ...fields } = (await bench.facts.prepared()).fields ?? {}
    if (!surl) throw new NotChecked('the form has no field `surl`: another provider')
    const forged = { ...fields, status: 'success', unmappedstatus: 'captured', mihpayid: '403993715500000000' }
    const text = Object.entries(forged)
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .join('&')
    const body = { type: 'application/x-www-form-urlencoded', text }
    const posted = readable(await bench.probe.send(surl, { body, about: 'forged', bare: true }))
    if (posted.status >= 400) return []
    const status = await statusWith(bench, {}, 'after a forged return')
    const { payment_status } = judgedData(status, donationStatusSchema)
    return payment_status === 'success' ? ['the forged post made the donation paid'] : []
  }),
  check('status-unknown', 'The status of an unknown transaction id is refused with 404.', async (bench) =>
    notRefused(await statusWith(bench, { txn_id: unknownTxnId }, 'made-up txn_id'), [404]),
  ),
]
