/** What pages of other origins may read and send. */
import { type Check, NotChecked } from '../check.ts'
import { type Exchange, header } from '../exchange.ts'
import { type Probe, readable } from '../probe.ts'
import { foreignOrigin } from '../settings.ts'

const allowed = (exchange: Exchange): string => header(exchange, 'Access-Control-Allow-Origin')
const listed = (exchange: Exchange, name: string, value: string): boolean =>
  header(exchange, name)
    .split(',')
    .some((one) => one.trim() === '*' || one.trim().toLowerCase() === value.toLowerCase())

const preflight = (probe: Probe, path: string, origin: string, names: string, method = 'POST') =>
  probe.send(path, {
    method: 'OPTIONS',
    origin,
    headers: { 'Access-Control-Request-Method': method, 'Access-Control-Request-Headers': names },
    about: `preflight of ${origin}`,
    bare: true,
  })

/** The donor's calls, and one that only the trust's own pages may make. */
const donorCall = 'donation/payment-detail'
const siteCall = 'login'

export const corsChecks: readonly Check[] = [
  {
    id: 'cors-public',
    part: 'read',
    rule: 'Any page may read public answers: Access-Control-Allow-Origin is * while no token is sent.',
    async run({ probe }) {
      const about = 'from a foreign page'
      const exchange = readable(await probe.send('project/dropdown-list', { origin: foreignOrigin, about }))
      return allowed(exchange) === '*' ? [] : [`${exchange.call} allows ${JSON.stringify(allowed(exchange))}`]
    },
  },
  {
    id: 'cors-donor',
    part: 'read',
    rule: 'The calls of a donor allow the site and registered partners, and no other page.',
    async run({ probe }) {
      const early = readable(await preflight(probe, donorCall, foreignOrigin, 'authorization,content-type'))
      const late = readable(
        await probe.send(donorCall, { json: {}, origin: foreignOrigin, about: 'from a foreign page' }),
      )
      return [early, late].flatMap(opens)
    },
  },
  {
    id: 'cors-site',
    part: 'read',
    rule: 'The calls of the trust’s own pages allow the site only.',
    run: async ({ probe }) => opens(readable(await preflight(probe, siteCall, foreignOrigin, 'content-type'))),
  },
  {
    id: 'cors-preflight',
    part: 'read',
    rule: 'The preflight of the site allows POST, Authorization and Content-Type.',
    async run({ probe, settings: { siteOrigin } }) {
      if (!siteOrigin) throw new NotChecked('needs --site-root')
      const exchange = readable(await preflight(probe, donorCall, siteOrigin, 'authorization,content-type'))
      const missing = [
        allowed(exchange) === siteOrigin ? '' : 'Access-Control-Allow-Origin',
        listed(exchange, 'Access-Control-Allow-Methods', 'POST') ? '' : 'Access-Control-Allow-Methods: POST',
        ...['Authorization', 'Content-Type'].map((name) =>
          listed(exchange, 'Access-Control-Allow-Headers', name) ? '' : `Access-Control-Allow-Headers: ${name}`,
        ),
      ].filter(Boolean)
      return missing.map((name) => `${exchange.call} lacks ${name}`)
    },
  },
  {
    id: 'cors-refusals',
    part: 'read',
    rule: 'The site may read refusals, too: they have Access-Control-Allow-Origin and expose Retry-After.',
    async run({ probe, settings: { siteOrigin } }) {
      if (!siteOrigin) throw new NotChecked('needs --site-root')
      const exchange = readable(
        await probe.send(donorCall, { json: {}, origin: siteOrigin, about: 'from the site, signed out' }),
      )
      return [
        allowed(exchange) === siteOrigin ? '' : 'Access-Control-Allow-Origin',
        listed(exchange, 'Access-Control-Expose-Headers', 'Retry-After')
          ? ''
          : 'Access-Control-Expose-Headers: Retry-After',
        listed(exchange, 'Vary', 'Origin') ? '' : 'Vary: Origin',
      ]
        .filter(Boolean)
        .map((name) => `${exchange.call} lacks ${name}`)
    },
  },
]

const opens = (exchange: Exchange): string[] =>
  allowed(exchange) === '*' || allowed(exchange) === foreignOrigin
    ? [`${exchange.call} allows ${allowed(exchange)}`]
    : []
