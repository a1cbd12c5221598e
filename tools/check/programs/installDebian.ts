import { run } from '../runCommand.ts'

/** Installs Debian's packages, if this user may. It does not fail: the caller looks for the programs again. */
export async function installDebian(
  missing: string,
  packages: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', ...packages],
  ]) {
    const [program = '', ...rest] = [...asRoot, ...args]
    say(`No ${missing} was found: ${[program, ...rest].join(' ')}`)
    await run(program, rest)
  }
}
