/** The servers of the browser tests: free ports, memory only. Prints its addresses as one line of JSON; ends with its input. */
import { startStack } from '../serve/startStack.ts'

const often = { perAccount: 10_000, perAddress: 10_000, windowMinutes: 15 }
const { close, ...roots } = await startStack({ limits: { login: often, forgetPassword: often, register: often, contact: often, volunteer: often } })
console.log(JSON.stringify(roots))
process.stdin.resume()
process.stdin.once('end', () => {
  void close().then(() => process.exit())
})
