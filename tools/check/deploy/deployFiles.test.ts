import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { defaultCarrierRanges } from '../../../api/base/config.ts'
import { apiVariables, paymentAdapter, readEnvironment } from '../../../api/server/environment.ts'
import { production } from '../../../api/testing/kindTrust.ts'
import { siteVariables } from '../../../site/server/environment.ts'

const deploy = join(import.meta.dirname, '../../../deploy')
const read = (file: string) => readFileSync(join(deploy, file), 'utf8')
const lines = read('donate.env.example').split('\n')
const example = Object.fromEntries(
  lines
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
)

it('the example of the environment names only variables that the programs read, and no secret', () => {
  const known = { ...apiVariables, ...siteVariables }
  const secrets = Object.entries(known).flatMap(([name, variable]) =>
    'secret' in variable && variable.secret ? name : [],
  )
  expect(Object.keys(example).filter((name) => !(name in known) || secrets.includes(name))).toEqual([])
})

it('the example of the environment is complete once the secrets are added', () => {
  const secrets = Object.entries(production).filter(
    ([name]) => 'secret' in (apiVariables[name as keyof typeof apiVariables] ?? {}),
  )
  expect(readEnvironment({ ...Object.fromEntries(secrets), ...example })).toMatchObject({ ok: true })
})

it('no file of the deployment names the payment provider', () => {
  const [word = ''] = Object.keys(paymentAdapter.variables)[0]?.split('_') ?? []
  expect(word).not.toBe('')
  const files = readdirSync(deploy, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const naming = files.filter((entry) =>
    readFileSync(join(entry.parentPath, entry.name), 'utf8').toUpperCase().includes(word),
  )
  expect(naming.map(({ name }) => name)).toEqual([])
})

it('nginx knows the same networks of carriers as the API', () => {
  const inNginx = [...read('nginx/carriers.conf').matchAll(/^ *([\d./]+) 1;$/gm)].map(([, range]) => range)
  expect(inNginx).toEqual(defaultCarrierRanges)
})

it('each secret of the environment is a credential of the API’s unit and of the containers', () => {
  const unit = read('systemd/donate-api@.service')
  const compose = read('compose.yaml')
  for (const [name, variable] of Object.entries(apiVariables)) {
    // Those of the payment provider are lines of PAYMENT_ACCOUNT.
    if (!('secret' in variable) || !variable.secret || name in paymentAdapter.variables) continue
    // The API never signs in as the owner of the tables.
    if (name === 'DATABASE_OWNER_URL') expect(unit).not.toContain('owner')
    else expect(unit).toContain(`Environment=${name}_FILE=%d/`)
    expect(compose).toContain(`${name}_FILE: /run/secrets/`)
  }
})
