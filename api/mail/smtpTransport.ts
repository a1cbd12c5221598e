import { createTransport } from 'nodemailer'
import { bounceAddress, isOneAddress, messageId, parseSender } from './addresses.ts'
import { isBadAddress } from './bounce.ts'
import { DeliveryFault, type FaultKind, type MailTransport } from './mailTransport.ts'
import { type Attachment, PICTURE_ID } from './renderMail.ts'
import { SIDE_BY_SIDE } from './sendMails.ts'

const WAIT_MS = 30_000

/** A mail with its PDF takes seconds. The limits above count silence only, so a server that sends a byte now and then would hold the job for ever. */
const DELIVERY_MS = 5 * 60_000

export interface SmtpOptions {
  /** e.g. `smtps://USER:PASSWORD@smtp.example.org:465`; options of nodemailer may follow as a query. */
  url: string
  /** Sender, e.g. `Asha Trust <donations@example.org>`. */
  from: string
  /** Mailbox for bounces, e.g. `bounces@example.org`. The mail's key is added after a `+`. Absent: bounces go to the sender. */
  bouncesTo?: string
  /** The longest that one delivery may take, in ms. */
  deliveryMs?: number
}

/**
 * Sends mails over SMTP. Over `smtp://` it asks for TLS, and sends nothing without it except to this machine; the URL may say otherwise
 * (`?requireTLS=false`). A certificate must be valid.
 */
export function createSmtpTransport({ url, from, bouncesTo, deliveryMs = DELIVERY_MS }: SmtpOptions): MailTransport {
  const sender = parseSender(from)
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: SIDE_BY_SIDE,
    // Our own queue repeats, and counts the attempts.
    maxRequeues: 0,
    requireTLS: !isLoopback(url),
    connectionTimeout: WAIT_MS,
    greetingTimeout: WAIT_MS,
    socketTimeout: 2 * WAIT_MS,
    // A mail is text from the database. It must never make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    keepsTexts: false,
    close: () => transporter.close(),
    async deliver({ key, to, subject, text, html, replyTo, attachment, unsubscribe }) {
      // The library reads a list of recipients out of a text with commas.
      if (!isOneAddress(to)) throw new DeliveryFault('address', '5.1.3', 'not a mail address')
      try {
        await transporter.sendMail({
          from: sender,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(attachment ? { attachments: [toAttachment(attachment)] } : {}),
          messageId: messageId(key, sender.address),
          ...(replyTo && replyTo !== sender.address ? { replyTo: { name: '', address: replyTo } } : {}),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribe && {
              'List-Unsubscribe': `<${unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          envelope: { from: bouncesTo ? bounceAddress(key, bouncesTo) : sender.address, to: [to] },
          signal: AbortSignal.timeout(deliveryMs),
        })
      } catch (error) {
        throw faultOf(error)
      }
    },
  }
}

const toAttachment = ({ name, type, content, alt }: Attachment) => ({
  ...(alt !== undefined && { cid: PICTURE_ID }),
  filename: name,
  contentType: type,
  content: Buffer.from(content),
})

const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)

const LONGEST_TEXT = 200

/** What nodemailer adds to an error. */
interface SmtpError {
  code?: string
  command?: string
  responseCode?: number
  response?: string
}

/**
 * What a failed attempt means. Only an answer about the recipient or the mail itself can end it. If the server refuses us (sign-in, sender), every mail would
 * be refused: that is our problem and is tried again.
 */
function faultOf(error: unknown): DeliveryFault {
  const { code = 'ERROR', command = '', responseCode, response } = readError(error)
  if (responseCode === undefined || response === undefined)
    return new DeliveryFault('away', code, clean(error instanceof Error ? error.message : ''))
  return new DeliveryFault(kindOf(command, responseCode, response), statusOf(response, responseCode), clean(response))
}

const isObject = (value: unknown): value is SmtpError => typeof value === 'object' && value !== null

const readError = (error: unknown): SmtpError => (isObject(error) ? error : {})

function kindOf(command: string, replyCode: number, reply: string): FaultKind {
  const about = command === 'RCPT TO' ? 'address' : command === 'DATA' || command === 'BDAT' ? 'refused' : null
  if (!about) return 'away'
  // 503 reports a wrong order of commands, not a refusal.
  if (replyCode < 500 || replyCode === 503) return 'later'
  // A refusal of the recipient without an enhanced code of a final fault is about the address, too.
  const enhanced = enhancedCode(reply) ?? ''
  return about === 'address' && (!enhanced.startsWith('5.') || isBadAddress(enhanced)) ? 'address' : 'refused'
}

/** The enhanced code (RFC 3463) if the reply has one, else the reply code. */
const statusOf = (reply: string, replyCode: number): string => enhancedCode(reply) ?? String(replyCode)

/** It follows the reply code: another such number in the text, such as an address, is none. */
const enhancedCode = (reply: string): string | undefined => /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1]

/** One line that staff can read. */
const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
