/** Paths on disk, and ports. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url))
export const distDir = fileURLToPath(new URL('../../dist', import.meta.url))
/** Texts and pictures of the demo's trust. */
export const contentDirectory = join(repository, 'demo/content')
/** `.data`, or the folder that DATA_DIR names. */
export const dataDir = resolve(process.env['DATA_DIR'] || join(repository, '.data'))

export interface Ports {
  site: number
  api: number
  gateway: number
  partner: number
  identity: number
}

const VARIABLES = {
  site: ['SITE_PORT', 4300],
  api: ['API_PORT', 4301],
  gateway: ['GATEWAY_PORT', 4302],
  partner: ['PARTNER_PORT', 4303],
  identity: ['IDENTITY_PORT', 4304],
} as const

/** Name of the environment variable of each port. */
export const portVariable = (part: keyof Ports): string => VARIABLES[part][0]

/**
 * Ports from the environment, else the defaults.
 *
 * @throws Error with one sentence if a variable is not a port number, or two programs have the same one.
 */
export function portsFrom(env: Readonly<Record<string, string | undefined>>): Ports {
  const read = (part: keyof Ports): number => {
    const [variable, fallback] = VARIABLES[part]
    const text = env[variable] ?? ''
    if (text === '') return fallback
    const port = Number(text)
    if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`${variable}=${text} is not a port number (0 to 65535).`)
    return port
  }
  const ports: Ports = {
    site: read('site'),
    api: read('api'),
    gateway: read('gateway'),
    partner: read('partner'),
    identity: read('identity'),
  }
  const given = Object.values(ports).filter((port) => port !== 0)
  if (new Set(given).size < given.length) throw new Error(`Two parts have the same port: ${JSON.stringify(ports)}.`)
  return ports
}
