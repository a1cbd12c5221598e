import { type PaymentDetail, paymentDetailSchema } from '../contract/donation/donation.ts'
import { type Giving, givingSchema } from '../contract/giving.ts'
import { signedInSchema } from '../contract/people/session.ts'
import { type ProjectChoice, projectChoicesSchema } from '../contract/project.ts'
import { NotChecked } from './check.ts'
import type { Exchange } from './exchange.ts'
import { findOrder } from './order.ts'
import { type Asked, judgedData, type Probe } from './probe.ts'
import type { Settings } from './settings.ts'

/** What several checks need. Each is asked once. The checks named after them judge the answers; the others are left out if one is missing. */
export class Facts {
  private readonly probe: Probe
  private readonly settings: Settings

  constructor(probe: Probe, settings: Settings) {
    this.probe = probe
    this.settings = settings
  }

  choicesAnswer = once(() => this.probe.send('project/dropdown-list'))
  choices = once(async (): Promise<ProjectChoice[]> => judgedData(await this.choicesAnswer(), projectChoicesSchema))

  givingAnswer = onceEach((id) =>
    this.probe.send('donation/require-item', { json: { project_id: id }, about: `project ${id}` }),
  )
  giving = onceEach(async (id): Promise<Giving> => judgedData(await this.givingAnswer(id), givingSchema))

  /** What the kit donates. */
  order = once(async () => findOrder(await this.choices(), this.giving))

  loginAnswer = once(async () => {
    const { pay, siteOrigin } = this.settings
    if (!pay) throw new NotChecked('the paying part is off')
    const { email, password } = pay
    return this.probe.send('login', { json: { email, password }, origin: siteOrigin })
  })

  /** Token and origin as the trust's own pages send them. */
  donor = once(async (): Promise<Asked & { token: string }> => {
    const { token } = judgedData(await this.loginAnswer(), signedInSchema)
    return { token, origin: this.settings.siteOrigin }
  })

  /** Sends JSON with them. */
  async donorSends(path: string, json: unknown, about = ''): Promise<Exchange> {
    return this.probe.send(path, { json, about, ...(await this.donor()) })
  }

  preparedAnswer = once(async () => this.donorSends('donation/payment-detail', (await this.order()).request))
  prepared = once(async (): Promise<PaymentDetail> => judgedData(await this.preparedAnswer(), paymentDetailSchema))
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
