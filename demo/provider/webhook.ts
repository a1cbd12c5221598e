/** Notifies the shop's server of a payment's result, independently of the payer's browser (docs/payment-provider.md, section 1). */

export interface WebhookPlan {
  /** Wait before the first try, milliseconds. */
  delayMs: number
  /** How often the same message is sent: delivery is at least once. */
  copies: number
}

interface Deps {
  url: string
  post: (url: string, init: RequestInit) => Promise<Response>
  nowMs: () => number
  log: (line: string) => void
  /** Wait between tries, milliseconds. */
  retryMs: number
}

type Message = Record<string, string>

const TRIES = 3
const ANSWER_WITHIN_MS = 10_000

export type Webhooks = ReturnType<typeof openWebhooks>

/** Three tries each, as the provider does; only 200 counts as received. */
export function openWebhooks(deps: Deps) {
  /** `status`: HTTP status of the shop's answer; 0 if there was none. */
  const attempts: Array<{ txnid: string; attempt: number; status: number; atMs: number }> = []
  const timers = new Set<NodeJS.Timeout>()
  const stopped = new AbortController()

  const delayed = (delayMs: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, delayMs)
    timers.add(timer)
  }

  const deliver = async (fields: Message, attempt: number): Promise<void> => {
    const status = await answerStatus(deps, fields, stopped.signal)
    if (stopped.signal.aborted) return
    attempts.push({ txnid: fields.txnid ?? '', attempt, status, atMs: deps.nowMs() })
    if (status === 200) return
    deps.log(`webhook for ${fields.txnid} answered ${status || 'nothing'} (try ${attempt} of ${TRIES})`)
    if (attempt < TRIES) delayed(deps.retryMs, () => void deliver(fields, attempt + 1))
  }

  return {
    /** @param message or a function that makes it when it is due, and may answer null for none */
    send(message: Message | (() => Message | null), { delayMs, copies }: WebhookPlan = { delayMs: 0, copies: 1 }) {
      delayed(delayMs, () => {
        const fields = typeof message === 'function' ? message() : message
        for (let copy = 0; fields && copy < copies; copy++) void deliver(fields, 1)
      })
    },
    attempts: () => attempts,
    /** Drops pending messages at once. */
    close() {
      stopped.abort()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

async function answerStatus(deps: Deps, fields: Message, stopped: AbortSignal): Promise<number> {
  try {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(ANSWER_WITHIN_MS)])
    const answer = await deps.post(deps.url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal,
    })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 0
  }
}
