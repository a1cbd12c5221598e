/** Shopify's Buy Button, which opens the product's details in a modal. https://shopify.github.io/buy-button-js/ */
import type { Peer } from './peer.ts'

const money = { amount: '500.0', currencyCode: 'INR' }
const pageInfo = { hasNextPage: false, hasPreviousPage: false }

const variant = (id: number, title: string) => ({
  id: `gid://shopify/ProductVariant/${id}`,
  title,
  price: money,
  priceV2: money,
  weight: 0,
  available: true,
  sku: '',
  compareAtPrice: null,
  compareAtPriceV2: null,
  image: null,
  selectedOptions: [{ name: 'Size', value: title }],
  unitPrice: null,
  unitPriceMeasurement: null,
})

const product = {
  __typename: 'Product',
  id: 'gid://shopify/Product/1',
  availableForSale: true,
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
  publishedAt: '2026-01-01T00:00:00Z',
  descriptionHtml: '<p>A sapling planted and watered for three years.</p>',
  description: 'A sapling planted and watered for three years.',
  handle: 'sapling',
  productType: '',
  title: 'A sapling',
  vendor: 'Kinara Seva Nyas',
  onlineStoreUrl: null,
  options: [{ id: 'gid://shopify/ProductOption/1', name: 'Size', values: ['Small', 'Large'] }],
  images: { pageInfo, edges: [] },
  variants: {
    pageInfo,
    edges: ['Small', 'Large'].map((title, at) => ({ cursor: title, node: variant(at + 1, title) })),
  },
}

export const shopifyBuyButton: Peer = {
  name: 'Shopify Buy Button',
  slug: 'shopify',
  packages: { '@shopify/buy-button-js': '3.0.6' },
  body: `<div id="product"></div>
<script src="./buybutton.min.js"></script>
<script>
const client = ShopifyBuy.buildClient({ domain: 'bench.myshopify.com', storefrontAccessToken: 'bench' })
ShopifyBuy.UI.init(client).createComponent('product', {
  id: '1',
  node: document.getElementById('product'),
  options: { product: { buttonDestination: 'modal', text: { button: 'View product' } } },
})
</script>`,
  files: { 'buybutton.min.js': '@shopify/buy-button-js/dist/buybutton.min.js' },
  opener: '#product iframe >> .shopify-buy__btn',
  openedWhen: '.shopify-buy-frame--modal iframe >> .shopify-buy__modal',
  usableWhen: '.shopify-buy-frame--modal iframe >> .shopify-buy__modal :is(button, select, input)',
  answer: ({ pathname }) => (pathname.endsWith('/graphql') ? { data: { node: product } } : undefined),
}
