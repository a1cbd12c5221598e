/** What a donation should look like, kept by simple rules of its own, and commands that happen to it in any order. */
import fc from 'fast-check'
import { giveRecorded, issue, postReturn, postWebhook } from '../../testing/donations.ts'
import { expireDonations, sweep } from '../../payment/sweep.ts'
import { correctionLines, linesOf, online, settlementLines } from '../ledger/accounts.ts'
import { recordFact } from '../ledger/recordFact.ts'
import { checkLedger } from './checkLedger.ts'
import { AMOUNT, type LedgerWorld, type Model, untouched } from './ledgerWorld.ts'

type Command = fc.AsyncCommand<Model, LedgerWorld>

const says = {
  success: { status: 'success', unmappedstatus: 'captured' },
  failure: { status: 'failure', unmappedstatus: 'failed' },
  cancelled: { status: 'failure', unmappedstatus: 'userCancelled' },
  pending: { status: 'pending', unmappedstatus: 'in progress' },
} as const
type ProviderAnswer = keyof typeof says
const providerAnswer = fc.constantFrom(...(Object.keys(says) as ProviderAnswer[]))

const command = (name: string, run: Command['run'], check: Command['check'] = () => true): Command => ({
  check,
  async run(model, world) {
    await run(model, world)
    await checkLedger(model, world)
  },
  toString: () => name,
})
const which = fc.nat({ max: 2 })
const exists = (index: number) => (model: Readonly<Model>) => index < model.donations.length

/** Both instances do it at the same moment. Answers what each did. */
const twice = <T>(world: LedgerWorld, act: (api: LedgerWorld['instances'][number]) => Promise<T>): Promise<T[]> =>
  Promise.all(world.instances.map(act))

const prepare = fc.boolean().map((isRecorded) =>
  command(
    isRecorded ? 'record' : 'prepare',
    async (model, world) => {
      world.forms.push(
        isRecorded
          ? await giveRecorded(world.api, world.token)
          : await issue(world.api, world.token).then(({ fields, txn_id }) => ({ ...fields, txnid: txn_id })),
      )
      model.donations.push({ ...untouched })
    },
    (model) => !model.isDonorGone && model.donations.length < 3,
  ),
)

const post = fc
  .record({ index: which, say: providerAnswer, forged: fc.boolean(), as: fc.constantFrom('return', 'webhook') })
  .map(({ index, say, forged, as }) =>
    command(
      `${as} ${forged ? 'forged ' : ''}${say} ${index}`,
      async (_, world) => {
        const form = world.form(index)
        const truth = world.api.gateway.payments.get(form.txnid)
        const posted = world.api.gateway.signedPost(form, says[say])
        // A post may be old or forged; only the provider's answer is the truth.
        if (truth) world.api.gateway.payments.set(form.txnid, truth)
        else world.api.gateway.payments.delete(form.txnid)
        const sent = forged ? { ...posted, hash: '0'.repeat(128) } : posted
        await twice(world, async (api) => {
          await (as === 'return' ? postReturn(api, form.txnid, sent) : postWebhook(api, sent))
        })
      },
      exists(index),
    ),
  )

const answer = fc.record({ index: which, say: providerAnswer }).map(({ index, say }) =>
  command(
    `the provider answers ${say} ${index}`,
    async (_, world) => {
      const { txnid } = world.form(index)
      if (world.captured.has(txnid)) return
      if (say === 'success') world.captured.add(txnid)
      world.api.gateway.payments.set(txnid, { ...says[say], transaction_amount: `${AMOUNT}.00` })
    },
    exists(index),
  ),
)

const sweepNow = fc.constant(
  command('sweep', async (_, world) => {
    world.api.advance(5)
    await twice(world, ({ deps }) => sweep(deps))
  }),
)

const expire = fc.constant(
  command('expire', async (_, world) => {
    const whenExpired = () => new Date(world.api.deps.now().getTime() + 40 * 24 * 3600_000)
    await twice(world, ({ deps }) => expireDonations({ ...deps, now: whenExpired }))
  }),
)

const remove = fc.constant(
  command(
    'delete the donor',
    async (model, world) => {
      if ((await world.removeDonor()).status !== 200) throw new Error('the donor is not deleted')
      model.isDonorGone = true
    },
    (model) => !model.isDonorGone,
  ),
)

type Money = 'refunded' | 'disputed' | 'dispute_won' | 'dispute_lost' | 'settled'

/** Staff change what was paid, or take all of it back, while nothing else happened to the money. */
const byStaff = fc
  .record({ index: which, event: fc.constantFrom('corrected' as const, 'voided' as const), number: fc.nat({ max: 2 }) })
  .map(({ index, event, number }) =>
    command(
      `${event} ${index} as ${number}`,
      async (model, world) => {
        const { id, state } = await world.donation(index)
        const expected = model.donations[index]
        if (!expected) return
        const isNew = !(await world.hasFact(id, event, String(number)))
        const now = { held: 'clearing', amountPaise: (AMOUNT + expected.corrected) * 100 } as const
        const lines =
          event === 'corrected'
            ? correctionLines(now, { ...now, amountPaise: now.amountPaise + 10_000 })
            : linesOf('voided', online, now.amountPaise)
        const fact = { donationId: id, event, lines, reference: String(number), actor: 3, at: world.api.deps.now() }
        const done = await twice(world, ({ deps }) => deps.db.transaction().execute((db) => recordFact(db, fact)))
        const times = done.filter(Boolean).length
        if (times !== (state === 'paid' && isNew ? 1 : 0)) throw new Error(`${times} facts of one act`)
        if (times === 0) return
        if (event === 'corrected') expected.corrected += 100
        else expected.isVoid = true
      },
      exists(index),
    ),
  )

const money = fc
  .record({
    index: which,
    event: fc.constantFrom<Money>('refunded', 'disputed', 'dispute_won', 'dispute_lost', 'settled'),
    part: fc.constantFrom(100, 250, 500),
    number: fc.nat({ max: 2 }),
  })
  .map(({ index, event, part, number }) =>
    command(
      `${event} ${part} ${index} as ${number}`,
      async (model, world) => {
        const donation = await world.donation(index)
        const expected = model.donations[index]
        const wasPaid = await world.wasPaid(donation.id)
        const isNew = !(await world.hasFact(donation.id, event, String(number)))
        const fact = {
          donationId: donation.id,
          event,
          reference: String(number),
          actor: 'provider' as const,
          at: world.api.deps.now(),
          ...(event === 'refunded' || event === 'disputed' ? { amountPaise: part * 100 } : {}),
          ...(event === 'settled'
            ? { lines: settlementLines({ grossPaise: part * 100, feePaise: 500, taxPaise: 90 }) }
            : {}),
        }
        const done = await twice(world, ({ deps }) => deps.db.transaction().execute((db) => recordFact(db, fact)))
        const times = done.filter(Boolean).length
        if (times > ((wasPaid || event === 'settled') && isNew ? 1 : 0)) throw new Error(`${times} facts of one event`)
        if (times === 0 || !expected) return
        if (event === 'refunded') expected.refunded += part
        if (event === 'disputed') expected.disputed += part
        if (event === 'dispute_won') {
          if (expected.disputed === 0) expected.lost = 0
          expected.disputed = 0
        }
        if (event === 'dispute_lost') {
          expected.lost +=
            expected.disputed || Math.max(0, AMOUNT + expected.corrected - expected.refunded - expected.lost)
          expected.disputed = 0
        }
      },
      exists(index),
    ),
  )

/** What changes a payment or its money is far more frequent than the end of an account. */
const often = [post, post, post, post, post, answer, answer, money, money, money, money, money, money, byStaff]

export const ledgerCommands = fc.commands([...often, sweepNow, prepare, expire, remove], {
  maxCommands: 16,
  size: 'max',
})

/** Two recorded donations; the first is paid. */
export async function begin(world: LedgerWorld): Promise<Model> {
  world.forms.push(await giveRecorded(world.api, world.token), await giveRecorded(world.api, world.token))
  const form = world.form(0)
  world.captured.add(form.txnid)
  await postWebhook(world.api, world.api.gateway.signedPost(form, says.success))
  return { donations: [{ ...untouched }, { ...untouched }], isDonorGone: false }
}
