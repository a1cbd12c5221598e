import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface TestSmtp {
  /** e.g. `smtp://127.0.0.1:25025`. */
  url: string
  /** What arrived. */
  mails: Array<{ parsed: ParsedMail; raw: string; from: string; to: string[] }>
  /** Refuses recipients with this reply until it is null. */
  refuse: { code: number; text: string } | null
  stop(): Promise<void>
}

/** A real SMTP server on this machine. */
export async function startSmtp(port = 0, options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onRcptTo(_address, _session, done) {
      const { refuse } = started
      done(refuse && Object.assign(new Error(refuse.text), { responseCode: refuse.code }))
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        started.mails.push({ parsed: await simpleParser(raw), raw: raw.toString(), from, to })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const address = await new Promise<AddressInfo | string | null>((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve(server.server.address())),
  )
  const listening = typeof address === 'object' && address ? address.port : port
  const started: TestSmtp = {
    url: `smtp://127.0.0.1:${listening}`,
    mails: [],
    refuse: null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return started
}
