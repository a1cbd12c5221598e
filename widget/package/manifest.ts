/** package.json of the npm package, made from the repository's: one version, one licence, one description. */
interface Repository {
  name: string
  version: string
  license: string
}

const entry = (name: string) => ({ types: `./types/package/${name}.d.ts`, default: `./${name}.js` })

export const manifestOf = ({ name, version, license }: Repository) => ({
  name,
  version,
  description:
    'Loads the donation widget of a charitable trust: a typed loader, React components, and types of its elements for React, Vue and Svelte',
  keywords: ['donate', 'donation', 'widget', 'charity', 'react', 'web-components'],
  license,
  type: 'module',
  sideEffects: false,
  // Checks a back end against the contract; a whole file of its own, for Node 20 and newer.
  bin: { 'donate-conformance': './donate-conformance.js' },
  // React 18 needs this for pages rendered on a server.
  engines: { node: '>=18' },
  files: ['*.js', 'types', 'CHANGELOG.md'],
  exports: {
    '.': entry('main'),
    './react': entry('react'),
    './jsx': entry('jsx'),
    './vue': entry('vue'),
    './svelte': entry('svelte'),
    './package.json': './package.json',
  },
  peerDependencies: { react: '^18.2.0 || ^19.0.0', vue: '>=3.3' },
  peerDependenciesMeta: { react: { optional: true }, vue: { optional: true } },
})
