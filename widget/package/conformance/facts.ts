import {
  type DonationRecord,
  type PaymentDetail,
  type PaymentDetailRequest,
  paymentDetailSchema,
} from '../../../shared/contract/donation/donation.ts'
import {
  type Giving,
  givingSchema,
  type ProjectChoice,
  projectChoicesSchema,
} from '../../../shared/contract/project.ts'
import { signedInSchema } from '../../../shared/contract/people/account.ts'
import { canBeGiven, defaultFixedBase } from '../../../shared/donation/limits.ts'
import { NotChecked } from './check.ts'
import type { Exchange } from './exchange.ts'
import { type Asked, judgedData, type Probe } from './probe.ts'
import type { Settings } from './options.ts'

export type Facts = ReturnType<typeof gatherFacts>

/** What several checks need. Each is asked once. The checks named after them judge the answers; the others are left out if one is missing. */
export function gatherFacts(probe: Probe, { pay, siteOrigin }: Settings) {
  const choicesAnswer = once(() => probe.send('project/dropdown-list'))
  const choices = once(async (): Promise<ProjectChoice[]> => judgedData(await choicesAnswer(), projectChoicesSchema))

  const givingAnswer = onceEach((id) =>
    probe.send('donation/require-item', { json: { project_id: id }, about: `project ${id}` }),
  )
  const giving = onceEach(async (id): Promise<Giving> => judgedData(await givingAnswer(id), givingSchema))

  /** What the kit donates. */
  const order = once(async () => findOrder(await choices(), giving))

  const loginAnswer = once(async () => {
    if (!pay) throw new NotChecked('the paying part is off')
    const { email, password } = pay
    return probe.send('login', { json: { email, password }, origin: siteOrigin })
  })

  /** Token and origin as the trust's own pages send them. */
  const donor = once(async (): Promise<Asked & { token: string }> => {
    const { token } = judgedData(await loginAnswer(), signedInSchema)
    return { token, origin: siteOrigin }
  })

  /** Sends JSON with them. */
  const donorSends = async (path: string, json: unknown, about = ''): Promise<Exchange> =>
    probe.send(path, { json, about, ...(await donor()) })

  const preparedAnswer = once(async () => donorSends('donation/payment-detail', (await order()).request))
  const prepared = once(async (): Promise<PaymentDetail> => judgedData(await preparedAnswer(), paymentDetailSchema))
  return {
    choicesAnswer,
    choices,
    givingAnswer,
    giving,
    order,
    loginAnswer,
    donor,
    donorSends,
    preparedAnswer,
    prepared,
  }
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | undefined
  return () => (asked ??= ask())
}

function onceEach<T>(ask: (id: number) => Promise<T>): (id: number) => Promise<T> {
  const asked = new Map<number, Promise<T>>()
  return (id) => {
    const answer = asked.get(id) ?? ask(id)
    asked.set(id, answer)
    return answer
  }
}

/** A donation that the API must accept, as the widget sends it. Amounts in rupees. */
interface Order {
  request: PaymentDetailRequest
  record: Omit<DonationRecord, 'txn_id'>
}

type GivingOf = (projectId: number) => Promise<Giving>

/** Any donation of a project that has a price, so that the API must know the amount itself. */
export const findPriced = (choices: readonly ProjectChoice[], givingOf: GivingOf): Promise<Order | null> =>
  firstOrder(
    choices.filter(({ donation_type }) => donation_type !== 'flexible'),
    givingOf,
  )

/** The donation that the kit makes: of a free amount if there is such a project. @throws NotChecked if nothing can be donated */
async function findOrder(choices: readonly ProjectChoice[], givingOf: GivingOf): Promise<Order> {
  const free = choices.filter(({ donation_type }) => donation_type === 'flexible')
  const order = (await firstOrder(free, givingOf)) ?? (await findPriced(choices, givingOf))
  if (!order) throw new NotChecked('no project can be given to')
  return order
}

async function firstOrder(choices: readonly ProjectChoice[], givingOf: GivingOf): Promise<Order | null> {
  for (const choice of choices) {
    const order = orderOf(choice, await givingOf(choice.id))
    if (order) return order
  }
  return null
}

function orderOf({ id, donation_type }: ProjectChoice, giving: Giving): Order | null {
  const [purpose] = giving.purpose
  const item = giving.items.find(({ price }) => canBeGiven(price ?? 0))
  if (!purpose || (donation_type === 'item' && !item)) return null
  const items = donation_type === 'item' && item ? [{ id: item.id, qty: 1 }] : []
  const amount = {
    flexible: giving.suggested_amounts?.[0]?.amount ?? 500,
    fixed: giving.donation_amount ?? defaultFixedBase,
    item: item?.price ?? 0,
  }[donation_type]
  if (!canBeGiven(amount)) return null
  const chosen = { project_id: id, purpose_id: purpose.id, items }
  return {
    request: { ...chosen, amount },
    record: { ...chosen, purpose_text: purpose.title, donation_type, donation_amount: amount },
  }
}
