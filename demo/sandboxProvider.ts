/** `npm run sandbox-provider`: the payment provider of the demo alone, for the tests of a trust that has no account yet (docs/going-live.md). */
import { readFileSync } from 'node:fs'
import { payuAdapter } from '../api/payment/payu/payuAdapter.ts'
import { withPaymentAccount } from '../api/server/environment.ts'
import { commonVariables } from '../shared/configuration/commonVariables.ts'
import { readVariables } from '../shared/configuration/readVariables.ts'
import { port } from '../shared/configuration/rules.ts'
import { withDefault } from '../shared/configuration/variable.ts'
import { endWithProblems, runProgram } from '../shared/server/runProgram.ts'
import { startGateway } from './provider/startGateway.ts'

const { API_URL } = commonVariables
const { PAYU_KEY, PAYU_SALT } = payuAdapter.variables
const SANDBOX_PORT = withDefault('4390', { meaning: 'port of the sandbox provider', rule: port })

const env = withPaymentAccount(process.env)
const read = env.ok
  ? readVariables({ API_URL, PAYU_KEY, PAYU_SALT, SANDBOX_PORT }, env.values, (path) => readFileSync(path, 'utf8'))
  : env
if (!read.ok) endWithProblems('the sandbox provider', read.problems)
const { values } = read
const { PAYU_KEY: key, PAYU_SALT: salts } = values
if (!key || !salts)
  endWithProblems('the sandbox provider', ['PAYU_KEY and PAYU_SALT: invent both, and give the API the same.'])

await runProgram(async () => {
  // Two salts are for a trial of a change: the first signs, both are accepted.
  const [salt = '', ...alsoAccepted] = salts
  const provider = await startGateway({
    port: values.SANDBOX_PORT,
    merchant: { key, salt, alsoAccepted, name: 'Sandbox' },
    webhookUrl: `${values.API_URL}/payment/webhook`,
    log: (line) => console.log(line),
  })
  console.log(
    `The sandbox provider answers on ${provider.url}/sandbox. It moves no money, and forgets its payments when it ends.`,
  )
  return provider
})
