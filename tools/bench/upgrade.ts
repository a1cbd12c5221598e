/** `npm run bench:upgrade`: the guide's upgrade and more restarts while donors pay, with two real archives. Then it compares the ledger (docs/bench.md). */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { dataDir, repository } from '../../demo/stack/places.ts'
import { type ProgramName, startTrust } from '../../e2e/production/startTrust.ts'
import { table } from './table.ts'
import { donateDuring, harmless, type Throughout } from './donateDuring.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()
const say = (line: string): void => console.error(`${new Date().toISOString()} ${line}`)

function newestTag(): string {
  try {
    return git('describe', '--tags', '--abbrev=0', 'HEAD^')
  } catch {
    return git('log', '-1', '--format=%H', '--', 'deploy')
  }
}

const options = z
  .object({
    /** Commits. By default the newest tag before the last commit, and the last commit. Without a tag, the last commit that changed `deploy`. */
    old: z.string().default(newestTag),
    new: z.string().default('HEAD'),
    restarts: z.coerce.number().int().min(0).default(6),
  })
  .parse(
    parseArgs({ options: { old: { type: 'string' }, new: { type: 'string' }, restarts: { type: 'string' } } }).values,
  )

const isNothing = (value: unknown): boolean => value === 0 || (Array.isArray(value) && value.length === 0)

const asTable = (result: Throughout): string =>
  table(
    'Upgrade and restarts under load',
    ['what', 'count'],
    Object.entries(result).map(([name, value]) => [name, Array.isArray(value) ? value.length : value]),
  )

/** Donations before the upgrade, and after the last restart. */
const AROUND = 20
const programs: ProgramName[] = ['api1', 'api2', 'site1', 'site2']

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
try {
  const [before, after] = [unpack(archiveOf(options.old)), unpack(archiveOf(options.new))]
  const result = await upgrade(before, after)
  console.log(asTable(result))
  for (const line of [...result.failures, ...result.breaches.map(({ what, about }) => `${what} (${about})`)]) say(line)
  process.exitCode = Object.keys(harmless).every((name) => isNothing(Reflect.get(result, name))) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function upgrade(before: string, after: string): Promise<Throughout> {
  const current = join(folder, 'current')
  symlinkSync(before, current)
  say('starts the old release')
  const trust = await startTrust({ release: current, drainSeconds: 3, twoSites: true })
  const restart = (name: ProgramName) => {
    say(`restarts ${name}`)
    return trust.restart(name)
  }
  try {
    return await donateDuring(trust, async (more) => {
      await more(AROUND)
      say(execFileSync(join(after, 'deploy/install.sh'), { encoding: 'utf8' }).trim())
      say((await trust.command(['migrate'], after)).trim())
      rmSync(current)
      symlinkSync(after, current)
      for (const name of programs) await restart(name)
      for (let count = 0; count < options.restarts; count++) await restart(count % 2 === 0 ? 'api1' : 'api2')
      await more(AROUND)
    })
  } finally {
    await trust.stop()
  }
}

/** The archive of a commit, built in a fresh clone as the guide says. It is kept for the next run. */
function archiveOf(commit: string): string {
  const full = git('rev-parse', `${commit}^{commit}`)
  const kept = join(dataDir, 'releases', full)
  if (!existsSync(kept)) {
    const clone = join(folder, `clone-${full}`)
    const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: clone, stdio: 'ignore' })
    say(`builds ${full}`)
    git('clone', '--quiet', '--no-checkout', repository, clone)
    run('git', 'checkout', '--quiet', full)
    run('npm', 'ci')
    run('npm', 'run', 'release', '--', 'archive')
    mkdirSync(kept, { recursive: true })
    const built = join(clone, 'dist/release')
    for (const name of readdirSync(built)) copyFileSync(join(built, name), join(kept, name))
    rmSync(clone, { recursive: true, force: true })
  }
  const name = readdirSync(kept).find((file) => file.endsWith('.tar.gz'))
  if (name === undefined) throw new Error(`${kept} has no archive: remove it and try again.`)
  execFileSync('sha256sum', ['--check', '--quiet', `${name}.sha256`], { cwd: kept })
  return join(kept, name)
}

/** Answers the folder of the release. */
function unpack(archive: string): string {
  const releases = join(folder, 'releases')
  mkdirSync(releases, { recursive: true })
  const [top = ''] = execFileSync('tar', ['-tzf', archive], { encoding: 'utf8', maxBuffer: 1e8 }).split('/')
  execFileSync('tar', ['-xzf', archive, '-C', releases])
  return join(releases, top)
}
