import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseSigningKey } from '../../../api/accounting/receipts/signing/signingKeys.ts'
import { apiVariables } from '../../../api/platform/configuration/environment.ts'
import { readEnvironment } from '../../../api/platform/configuration/readEnvironment.ts'
import { production } from '../../../api/testing/productionEnvironment.ts'
import { siteVariables } from '../../../site/server/environment.ts'

const readPage = (name: string) => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8')
const guide = readPage('going-live.md')

/** What a line of the guide writes into a file of secrets, with the shell that an operator has. */
function secret(file: string): string {
  const line = guide.split('\n').find((one) => one.startsWith('echo ') && one.endsWith(` > ${file}`)) ?? ''
  return execFileSync('sh', ['-c', line.slice(0, -` > ${file}`.length)], { encoding: 'utf8', stdio: 'pipe' })
}

it('the guide names each variable of both programs', () => {
  const names = Object.keys({ ...apiVariables, ...siteVariables })
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

it('the guide writes a file for each secret', () => {
  const unit = readFileSync(join(import.meta.dirname, '../../../deploy/systemd/donate-api@.service'), 'utf8')
  const files = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name)
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((name) => !guide.includes(` > ${name}\n`))).toEqual([])
})

it('the programs accept the keys that the commands of the guide make', () => {
  const keys = { DATA_ENCRYPTION_KEYS: secret('data-keys'), RECEIPT_SIGNING_KEY: secret('receipt-key') }
  expect(readEnvironment({ ...production, ...keys })).toMatchObject({ ok: true })
  const inTable = /`(openssl genpkey [^`]+)`/.exec(readPage('configuration.md'))?.[1] ?? ''
  expect(
    parseSigningKey(`2026:${execFileSync('sh', ['-c', inTable], { encoding: 'utf8', stdio: 'pipe' })}`),
  ).not.toBeNull()
})
