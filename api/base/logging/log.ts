/**
 * What a line may contain besides its event. Names are listed here, one by one, so that no personal data reaches a log. No field holds a person's name,
 * address or number, a form, or a token. Add a name here when you need one.
 */
export interface LogFields {
  /** Of the request that the line belongs to. */
  requestId?: string
  method?: string
  /** Pattern of the route, e.g. `/api/payment/return/:txnId`; never the path itself. */
  route?: string
  status?: number
  /** Duration. */
  ms?: number
  /** Length of the answer. */
  bytes?: number
  /** The donation's transaction id, which donors quote to the trust. */
  txnId?: string
  donationId?: number
  /** Keyed hash of an account or a network: equal for equal ones. */
  caller?: string
  /** Row of another table. */
  rowId?: number
  /** How many. */
  count?: number
  attempt?: number
  /** A code from our own list, e.g. of a refusal. */
  code?: string
  /** Names of a payload's refused fields, from our own schemas; never their values. */
  fields?: string
  /** A short reason in our own words. */
  reason?: string
  /** Name of a job, mail, provider call, migration or command. */
  job?: string
  mail?: string
  call?: string
  migration?: string
  /** How a message arrived: `return`, `webhook`, `query`. */
  source?: string
  /** Which database, server or folder the program uses, without credentials. */
  place?: string
  address?: string
  port?: number
  version?: string
  signal?: string
  /** Identifiers of a trace (OpenTelemetry). */
  traceId?: string
}

/**
 * Structured logging. `event` is a short constant text; everything variable is a field. Text in fields and errors passes {@link redact}, but that is a second
 * line of defence: do not log what people typed.
 */
export interface Log {
  debug(event: string, fields?: LogFields): void
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  /** @param error what was thrown; the line contains its stack and its causes */
  error(event: string, error: unknown, fields?: LogFields): void
}

/** Logs nothing. */
export const noLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

export interface WithLog {
  /** Structured lines without personal data. */
  log: Log
}
