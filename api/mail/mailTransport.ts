import type { RenderedMail } from './renderMail.ts'

/** Hands mails to a mail server. */
export interface MailTransport {
  /** @throws DeliveryFault if the server did not take it. */
  deliver(mail: RenderedMail): Promise<void>
  /** True if people read sent mails here, as in the demo: then their texts are kept. */
  keepsTexts: boolean
  close(): void
}

/**
 * Why a mail was not taken.
 * `address`: the recipient's address is refused for good. `refused`: this mail is refused for good. `later`: try again later.
 * `away`: no mail can be sent now, so the next one need not be tried.
 */
export type FaultKind = 'address' | 'refused' | 'later' | 'away'

export class DeliveryFault extends Error {
  readonly kind: FaultKind
  /** Reply code, or the name of a connection error. */
  readonly code: string

  constructor(kind: FaultKind, code: string, text: string) {
    super(text)
    this.kind = kind
    this.code = code
  }
}

/** Takes every mail and sends none: for the demo, which shows them on a page. */
export const demoTransport: MailTransport = {
  deliver: async () => undefined,
  keepsTexts: true,
  close: () => undefined,
}
