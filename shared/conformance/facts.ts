import { type PaymentDetail, paymentDetailSchema } from '../contract/donation/donation.ts'
import { type Giving, givingSchema } from '../contract/giving.ts'
import { signedInSchema } from '../contract/people/session.ts'
import { type ProjectChoice, projectChoicesSchema } from '../contract/project.ts'
import { NotChecked } from './check.ts'
import type { Exchange } from './exchange.ts'
import { findOrder, type Order } from './order.ts'
import { type Asked, judgedData, type Probe } from './probe.ts'
import type { Settings } from './settings.ts'

/** What several checks need. Each is asked once. The checks named after them judge the answers; the others are left out if one is missing. */
export interface Facts {
  choicesAnswer(): Promise<Exchange>
  choices(): Promise<ProjectChoice[]>
  givingAnswer(projectId: number): Promise<Exchange>
  giving(projectId: number): Promise<Giving>
  /** What the kit donates. */
  order(): Promise<Order>
  loginAnswer(): Promise<Exchange>
  /** Token and origin as the trust's own pages send them. */
  donor(): Promise<Asked & { token: string }>
  /** Sends JSON with them. */
  donorSends(path: string, json: unknown, about?: string): Promise<Exchange>
  preparedAnswer(): Promise<Exchange>
  prepared(): Promise<PaymentDetail>
}

export function collectFacts(probe: Probe, { pay, siteOrigin }: Settings): Facts {
  const facts: Facts = {
    choicesAnswer: once(() => probe.send('project/dropdown-list')),
    choices: once(async () => judgedData(await facts.choicesAnswer(), projectChoicesSchema)),
    givingAnswer: onceEach((projectId) =>
      probe.send('donation/require-item', { json: { project_id: projectId }, about: `project ${projectId}` }),
    ),
    giving: onceEach(async (projectId) => judgedData(await facts.givingAnswer(projectId), givingSchema)),
    order: once(async () => findOrder(await facts.choices(), facts.giving)),
    loginAnswer: once(async () => {
      if (!pay) throw new NotChecked('the paying part is off')
      const { email, password } = pay
      return probe.send('login', { json: { email, password }, origin: siteOrigin })
    }),
    donor: once(async () => {
      const { token } = judgedData(await facts.loginAnswer(), signedInSchema)
      return { token, origin: siteOrigin }
    }),
    donorSends: async (path, json, about = '') => probe.send(path, { json, about, ...(await facts.donor()) }),
    preparedAnswer: once(async () => facts.donorSends('donation/payment-detail', (await facts.order()).request)),
    prepared: once(async () => judgedData(await facts.preparedAnswer(), paymentDetailSchema)),
  }
  return facts
}

const once = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  let asked: Promise<T> | undefined
  return () => (asked ??= ask())
}

const onceEach = <T>(ask: (id: number) => Promise<T>): ((id: number) => Promise<T>) => {
  const asked = new Map<number, Promise<T>>()
  return (id) => {
    const answer = asked.get(id) ?? ask(id)
    asked.set(id, answer)
    return answer
  }
}
