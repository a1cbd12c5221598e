/** DocSearch's entry without Ask AI, the smaller of the two. https://docsearch.algolia.com/docs/packages/js/getting-started */
import type { Peer } from './peer.ts'

export const docSearch: Peer = {
  name: 'DocSearch, keyword',
  slug: 'docsearch',
  packages: { '@docsearch/js': '5.2.0', '@docsearch/css': '5.2.0' },
  body: '<div id="docsearch"></div>',
  script: `import docsearch from '@docsearch/js/docsearch'
import '@docsearch/css'
docsearch({ container: '#docsearch', appId: 'BENCH', indices: ['bench'], apiKey: 'bench' })`,
  opener: '.DocSearch-Button',
  openedWhen: '.DocSearch-Modal',
  usableWhen: '.DocSearch-Modal input',
}
