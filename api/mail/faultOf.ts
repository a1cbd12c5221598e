import { isBadAddress } from './isBadAddress.ts'
import { DeliveryFault, type FaultKind } from './mailTransport.ts'

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
export function faultOf(error: unknown): DeliveryFault {
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
