import { findServer, requireServer, type ServerName, servers } from './findServers.ts'
import { installDebian } from './installDebian.ts'

/**
 * Finds the servers of the deployment's tests, or installs Debian's packages of those that are missing.
 * @throws Error if one is missing and could not be installed
 */
export async function ensureServers(say: (line: string) => void): Promise<void> {
  // The keys are those of the constant.
  for (const name of Object.keys(servers) as ServerName[]) {
    if (!findServer(name)) await installDebian(name, [servers[name].package], say)
    requireServer(name)
  }
}
