/** The servers of the browser tests: free ports, memory only. Prints its addresses as one line of JSON; ends with its input. */
import { defaultLimits } from '../api/config.ts'
import { startStack } from '../serve/startStack.ts'

const often = { perAccount: 10_000, perAddress: 10_000, windowMinutes: 15 }
const limits = { ...defaultLimits }
for (const name of Object.keys(limits) as Array<keyof typeof limits>) limits[name] = often
const { close, ...roots } = await startStack({ limits })
console.log(JSON.stringify(roots))
process.stdin.resume()
process.stdin.once('end', () => {
  void close().then(() => process.exit())
})
