import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { parseSigningKey } from '../../../api/accounting/receipts/signingKeys.ts'
import { apiVariables, readEnvironment } from '../../../api/server/environment.ts'
import { production } from '../../../api/testing/kindTrust.ts'
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

it('the guide names commands and files that a server has', () => {
  const step = (from: number) => guide.slice(guide.indexOf(`## ${from}. `), guide.indexOf(`## ${from + 1}. `))
  const onServer = guide.replace(step(2), '')
  expect(onServer.match(/\bnpm (run|ci|exec)[^`\n]*/g)).toBeNull()
  const commands = [...guide.matchAll(/deploy\/command\.sh ([\w-]+)/g)].map(([, name = '']) => name)
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([])
  const files = [...guide.matchAll(/\b(?<!\]\(\.\.\/)(deploy\/[\w./@-]*\w)(?![-*\w])/g)].map(([, name = '']) => name)
  expect(files.filter((name) => !existsSync(join(import.meta.dirname, '../../..', name)))).toEqual([])
})

it('the line for Postfix starts the command of undelivered mails with the release’s own Node', () => {
  const line = /pipe .* directory=(\S+) argv=(.+)$/m.exec(readPage('mail.md'))
  expect(line?.[1]).toBe('/srv/donate/current')
  const [env, ...words] = (line?.[2] ?? '').replace('${recipient}', 'report.eml').split(' ')
  const node = words.findIndex((word) => !word.includes('='))
  expect(words[node]).toBe('node_modules/node/bin/node')
  const call = spawnSync(env ?? '', [...words.slice(0, node), process.execPath, ...words.slice(node + 1)], {
    cwd: join(import.meta.dirname, '../../..'),
    encoding: 'utf8',
  })
  // It refuses the name of a file, so it has read its argument.
  expect(call.stderr).toContain('"report.eml" is no address')
})
