/** The peers of the comparison: public widgets, each on a page of its own as its documentation puts it there. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { dataDir } from '../../demo/stack/places.ts'
import { run } from '../check/runCommand.ts'
import type { Watched } from './probe.ts'
import { HOVER_MS, type Scenario } from './visit.ts'

interface Peer extends Pick<Scenario, 'name' | 'answers'>, Watched {
  opener: string
  /** Part of its page's address. */
  slug: string
  /** npm packages with their exact versions: installed for the bench, no dependency of the project. */
  packages: Readonly<Record<string, string>>
  /** Files that a page owner hosts unchanged: address below the page, path in node_modules. */
  files?: Readonly<Record<string, string>>
  /** What its documentation puts into the page. */
  body: string
}

const rupees = { amount: '500.0', currencyCode: 'INR' }
const noPages = { hasNextPage: false, hasPreviousPage: false }
const emptyPrices = { compareAtPrice: null, compareAtPriceV2: null, unitPrice: null, unitPriceMeasurement: null }
// biome-ignore format: sample data, related fields a line
const variant = (title: string) => ({
  cursor: title,
  node: {
    id: `gid://shopify/ProductVariant/${title}`, title, sku: '', image: null, weight: 0, available: true,
    price: rupees, priceV2: rupees, ...emptyPrices, selectedOptions: [{ name: 'Size', value: title }],
  },
})
const createdAt = '2026-01-01T00:00:00Z'
// biome-ignore format: sample data, related fields a line
const product = {
  __typename: 'Product', id: 'gid://shopify/Product/1', title: 'A sapling', vendor: 'Kinara Seva Nyas',
  handle: 'sapling', productType: '', availableForSale: true, onlineStoreUrl: null,
  createdAt, updatedAt: createdAt, publishedAt: createdAt,
  description: 'Watered for three years.', descriptionHtml: '<p>Watered for three years.</p>',
  options: [{ id: 'gid://shopify/ProductOption/1', name: 'Size', values: ['Small', 'Large'] }],
  images: { pageInfo: noPages, edges: [] },
  variants: { pageInfo: noPages, edges: [variant('Small'), variant('Large')] },
}

/** A chat of one greeting and one question. Its pauses for pretended typing are a setting and no cost of its code. */
const greeting = [{ type: 'p', children: [{ text: 'How much would you like to give?' }] }]
const settings = { general: { isBrandingEnabled: false }, typingEmulation: { enabled: false } }
const chat = {
  sessionId: 'bench',
  resultId: 'bench',
  typebot: { id: 'bench', version: '6.1', publishedAt: '2026-01-01T00:00:00.000Z', theme: {}, settings },
  messages: [{ id: 'greeting', type: 'text', content: { type: 'richText', richText: greeting } }],
  input: { id: 'amount', type: 'text input', options: { labels: { placeholder: 'Amount', button: 'Send' } } },
}

const picture = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'

const peers: readonly Peer[] = [
  {
    // The entry without Ask AI, the smaller of the two. https://docsearch.algolia.com/docs/packages/js/getting-started
    name: 'DocSearch, keyword',
    slug: 'docsearch',
    packages: { '@docsearch/js': '5.2.0', '@docsearch/css': '5.2.0' },
    opener: '.DocSearch-Button',
    openedWhen: '.DocSearch-Modal',
    usableWhen: '.DocSearch-Modal input',
    body: `<div id="docsearch"></div>
<script type="module">
import docsearch from '@docsearch/js/docsearch'
import '@docsearch/css'
docsearch({ container: '#docsearch', appId: 'BENCH', indices: ['bench'], apiKey: 'bench' })
</script>`,
  },
  {
    // In one bundle, as the npm package has it. https://docs.sentry.io/platforms/javascript/user-feedback/
    name: 'Sentry feedback',
    slug: 'sentry',
    packages: { '@sentry/browser': '11.12.0' },
    opener: '#sentry-feedback >> .widget__actor',
    openedWhen: '#sentry-feedback >> dialog[open]',
    usableWhen: '#sentry-feedback >> dialog[open] :is(input, textarea)',
    body: `<script type="module">
import * as Sentry from '@sentry/browser'
const integrations = [Sentry.feedbackIntegration({ colorScheme: 'light' })]
Sentry.init({ dsn: 'https://bench@o0.ingest.sentry.io/1', integrations })
</script>`,
  },
  {
    // The product's details in a modal. https://shopify.github.io/buy-button-js/
    name: 'Shopify Buy Button',
    slug: 'shopify',
    packages: { '@shopify/buy-button-js': '3.0.6' },
    files: { 'buybutton.min.js': '@shopify/buy-button-js/dist/buybutton.min.js' },
    opener: '#product iframe >> .shopify-buy__btn',
    openedWhen: '.shopify-buy-frame--modal iframe >> .shopify-buy__modal',
    usableWhen: '.shopify-buy-frame--modal iframe >> .shopify-buy__modal :is(button, select, input)',
    answers: { '/graphql': { data: { node: product } } },
    body: `<div id="product"></div>
<script src="./buybutton.min.js"></script>
<script>
const client = ShopifyBuy.buildClient({ domain: 'bench.myshopify.com', storefrontAccessToken: 'bench' })
const options = { product: { buttonDestination: 'modal', text: { button: 'View product' } } }
ShopifyBuy.UI.init(client).createComponent('product', { id: '1', node: document.getElementById('product'), options })
</script>`,
  },
  {
    // A popup. https://docs.typebot.io/deploy/web/html-javascript
    name: 'Typebot',
    slug: 'typebot',
    packages: { '@typebot.io/js': '0.10.7' },
    opener: 'button[onclick]',
    openedWhen: 'typebot-popup >> [part="overlay"], typebot-popup >> .typebot-container',
    usableWhen: 'typebot-popup >> :is(input, textarea)',
    answers: { '/startChat': chat },
    body: `<button onclick="Typebot.open()">Ask</button>
<script type="module">
import Typebot from '@typebot.io/js/web'
Typebot.initPopup({ typebot: 'bench' })
</script>`,
  },
  {
    // The component has no dialog, so a click mounts it. https://docs.adyen.com/online-payments/donations
    name: 'Adyen Donation',
    slug: 'adyen',
    packages: { '@adyen/adyen-web': '6.45.2' },
    opener: '#give',
    openedWhen: '.adyen-checkout__adyen-giving',
    usableWhen: '.adyen-checkout__adyen-giving :is(button, input)',
    answers: { '/analytics': { checkoutAttemptId: 'bench' } },
    body: `<button id="give">Donate</button><div id="donation"></div>
<script type="module">
import { AdyenCheckout, Donation } from '@adyen/adyen-web'
import '@adyen/adyen-web/styles/adyen.css'
const place = { environment: 'test', clientKey: 'test_BENCH', countryCode: 'IN', locale: 'en-US' }
const settings = {
  donation: { type: 'fixedAmounts', currency: 'INR', values: [50000, 100000, 250000] },
  nonprofitName: 'Kinara Seva Nyas',
  nonprofitDescription: 'Every rupee is accounted for in the yearly report.',
  nonprofitUrl: 'https://kinara.example',
  bannerUrl: '${picture}',
  logoUrl: '${picture}',
  onDonate() {},
  onCancel() {},
}
AdyenCheckout({ ...place, analytics: { enabled: false } }).then((checkout) => {
  const mount = () => new Donation(checkout, settings).mount('#donation')
  document.querySelector('#give').addEventListener('click', mount)
})
</script>`,
  },
  {
    // Preferences that open by a button of the page. https://cookieconsent.orestbida.com/essential/getting-started.html
    name: 'vanilla-cookieconsent',
    slug: 'cookieconsent',
    packages: { 'vanilla-cookieconsent': '3.1.0' },
    opener: '[data-cc]',
    openedWhen: '#cc-main .pm',
    usableWhen: '#cc-main .pm :is(button, input)',
    body: `<button data-cc="show-preferencesModal">Cookie preferences</button>
<script type="module">
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import * as CookieConsent from 'vanilla-cookieconsent'
const buttons = { acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all' }
const consentModal = { title: 'We use cookies', description: 'Others only if you agree.', ...buttons }
const sections = [
  { title: 'Strictly necessary', description: 'They cannot be switched off.', linkedCategory: 'necessary' },
  { title: 'Analytics', description: 'They tell how the page is used.', linkedCategory: 'analytics' },
]
const preferencesModal = {
  title: 'Manage cookie preferences', ...buttons, savePreferencesBtn: 'Accept current selection', closeIconLabel: 'Close', sections,
}
CookieConsent.run({
  // A driven browser is taken for one.
  hideFromBots: false,
  categories: { necessary: { enabled: true, readOnly: true }, analytics: {} },
  language: { default: 'en', translations: { en: { consentModal, preferencesModal } } },
})
</script>`,
  },
]

const line = '<p>Every rupee is accounted for in the yearly report.</p>'
/** A partner's page. A button that grows late pushes its text, because the quick start's lines reserve no space. */
export const partnersPage = (body: string, head = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A partner's page</title>
<link rel="icon" href="data:,">
<style>body { font: 16px/1.5 sans-serif; margin: 24px } .reserved { display: block; height: 48px }
donate-button a { display: inline-block; padding: 12px 24px; border-radius: 4px; background: #e2912a; color: #000; font: 600 17px/1.5 system-ui; text-decoration: none }</style>
${head}
</head>
<body><h1>Our work with the trust</h1>${body}${line.repeat(6)}</body>
</html>`

export const peersFolder = join(dataDir, 'peers')
/** The built file that `/peers/adyen/…` shows. */
export const builtPage = (path: string): string => path.replace(/^\/peers\/(\w+)\//, '/$1/dist/')

/** Names the peers that cannot be installed or built, and continues with the rest. */
export async function preparePeers(hostRoot: string, say: (line: string) => void): Promise<Scenario[]> {
  const ready: Scenario[] = []
  for (const peer of peers) {
    try {
      say(`preparing ${peer.name}`)
      await buildPage(peer)
      const url = `${hostRoot}/peers/${peer.slug}/`
      ready.push({ ...peer, watched: peer, url, intent: HOVER_MS, idleFetch: true })
    } catch (error) {
      console.log(`Not measured: ${peer.name} (${String(error).split('\n')[0]})`)
    }
  }
  return ready
}

/** The page as its owner ships it: the page's own module bundled with its imports, for production. npm installs without scripts. */
async function buildPage({ slug, packages, files = {}, body }: Peer): Promise<void> {
  const root = join(peersFolder, slug)
  await mkdir(join(root, 'public'), { recursive: true })
  await writeFile(join(root, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  await writeFile(join(root, 'index.html'), partnersPage(body))
  const flags = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund']
  const { code, output } = await run('npm', ['install', '--prefix', root, ...flags])
  if (code !== 0) throw new Error(`npm did not install it: ${output.trim().split('\n').at(-1)}`)
  for (const [address, path] of Object.entries(files)) {
    await copyFile(join(root, 'node_modules', path), join(root, 'public', address))
  }
  await build({
    root,
    base: './',
    configFile: false,
    // Hosts the page owner's scripts unchanged; Vite would print a warning for each.
    logLevel: 'silent',
    build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: false },
  })
}
