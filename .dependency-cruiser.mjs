/** Who may import whom. Every rule is an error; docs/decisions and the code map in README.md say why. */
const code = '^(shared|widget|site|demo)/'
const tests = '(\\.test\\.tsx?$|/testing/|^demo/e2e/|^demo/bench/)'

/** What a room may import: itself, the rooms and packages named, and in tests anything. */
const only = (name, from, comment, allowed) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: { pathNot: allowed },
})
const package_ = (...names) => names.map((name) => `(^|/)node_modules/${name}/`)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'A circle has no beginning to read from. Types, and modules fetched later, close no circle.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'The file or package is not there.',
      from: { path: code },
      to: { couldNotResolve: true, pathNot: '\\?(inline|raw|url)$|^virtual:' },
    },
    {
      name: 'nobody-imports-demo',
      severity: 'error',
      comment: 'The demo proves the product; the product must not need it. Tests use demo/api as their back end.',
      from: { path: '^(shared|widget|site)/', pathNot: tests },
      to: { path: '^demo/' },
    },
    {
      name: 'demo-uses-built-files',
      severity: 'error',
      comment: 'The demo knows widget and site by their built files only, by URL.',
      from: { path: '^demo/', pathNot: tests },
      to: { path: '^(widget|site)/' },
    },
    {
      name: 'site-uses-the-public-widget',
      severity: 'error',
      comment: "The site is the widget's first host: it knows the types of publicApi.ts and nothing else.",
      from: { path: '^site/', pathNot: tests },
      to: { path: '^widget/', pathNot: '^widget/publicApi\\.ts$' },
    },
    {
      name: 'product-without-dev-tools',
      severity: 'error',
      comment: 'What ships must not need what is only there to build and test it.',
      // The npm package types its elements for Vue; nothing of Vue ships.
      from: { path: '^(shared|widget|site)/', pathNot: `${tests}|\\.d\\.ts$|^widget/package/vue\\.ts$` },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'package-loads-the-widget',
      severity: 'error',
      comment: 'The npm package loads the script; of the widget itself it knows the public types, as the site does.',
      from: { path: '^widget/(package|react)/', pathNot: tests },
      to: {
        path: '^(widget|shared)/',
        pathNot: '^widget/(package|react)/|^widget/publicApi\\.ts$|^shared/donation/donateSearch\\.ts$',
      },
    },
    {
      name: 'widget-without-its-package',
      severity: 'error',
      comment: 'The script never carries what is there to load it.',
      from: { path: '^widget/', pathNot: '^widget/(package|react)/' },
      to: { path: '^widget/(package|react)/' },
    },
    only(
      'widget-imports',
      '^widget/',
      'The widget knows shared, react (which the build makes Preact) and nothing of site and demo.',
      [
        '^widget/',
        '^shared/',
        ...package_(
          'react',
          'react-dom',
          '@types/react',
          '@types/react-dom',
          'preact',
          '@preact/compat',
          'zustand',
          'zod',
          'lean-qr',
          'vue',
        ),
      ],
    ),
    only('contract-imports', '^shared/contract/', 'What travels over HTTP needs zod only.', [
      '^shared/contract/',
      ...package_('zod'),
    ]),
    only(
      'donation-imports',
      '^shared/donation/',
      'The rules of giving are pure: contract types, money, nothing else.',
      ['^shared/(contract|donation)/', '^shared/(money|amountInWords)\\.ts$', ...package_('zod')],
    ),
    only('api-imports', '^shared/api/', 'The client knows the contract.', [
      '^shared/(api|contract)/',
      ...package_('zod'),
    ]),
    only('auth-imports', '^shared/auth/', 'The session store knows the contract and zustand without React.', [
      '^shared/(auth|contract)/',
      ...package_('zod', 'zustand'),
    ]),
    only('shared-imports', '^shared/', 'Shared code runs anywhere.', ['^shared/', ...package_('zod', 'zustand')]),
    only('ui-imports', '^widget/ui/', 'ui/ knows nothing of donations: React, and what draws a QR code.', [
      '^widget/ui/',
      ...package_('react', '@types/react', 'lean-qr'),
    ]),
    {
      name: 'fields-imports',
      severity: 'error',
      comment: 'A field knows ui/ and the rules, not the flow around it.',
      from: { path: '^widget/fields/', pathNot: tests },
      to: { path: '^widget/(screens|loader|mount|loader\\.ts|environment)' },
    },
    {
      name: 'flow-has-no-pictures',
      severity: 'error',
      comment: 'What happens is told without JSX.',
      from: { path: '^widget/flow/', pathNot: tests },
      to: { path: '\\.tsx$|^widget/(screens|fields|ui)/' },
    },
    {
      name: 'ui-and-fields-below-screens',
      severity: 'error',
      comment: 'screens -> fields -> ui, never upwards.',
      from: { path: '^widget/(ui|fields)/', pathNot: tests },
      to: { path: '^widget/screens/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|demo/serve/released)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'demo/tsconfig.json' },
    extraExtensionsToScan: ['.css', '.svg'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.d.ts'],
    },
  },
}
