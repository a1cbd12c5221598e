/** Every host but this machine: answered by the peer's double, else there is no connection. Nothing of a bench leaves the machine. */
import type { CDPSession } from '@playwright/test'
import type { Peer } from './peer.ts'

const open = [
  { name: 'Access-Control-Allow-Origin', value: '*' },
  { name: 'Access-Control-Allow-Headers', value: '*' },
  { name: 'Content-Type', value: 'application/json' },
]

/** Only `https` is looked at: pages and widgets of the bench itself come by `http`, and stay as fast as they are. */
export async function answerForeignHosts(cdp: CDPSession, answer: Peer['answer']): Promise<void> {
  cdp.on('Fetch.requestPaused', ({ requestId, request: { url, method } }) => {
    const data = method === 'OPTIONS' ? {} : answer?.(new URL(url))
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
