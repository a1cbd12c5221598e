/** What pages of other origins may read and send. */
import { type Bench, check, type Check, NotChecked } from './check.ts'
import { type Exchange, header } from './exchange.ts'
import { type Probe, readable } from './probe.ts'
import { foreignOrigin } from './options.ts'

const allowed = (exchange: Exchange): string => header(exchange, 'Access-Control-Allow-Origin')

/** The header, if the answer allows another origin. */
const allowsOther = (exchange: Exchange, origin: string): string[] =>
  allowed(exchange) === origin ? [] : ['Access-Control-Allow-Origin']

/** Each header whose list lacks the value. */
const unlisted = (exchange: Exchange, wanted: ReadonlyArray<readonly [name: string, value: string]>): string[] =>
  wanted.flatMap(([name, value]) => {
    const listed = header(exchange, name)
      .split(',')
      .some((one) => one.trim() === '*' || one.trim().toLowerCase() === value.toLowerCase())
    return listed ? [] : [`${name}: ${value}`]
  })

const lacks = ({ call }: Exchange, missing: readonly string[]): string[] =>
  missing.map((name) => `${call} lacks ${name}`)

const opens = (exchange: Exchange): string[] =>
  allowed(exchange) === '*' || allowed(exchange) === foreignOrigin
    ? [`${exchange.call} allows ${allowed(exchange)}`]
    : []

const preflight = async (probe: Probe, path: string, origin: string, names: string) =>
  readable(
    await probe.send(path, {
      method: 'OPTIONS',
      origin,
      headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': names },
      about: `preflight of ${origin}`,
      bare: true,
    }),
  )

/** @throws NotChecked if the kit does not know it */
const siteOf = ({ settings: { siteOrigin } }: Bench): string => {
  if (siteOrigin) return siteOrigin
  throw new NotChecked('needs --site-root')
}

/** The donor's calls, and one that only the trust's own pages may make. */
const donorCall = 'donation/payment-detail'
const siteCall = 'login'

export const corsChecks: readonly Check[] = [
  check(
    'cors-public',
    'Any page may read public answers: Access-Control-Allow-Origin is * while no token is sent.',
    async ({ probe }) => {
      const about = 'from a foreign page'
      const exchange = readable(await probe.send('project/dropdown-list', { origin: foreignOrigin, about }))
      return allowed(exchange) === '*' ? [] : [`${exchange.call} allows ${JSON.stringify(allowed(exchange))}`]
    },
  ),
  check(
    'cors-donor',
    'The calls of a donor allow the site and registered partners, and no other page.',
    async ({ probe }) => {
      const early = await preflight(probe, donorCall, foreignOrigin, 'authorization,content-type')
      const late = await probe.send(donorCall, { json: {}, origin: foreignOrigin, about: 'from a foreign page' })
      return [early, readable(late)].flatMap(opens)
    },
  ),
  check('cors-site', 'The calls of the trust’s own pages allow the site only.', async ({ probe }) =>
    opens(await preflight(probe, siteCall, foreignOrigin, 'content-type')),
  ),
  check('cors-preflight', 'The preflight of the site allows POST, Authorization and Content-Type.', async (bench) => {
    const site = siteOf(bench)
    const exchange = await preflight(bench.probe, donorCall, site, 'authorization,content-type')
    const wanted = [
      ['Access-Control-Allow-Methods', 'POST'],
      ['Access-Control-Allow-Headers', 'Authorization'],
      ['Access-Control-Allow-Headers', 'Content-Type'],
    ] as const
    return lacks(exchange, [...allowsOther(exchange, site), ...unlisted(exchange, wanted)])
  }),
  check(
    'cors-refusals',
    'The site may read refusals, too: they have Access-Control-Allow-Origin and expose Retry-After.',
    async (bench) => {
      const origin = siteOf(bench)
      const about = 'from the site, signed out'
      const exchange = readable(await bench.probe.send(donorCall, { json: {}, origin, about }))
      const wanted = [
        ['Access-Control-Expose-Headers', 'Retry-After'],
        ['Vary', 'Origin'],
      ] as const
      return lacks(exchange, [...allowsOther(exchange, origin), ...unlisted(exchange, wanted)])
    },
  ),
]
