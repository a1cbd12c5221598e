import { createTransport } from 'nodemailer'
import { bounceAddress, isOneAddress, messageId, parseSender } from './addresses.ts'
import { faultOf } from './faultOf.ts'
import { DeliveryFault, type MailTransport } from './mailTransport.ts'
import type { Attachment } from './renderMail.ts'
import { SIDE_BY_SIDE } from './sendMails.ts'

const WAIT_MS = 30_000

export interface SmtpOptions {
  /** e.g. `smtps://USER:PASSWORD@smtp.example.org:465`; options of nodemailer may follow as a query. */
  url: string
  /** Sender, e.g. `Asha Trust <donations@example.org>`. */
  from: string
  /** Mailbox for bounces, e.g. `bounces@example.org`. The mail's key is added after a `+`. Absent: bounces go to the sender. */
  bouncesTo?: string
}

/**
 * Sends mails over SMTP. Over `smtp://` it asks for TLS, and sends nothing without it except to this machine; the URL may say otherwise
 * (`?requireTLS=false`). A certificate must be valid.
 */
export function createSmtpTransport({ url, from, bouncesTo }: SmtpOptions): MailTransport {
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
    async deliver({ key, to, subject, text, html, replyTo, attachment }) {
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
          headers: { 'Auto-Submitted': 'auto-generated' },
          envelope: { from: bouncesTo ? bounceAddress(key, bouncesTo) : sender.address, to: [to] },
        })
      } catch (error) {
        throw faultOf(error)
      }
    },
  }
}

const toAttachment = ({ name, type, content }: Attachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(content),
})

const isLoopback = (url: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
