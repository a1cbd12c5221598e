/** The servers of the browser tests: free ports, data in memory. It prints their addresses as one line of JSON, and ends when its input ends. */
import { defaultLimits } from '../api/config.ts'
import { freePort } from '../demo/stack/freePorts.ts'
import { listen, PortInUse } from '../demo/stack/listen.ts'
import { startStack } from '../demo/stack/startStack.ts'
import { createControls } from './controls/createControls.ts'
import { createPageServer } from './pageServer/pageServer.ts'

const often = { perAccount: 10_000, perAddress: 10_000, windowMinutes: 15 }
const limits = { ...defaultLimits }
for (const name of Object.keys(limits) as Array<keyof typeof limits>) limits[name] = often

async function startAll() {
  const pagesPort = await freePort()
  const pagesRoot = `http://127.0.0.1:${pagesPort}`
  const partnerOrigins = [{ id: 'pages', name: 'Pages under test', origin: pagesRoot }]
  const { close, ...roots } = await startStack({ limits, partnerOrigins, besides: createControls, refundAfterMs: 0 })
  try {
    const pages = await listen(createPageServer(roots), { port: pagesPort, hostname: '127.0.0.1', variable: '' })
    return { close, pages, roots: { ...roots, pagesRoot } }
  } catch (error) {
    await close()
    throw error
  }
}

/** Another program may take a port between the search for a free one and its use. */
async function startOnFreePorts(triesLeft: number): ReturnType<typeof startAll> {
  try {
    return await startAll()
  } catch (error) {
    if (!(error instanceof PortInUse) || triesLeft === 0) throw error
    return startOnFreePorts(triesLeft - 1)
  }
}

const { close, pages, roots } = await startOnFreePorts(3)
console.log(JSON.stringify(roots))
process.stdin.resume()
process.stdin.once('end', () => {
  void Promise.all([pages.close(), close()]).then(() => process.exit())
})
