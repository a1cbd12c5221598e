/** Every host but this machine: the peer's double answers, or there is no connection. The bench sends nothing to the network. */
import type { CDPSession } from '@playwright/test'

const open = [
  { name: 'Access-Control-Allow-Origin', value: '*' },
  { name: 'Access-Control-Allow-Headers', value: '*' },
  { name: 'Content-Type', value: 'application/json' },
]

/**
 * Only `https` is intercepted. The bench's own pages and widgets use `http`, and keep their speed.
 *
 * @param answers by a part of the address
 */
export async function answerForeignHosts(cdp: CDPSession, answers: Readonly<Record<string, unknown>>): Promise<void> {
  cdp.on('Fetch.requestPaused', ({ requestId, request: { url, method } }) => {
    const [, answer] = Object.entries(answers).find(([part]) => new URL(url).pathname.includes(part)) ?? []
    const data = method === 'OPTIONS' ? {} : answer
    const done = data
      ? cdp.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: open,
          body: Buffer.from(JSON.stringify(data)).toString('base64'),
        })
      : cdp.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
    // The page may have been closed meanwhile.
    done.catch(() => {})
  })
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
}
