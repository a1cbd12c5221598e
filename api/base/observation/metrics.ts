import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { ObservedRequest } from './observeRequests.ts'

export type CallOutcome = 'ok' | 'unreachable' | 'error'

/** Figures of one process, for Prometheus. */
export interface Metrics {
  registry: Registry
  request(request: ObservedRequest): void
  /** A call to the payment provider, e.g. `query`. */
  providerCall(call: string, outcome: CallOutcome, seconds: number): void
  /** A try to send a mail. @param mail its kind, e.g. `receipt` */
  mailTried(mail: string, outcome: 'sent' | 'failed'): void
}

/** Around the targets: pages and calls within 100 ms, payments within seconds. 15 s is when a client gives up. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
const providerBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 30]

/** @param processFigures also those of Node: memory, CPU, event loop, garbage collection */
export function createMetrics({ processFigures = false } = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (processFigures) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'donate_http_request_duration_seconds',
    help: 'Time to answer a request, by method, pattern of the route, and status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  })
  const calls = new Histogram({
    name: 'donate_provider_call_duration_seconds',
    help: 'Time of a call to the payment provider, by call and outcome (ok, unreachable, error)',
    labelNames: ['call', 'outcome'],
    buckets: providerBuckets,
    registers,
  })
  const mails = new Counter({
    name: 'donate_mail_tries_total',
    help: 'Tries to send a mail, by kind and outcome (sent, failed)',
    labelNames: ['mail', 'outcome'],
    registers,
  })
  return {
    registry,
    request: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    providerCall: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    mailTried: (mail, outcome) => mails.inc({ mail, outcome }),
  }
}
