import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { apiVariables } from '../../../api/server/environment.ts'
import { siteVariables } from '../../../site/server/environment.ts'

const repository = join(import.meta.dirname, '../../..')
const folder = join(repository, 'deploy/systemd')
const names = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const installed = '/srv/donate/current/'

/** What only the backup's script reads. */
const ofBackup = ['BACKUP_DIR', 'KEEP_DAYS']

/** Every variable and every file of a unit that does not exist. */
function unknownIn(unit: string): string[] {
  const known = [...Object.keys({ ...apiVariables, ...siteVariables }), ...ofBackup]
  const variables = [...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name)
  const shown = [...unit.matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name = '']) => name)
  const used = [...unit.matchAll(/^Environment=\w+=%d\/([\w-]+)$/gm)].map(([, name = '']) => name)
  const [command = '', program] = /^ExecStart=(.+)$/m.exec(unit)?.[1]?.split(' ') ?? []
  const file = program ?? command.replace(installed, '')
  const scripts: Record<string, string> = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')).scripts
  return [
    ...variables.filter((name) => !known.includes(name.replace(/_FILE$/, ''))),
    ...used.filter((name) => !shown.includes(name)),
    ...(unit.includes('[Service]') && !existsSync(join(repository, file)) ? [file] : []),
    ...(program && !Object.values(scripts).includes(`node ${program}`)
      ? [`no script of package.json: ${program}`]
      : []),
  ]
}

/** What systemd says about a unit, on a machine where the programs are not installed. */
function verify(name: string, text: string): string {
  const copies = mkdtempSync(join(tmpdir(), 'units-'))
  try {
    for (const other of names) writeFileSync(join(copies, other), installedHere(read(other)))
    const file = join(copies, name)
    writeFileSync(file, installedHere(text))
    return spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' }).stderr
  } finally {
    rmSync(copies, { recursive: true })
  }
}
const installedHere = (unit: string) => unit.replace(/^ExecStart=\/srv\/\S+/m, `ExecStart=${process.execPath}`)

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined

it('there is a unit for each program and for the backup', () => {
  expect(names).toEqual(['donate-api@.service', 'donate-backup.service', 'donate-backup.timer', 'donate-site@.service'])
})

it.each(names)('%s names only variables and files that exist', (name) => {
  expect(unknownIn(read(name))).toEqual([])
})

it.each([
  ['Environment=API_PORT', 'Environment=API_PROT', 'API_PROT'],
  ['%d/payment-account', '%d/payment-accounts', 'payment-accounts'],
  ['api/server/main.ts', 'api/mian.ts', 'api/mian.ts'],
])('a unit with a planted fault is refused: %s becomes %s', (right, wrong, named) => {
  expect(unknownIn(read('donate-api@.service').replace(right, wrong))).toContain(named)
})

it.each(names)('systemd accepts %s', { skip: !hasSystemd }, (name) => {
  expect(verify(name, read(name))).toBe('')
})

it('systemd names a planted key that it does not know', { skip: !hasSystemd }, () => {
  const name = 'donate-api@.service'
  expect(verify(name, read(name).replace('RestartSec=', 'RestartSecs='))).toContain("Unknown key 'RestartSecs'")
})

it('the backup’s script reads the variables that its unit sets', () => {
  const script = readFileSync(join(repository, 'deploy/backup.sh'), 'utf8')
  expect(ofBackup.filter((name) => !script.includes(name))).toEqual([])
  expect(() => execFileSync('bash', ['-n', join(repository, 'deploy/backup.sh')])).not.toThrow()
})
