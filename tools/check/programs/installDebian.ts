import { run } from '../runCommand.ts'

/** Installs Debian's packages, if this user may. It does not fail: the caller looks for the programs again. */
export async function installDebian(
  missing: string,
  packages: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n '
  const install = `apt-get install -y --no-install-recommends ${packages.join(' ')}`
  for (const command of [`${sudo}apt-get update`, `${sudo}${install}`]) {
    say(`No ${missing} was found: ${command}`)
    await run('sh', ['-c', command])
  }
}
