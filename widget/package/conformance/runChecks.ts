import type * as z from 'zod/mini'
import {
  aboutSchema,
  awardsSchema,
  companionsSchema,
  contentPageSchema,
  dashboardSchema,
  foundListSchema,
  homeBannersSchema,
  legalSchema,
  pageBannerSchema,
  quotesSchema,
  trusteesSchema,
} from '../../../shared/contract/content/pages.ts'
import { archiveSchema, postPageSchema } from '../../../shared/contract/content/blog.ts'
import { contactSchema } from '../../../shared/contract/content/contact.ts'
import { albumsSchema, videosSchema } from '../../../shared/contract/content/gallery.ts'
import {
  givingSchema,
  type ProjectChoice,
  projectChoicesSchema,
  projectPageSchema,
  projectRowSchema,
  projectsSchema,
} from '../../../shared/contract/project.ts'
import { partnerSchema, signedInSchema } from '../../../shared/contract/people/account.ts'
import { aspects, problemsOf } from './aspects.ts'
import { type Bench, type Check, check, deviationsOf, inTurn, NotChecked, type Part, type Result } from './check.ts'
import { corsChecks } from './cors.ts'
import { preparingChecks } from './preparing.ts'
import { recordingChecks } from './recording.ts'
import { type Exchange, header, type Send } from './exchange.ts'
import { gatherFacts } from './facts.ts'
import { foreignOrigin, type Settings, unknownTxnId } from './options.ts'
import { byContract, notRefused, openProbe, readable, readData, refusalOf } from './probe.ts'

// What the dialog loads before it is usable.

/** The most projects whose options are asked for: enough of each kind, and few requests. */
const MOST_PROJECTS = 12

const inProjects = async ({ facts }: Bench, judge: (project: ProjectChoice) => Promise<readonly string[]>) =>
  inTurn((await facts.choices()).slice(0, MOST_PROJECTS), judge)

const isTwice = (list: ReadonlyArray<{ id: number }>) => new Set(list.map(({ id }) => id)).size < list.length

const choosingChecks: readonly Check[] = [
  check(
    'projects',
    'project/dropdown-list lists projects by the contract, each with its own id.',
    async ({ facts }) => {
      const projects = readData(await facts.choicesAnswer(), projectChoicesSchema)
      if (projects.length === 0) return ['project/dropdown-list is empty']
      return isTwice(projects) ? ['two projects have the same id'] : []
    },
  ),
  check(
    'options',
    'donation/require-item answers items, purposes and amounts by the contract: whole rupees, and each entry with its own id.',
    (bench) =>
      inProjects(bench, async ({ id }) => {
        const { items, purpose } = readData(await bench.facts.givingAnswer(id), givingSchema)
        return [items, purpose].filter(isTwice).map(() => `project ${id} has two entries with the same id`)
      }),
  ),
  check('purposes', 'Every project has a purpose, because the form requires one.', (bench) =>
    inProjects(bench, async ({ id }) =>
      (await bench.facts.giving(id)).purpose.length === 0 ? [`project ${id} has no purpose`] : [],
    ),
  ),
  check('items', 'A project of the type `item` has an item with a price.', (bench) =>
    inProjects(bench, async ({ id, donation_type }) =>
      donation_type === 'item' && !(await bench.facts.giving(id)).items.some(({ price }) => price)
        ? [`project ${id} has no item with a price`]
        : [],
    ),
  ),
  check(
    'options-by-form',
    'donation/require-item also reads a form body, which a foreign page sends without a preflight.',
    async ({ facts, probe }) => {
      const [first] = await facts.choices()
      if (!first) return []
      const body = { type: 'application/x-www-form-urlencoded', text: `project_id=${first.id}` }
      readData(await probe.send('donation/require-item', { body, about: 'as a form' }), givingSchema)
      return []
    },
  ),
  check('unknown-project', 'An unknown project is refused with 404.', async ({ probe }) =>
    notRefused(
      await probe.send('donation/require-item', { json: { project_id: 987_654_321 }, about: 'unknown project' }),
      [404],
    ),
  ),
  check(
    'contact',
    'get-contact-details answers by the contract.',
    byContract(contactSchema, ({ probe }) => probe.send('get-contact-details')),
  ),
  check('partner', 'donation/partner answers `name: null` for an origin that nobody registered.', async ({ probe }) => {
    const path = `donation/partner?origin=${encodeURIComponent(foreignOrigin)}`
    const { name } = readData(await probe.send(path), partnerSchema)
    return name === null ? [] : [`${foreignOrigin} is registered as ${JSON.stringify(name)}`]
  }),
]

/** What only the trust's website asks. A back end for the widget alone need not have it. */
const pages: ReadonlyArray<readonly [path: string, schema: z.ZodMiniType]> = [
  ['project?page=1&per_page=2', projectPageSchema],
  ['project/get-projects', projectsSchema],
  ['featured-project', projectRowSchema],
  ['get-home-banner', homeBannersSchema],
  ['get-pages-banner?page=about', pageBannerSchema],
  ['about-us', aboutSchema],
  ['trustee', trusteesSchema],
  ['dashboard', dashboardSchema],
  ['quotes-list', quotesSchema],
  ['awards-recognitions-list', awardsSchema],
  ['collaborators', companionsSchema],
  ['support-partners-list', companionsSchema],
  ['get-page?page=csr-support', contentPageSchema],
  ['privacy-policy', legalSchema],
  ['search?q=a', foundListSchema],
  ['gallery/photos', albumsSchema],
  ['gallery/videos', videosSchema],
  ['blog/archive', archiveSchema],
]

/** The answer of a call. A missing one is left out, or a deviation if the whole site is wanted. */
async function ask({ probe, settings }: Bench, path: string): Promise<Exchange> {
  const exchange = readable(await probe.send(path))
  if (exchange.status === 404 && !settings.wholeSite) throw new NotChecked('the back end does not have this call')
  return exchange
}

const contentCheck = ([path, schema]: (typeof pages)[number]): Check => ({
  id: `site-${path.replace(/\?.*/, '').replaceAll('/', '-')}`,
  rule: `${path} answers by the contract.`,
  run: byContract(schema, (bench) => ask(bench, path)),
})

const siteChecks: readonly Check[] = [
  ...pages.map(contentCheck),
  check('site-blog', 'blog answers by the contract, newest first, and no more rows than `per_page`.', async (bench) => {
    const exchange = await ask(bench, 'blog?page=1&per_page=3')
    const times = readData(exchange, postPageSchema).rows.map(({ published_at }) => Date.parse(published_at))
    return [
      ...(times.length > 3 ? [`${exchange.call} answers ${times.length} rows`] : []),
      ...(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time))
        ? []
        : [`${exchange.call} is not sorted`]),
    ]
  }),
]

const nobody = { email: 'conformance-nobody@example.org', password: 'not-the-password' }
/** So many wrong passwords must be enough for a refusal. */
const MOST_GUESSES = 30

const signInChecks: readonly Check[] = [
  check(
    'sign-in',
    'login answers token and person by the contract.',
    byContract(signedInSchema, ({ facts }) => facts.loginAnswer()),
  ),
  check(
    'wrong-password',
    'A wrong password is refused, and not with 401: that means that a session has ended.',
    async ({ probe, settings: { siteOrigin } }) => {
      const exchange = await probe.send('login', { json: nobody, origin: siteOrigin, about: 'wrong password' })
      return notRefused(exchange, [422, 400, 403, 429])
    },
  ),
  check(
    'token-origin',
    'The token of the trust’s own session is refused on every other page.',
    async ({ probe, facts }) => {
      const { token } = await facts.donor()
      const json = { txn_id: (await facts.prepared()).txn_id }
      const asked = { json, token, origin: foreignOrigin, about: 'the token on a foreign page' }
      return notRefused(await probe.send('donation/update-status', asked), [403, 401])
    },
  ),
  check(
    'private-answers',
    'No shared cache may keep an answer to a donor: Cache-Control has no-store or private.',
    async ({ facts }) => {
      const answers = [await facts.loginAnswer(), await facts.preparedAnswer()].map(readable)
      return answers.flatMap((exchange) =>
        /\b(no-store|private)\b/.test(header(exchange, 'Cache-Control')) ? [] : [`${exchange.call} may be cached`],
      )
    },
  ),
]

const limitChecks: readonly Check[] = [
  check(
    'guessing',
    `After at most ${MOST_GUESSES} wrong passwords, login answers 429.`,
    async ({ probe, settings: { siteOrigin } }) => {
      for (let guess = 1; guess <= MOST_GUESSES; guess++) {
        const exchange = await probe.send('login', {
          json: nobody,
          origin: siteOrigin,
          about: `wrong password, try ${guess}`,
        })
        if (readable(exchange).status === 429) return []
      }
      return [`login was not limited after ${MOST_GUESSES} wrong passwords`]
    },
  ),
]

/** How an API says no. */
const donorCalls = ['donation/payment-detail', 'donation/add-donation', 'donation/update-status']

const refusalChecks: readonly Check[] = [
  check('unknown-path', 'An unknown path is refused with 404 in the envelope.', async ({ probe }) =>
    notRefused(await probe.send('conformance-no-such-call'), [404]),
  ),
  check('method', 'A call with another method is refused with 405, or 404, in the envelope.', async ({ probe }) =>
    notRefused(await probe.send('project/dropdown-list', { method: 'DELETE' }), [405, 404]),
  ),
  check('broken-json', 'Broken JSON is refused with 400 or 422.', async ({ probe }) => {
    const body = { type: 'application/json', text: '{"project_id":' }
    return notRefused(await probe.send('donation/require-item', { body, about: 'broken JSON' }), [400, 422])
  }),
  check('wrong-payload', 'A payload that breaks the contract is refused with 422 or 400.', ({ probe }) =>
    inTurn(
      [
        ['no project_id', {}],
        ['a word as project_id', { project_id: 'three' }],
        ['a fraction as project_id', { project_id: 3.5 }],
      ] as const,
      async ([about, json]) => notRefused(await probe.send('donation/require-item', { json, about }), [422, 400]),
    ),
  ),
  check(
    'signed-out',
    'The calls of a donor answer 401 without a token, and with one that nobody issued.',
    ({ probe, settings: { siteOrigin } }) =>
      inTurn(donorCalls, async (path) => {
        const from = { json: { txn_id: unknownTxnId }, origin: siteOrigin }
        const token = 'conformance-made-up-token'
        return [
          ...notRefused(await probe.send(path, { ...from, about: 'no token' }), [401]),
          ...notRefused(await probe.send(path, { ...from, token, about: 'made-up token' }), [401]),
        ]
      }),
  ),
  check('languages', '`message` is in the language that Accept-Language asks for.', async ({ probe }) => {
    const ask = (language: string) =>
      probe.send('donation/require-item', { json: {}, language, about: `in ${language}` })
    const [english, hindi] = [refusalOf(await ask('en')), refusalOf(await ask('hi'))]
    if (!english || !hindi) return []
    if (/\p{Script=Devanagari}/u.test(english.message)) return ['`en` was answered in Hindi']
    return /\p{Script=Devanagari}/u.test(hindi.message) ? [] : [`\`hi\` was answered: ${hindi.message}`]
  }),
]

/** In the order in which they run: what only reads first, what uses up a limit last. */
export const checks: Readonly<Record<Part, readonly Check[]>> = {
  read: [...choosingChecks, ...refusalChecks, ...corsChecks, ...siteChecks],
  pay: [...signInChecks, ...preparingChecks, ...recordingChecks],
  limits: limitChecks,
}

/** The kit could reach no API at this address. */
export class Unreachable extends Error {}

/** The most deviations that one check lists. */
const MOST_NOTES = 10

/**
 * Checks an API against the contract, with one request at a time.
 * @param send sends a request
 * @param wait ends after so many ms
 * @throws Unreachable if the first request has no answer
 */
export async function runChecks(
  settings: Settings,
  send: Send,
  wait: (ms: number) => Promise<void>,
): Promise<Result[]> {
  const probe = openProbe(send, settings, wait)
  const bench: Bench = { probe, settings, facts: gatherFacts(probe, settings) }
  const first = await bench.facts.choicesAnswer()
  if (first.status === 0) throw new Unreachable(`${settings.apiRoot} does not answer: ${first.text}`)
  const results: Result[] = []
  for (const part of ['read', 'pay', 'limits'] as const)
    for (const check of checks[part]) results.push(await resultOf(check, part, bench))
  const exchanges = probe.exchanges.map((exchange) => ({ ...exchange, ...problemsOf(exchange) }))
  return [...aspects.map((aspect) => aspectResult(aspect, exchanges)), ...results]
}

async function resultOf({ id, rule, run }: Check, part: Part, bench: Bench): Promise<Result> {
  const { pay, limits } = bench.settings
  if ((part === 'pay' && !pay) || (part === 'limits' && !limits))
    return { id, rule, part, outcome: 'skipped', notes: [`needs --${part}`] }
  try {
    return judged(id, rule, part, await deviationsOf(run(bench)))
  } catch (error) {
    if (error instanceof NotChecked) return { id, rule, part, outcome: 'skipped', notes: [error.message] }
    throw error
  }
}

type Judged = Exchange & ReturnType<typeof problemsOf>

function aspectResult({ id, rule }: (typeof aspects)[number], exchanges: readonly Judged[]): Result {
  const notes = exchanges.flatMap(({ call, problems }) => {
    const problem = problems.get(id)
    return problem === undefined ? [] : [`${call}: ${problem}`]
  })
  return judged(id, rule, 'read', notes)
}

const judged = (id: string, rule: string, part: Part, notes: readonly string[]): Result => {
  const outcome = notes.length > 0 ? 'failed' : 'passed'
  return { id, rule, part, outcome, notes: notes.slice(0, MOST_NOTES) }
}
