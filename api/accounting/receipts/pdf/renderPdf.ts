import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Language } from '../../../../shared/languages.ts'
import { createTurns } from '../../../base/createTurns.ts'
import { Refused } from '../../../base/http/refusal.ts'
import type { Log } from '../../../base/logging/log.ts'
import { texts } from '../../../texts/texts.ts'
import type { PdfAnswer, PdfOrder } from './pdfWorker.ts'

export type PdfLayout = 'a4' | 'phone'
export type PdfTemplate = 'receipt' | 'statement' | 'card'

/** What every template needs. All values are texts: a template never reads one as markup. */
export interface PdfInput {
  layout: PdfLayout
  lang: Language
  title: string
  description: string
  trust: { name: string; address: string; reach: string[] }
  /** Another picture for each file, because each has another signature of the same facts. */
  qr?: { svg: string; alt: string; label: string }
}

/** For whom a file is made: a user's id, or the job that sends mails. */
export type PdfAccount = number | 'mail'

export interface RenderedPdf {
  pdf: Uint8Array<ArrayBuffer>
  /** It has letters that the fonts lack, so words stand for them. */
  isUnreadable: boolean
}

/** How many files of one account wait or are made at the same time. */
const MOST_OF_ACCOUNT = 6
/** How many wait in all, before others are asked to try again. Each takes about 20 ms. */
const MOST_WAITING = 200
const RETRY_SECONDS = 5
/** A file that is not ready then never will be: the thread is replaced. */
const PATIENCE_MS = 30_000
/** How long a file is kept to be downloaded again, and how many are kept: 100 KB each at most. */
const KEPT_MS = 10 * 60_000
const KEPT_FILES = 200

/** One file is made at a time, and of each account only one waits for that. So each account gets one file, then it is the next one's turn. */
const inTurn = createTurns()
const queues = new Map<PdfAccount, { files: number; inTurn: typeof inTurn }>()
const kept = new Map<string, { file: Promise<RenderedPdf>; until: number }>()
let thread: Promise<Worker> | undefined

/**
 * The PDF of a template with its values, tagged for screen readers (PDF/UA-1). A thread makes it, in turns by account. The same values within ten minutes
 * give the same file. The compiler refuses a document without title or language, a picture without alternative text, and headings that skip a level.
 * @throws Refused 429 `busy_files` if the account, or all together, have too many files in the making
 * @throws Error if the compiler has no build for this platform, or the template fails
 */
export async function renderPdf(template: PdfTemplate, input: PdfInput, account: PdfAccount): Promise<RenderedPdf> {
  const key = keyOf(template, input)
  const now = Date.now()
  for (const [one, { until }] of kept) if (until < now || kept.size > KEPT_FILES) kept.delete(one)
  const before = kept.get(key)
  if (before) return before.file
  const file = makePdf(template, input, account)
  kept.set(key, { file, until: now + KEPT_MS })
  file.catch(() => kept.delete(key))
  return file
}

/**
 * Loads the compiler of 50 MB when a program starts, so that the first document need not wait for it. Logs if there is none for this platform: otherwise only the
 * first donor would notice. The program runs on, because donations need no PDF.
 */
export async function announcePdf(log: Pick<Log, 'error'>, load: () => Promise<unknown> = startThread): Promise<void> {
  try {
    await load()
  } catch (error) {
    log.error('no PDFs', error, { reason: 'receipts are mailed without a file: docs/configuration.md says what to do' })
  }
}

/** Everything that the file says, but its signature, which differs each time. */
function keyOf(template: PdfTemplate, { qr, ...content }: PdfInput): string {
  const facts = JSON.stringify([template, content, qr?.alt, qr?.label])
  return createHash('sha256').update(facts).digest('base64')
}

function makePdf(template: PdfTemplate, input: PdfInput, account: PdfAccount): Promise<RenderedPdf> {
  const queue = queues.get(account) ?? { files: 0, inTurn: createTurns() }
  const inAll = [...queues.values()].reduce((sum, { files }) => sum + files, 0)
  // Mails are sent one after the other, and later if they fail: they are no crowd.
  if (account !== 'mail' && (queue.files >= MOST_OF_ACCOUNT || inAll > MOST_WAITING))
    throw new Refused(429, 'busy_files', { retryAfterSeconds: RETRY_SECONDS })
  const unknown = texts[input.lang].documents.unknownLetters
  const order = { template, data: JSON.stringify(input), unknown }
  queue.files += 1
  queues.set(account, queue)
  return queue
    .inTurn(() => inTurn(async () => sendTo(await startThread(), order)))
    .finally(() => {
      queue.files -= 1
      if (queue.files === 0) queues.delete(account)
    })
}

/** One order at a time, so the next answer of the thread belongs to it. A thread that dies, or is not ready in time, is replaced. */
async function sendTo(worker: Worker, order: PdfOrder): Promise<RenderedPdf> {
  // A program that makes no file may end.
  worker.ref()
  worker.postMessage(order)
  const answers = once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) })
  const [answer]: PdfAnswer[] = await answers.catch((error: unknown) => {
    thread = undefined
    void worker.terminate()
    throw error
  })
  worker.unref()
  if (answer?.is === 'pdf') return answer
  throw answer?.error
}

function startThread(): Promise<Worker> {
  if (thread) return thread
  const worker = new Worker(join(import.meta.dirname, 'pdfWorker.ts'))
  const started = once(worker, 'message').then(
    () => {
      worker.unref()
      return worker
    },
    (cause: unknown) => {
      throw new Error('PDFs cannot be made on this platform', { cause })
    },
  )
  // It also keeps the program alive if the thread dies while it has no order.
  worker.on('error', () => undefined)
  worker.once('exit', () => {
    if (thread === started) thread = undefined
  })
  thread = started
  return started
}
