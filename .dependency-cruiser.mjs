/** Who may import whom. Every rule is an error; docs/decisions and docs/architecture.md say why. */
const code = '^(shared|widget|site|api|owner|demo|e2e|tools)/'
const tests = '(\\.test\\.tsx?$|/testing/|^e2e/|^tools/)'

/** Packages that the build puts into files of browsers. They are `devDependencies`, because a server never installs them. */
const bundled = [
  '@base-ui|@fontsource|@preact|@tanstack',
  'dompurify|lucide-react|preact|react|react-dom|react-easy-crop|react-router-dom|sonner|yet-another-react-lightbox|zustand',
]

/** From the ground up. `call.ts` and `dependencies.ts` say what a handler gets; commands are programs, as the server is. */
const domain =
  'accounting|accounts|audit|contact|content|desk|donation|donors|mandates|partners|payment|pictures|projects|retention'
const floors = [
  'texts/',
  'base/',
  'storage/',
  'mail/',
  `((${domain})/|(call|dependencies)\\.ts$)`,
  'routes/',
  '(server|commands)/',
]

/** A folder must not import the others named; tests may. */
const never = (name, from, comment, to) => ({
  name,
  severity: 'error',
  comment,
  from: { pathNot: tests, ...from },
  to,
})

/** What a folder may import: itself, the folders and packages named, and in tests anything. */
const only = (name, path, comment, allowed) => never(name, { path }, comment, { pathNot: allowed })
const package_ = (...names) => names.map((name) => `(^|/)node_modules/${name}/`)

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      comment:
        'A circle has no beginning to read from, also where a module is fetched later. Types close no circle. Nor does the table of the pages: it fetches every page, and the frame around a page asks it about addresses.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'], pathNot: '^site/pages/pages\\.ts$' } },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'The file or package is not there.',
      from: { path: code },
      to: { couldNotResolve: true, pathNot: '\\?(inline|raw|url)$|^virtual:' },
    },
    {
      name: 'api-no-circular-types',
      severity: 'error',
      comment:
        'In the API types close no circle, either: two files that need each other are one, or a third is missing.',
      from: { path: '^api/', pathNot: tests },
      to: { circular: true },
    },
    never(
      'nobody-imports-demo',
      { path: '^(shared|widget|site|api|owner)/' },
      'The demo shows the product; the product must not need it.',
      { path: '^demo/' },
    ),
    never(
      'nobody-imports-tools',
      // npm start builds what is missing or stale before it starts the servers.
      { path: '^(shared|widget|site|api|owner|demo)/', pathNot: `${tests}|^demo/start\\.ts$` },
      'Tools and browser tests may import anything; nothing imports them.',
      { path: '^(tools|e2e)/' },
    ),
    never(
      'demo-uses-built-files',
      { path: '^demo/' },
      'The demo starts the site server. It knows widget and site by their built files only, by URL.',
      { path: '^(widget|site)/', pathNot: '^site/server/' },
    ),
    never(
      'provider-shares-no-code',
      { path: '^demo/provider/' },
      'Provider and back end are two parties: an error that both share would stay hidden.',
      { path: '^(api|shared)/' },
    ),
    never(
      'owner-imports',
      { path: '^owner/' },
      'The tools of page owners know the shared rules and the public types of the widget. A server gives them its own pages.',
      { path: '^(api|site|widget)/', pathNot: '^widget/publicApi\\.ts$' },
    ),
    never(
      'nobody-imports-owner',
      { path: '^(shared|widget|site|api)/' },
      'The product runs without the tools of page owners.',
      { path: '^owner/' },
    ),
    never('api-imports', { path: '^api/' }, 'The back end runs without widget and site.', { path: '^(widget|site)/' }),
    ...floors.map((floor, index) =>
      never(
        `api-floor-${index}`,
        { path: `^api/${floor}` },
        `The floors of the API, each on those below it: ${floors.join(' <- ')} (decision 082).`,
        { path: '^api/', pathNot: `^api/(${floors.slice(0, index + 1).join('|')})` },
      ),
    ),
    never(
      'provider-behind-its-port',
      { path: '^api/', pathNot: `${tests}|^api/payment/[^/]+/|^api/server/environment\\.ts$` },
      'The API knows payment/provider.ts. Only the program that starts it chooses an adapter.',
      { path: '^api/payment/[^/]+/' },
    ),
    never(
      'conformance-knows-the-contract',
      { path: '^widget/package/conformance/' },
      'The kit checks any back end, so it knows the contract and the limits of amounts, and nothing of ours.',
      {
        path: '^(shared|widget)/',
        pathNot:
          '^widget/package/conformance/|^shared/contract/|^shared/(money|donation/limits)\\.ts$|^shared/languages\\.ts$',
      },
    ),
    never(
      'only-its-program-imports-conformance',
      { path: '^(shared|widget|site|api)/', pathNot: `${tests}|^widget/package/conformance/` },
      'The kit is a program of its own. Widget and site must not grow by it.',
      { path: '^widget/package/conformance/' },
    ),
    never(
      'site-uses-the-public-widget',
      { path: '^site/' },
      "The site is the widget's first host: it knows the types of publicApi.ts and nothing else.",
      { path: '^widget/', pathNot: '^widget/publicApi\\.ts$' },
    ),
    never(
      'server-uses-built-files',
      { path: '^site/server/' },
      'The site server reads the built site and widget from their folders. Of the sources it knows types, the languages, the /donate address, and how a program is configured, observed and ended.',
      {
        path: '^(site|widget|shared|api)/',
        dependencyTypesNot: ['type-only'],
        pathNot:
          '^site/server/|^shared/(configuration|server)/|^api/base/(logging|observation)/|^shared/(languages|donation/address/donateAddress)\\.ts$',
      },
    ),
    never(
      'site-without-its-server',
      { path: '^site/', pathNot: `${tests}|^site/server/` },
      'The site runs in browsers; its server runs on Node.',
      { path: '^site/server/' },
    ),
    never(
      'product-without-dev-tools',
      // The npm package types its elements for Vue; nothing of Vue ships.
      { path: '^(shared|widget|site|api)/', pathNot: `${tests}|\\.d\\.ts$|^widget/package/vue\\.ts$` },
      'What ships must not need what is only there to build and test it.',
      { dependencyTypes: ['npm-dev'], pathNot: `^node_modules/(${bundled.join('|')})/` },
    ),
    never(
      'servers-without-bundled-packages',
      { path: '^(api|shared|site/server)/', pathNot: `${tests}|^shared/auth/authStore\\.ts$` },
      'A release has only the packages of `dependencies`. What the build puts into files of browsers is not installed there.',
      { path: `^node_modules/(${bundled.join('|')})/` },
    ),
    never(
      'package-loads-the-widget',
      { path: '^widget/(package|react)/', pathNot: `${tests}|^widget/package/conformance/` },
      'The npm package loads the script; of the widget itself it knows the public types, as the site does.',
      {
        path: '^(widget|shared)/',
        pathNot: '^widget/(package|react)/|^widget/publicApi\\.ts$|^shared/donation/address/donateAddress\\.ts$',
      },
    ),
    never(
      'widget-without-its-package',
      { path: '^widget/', pathNot: '^widget/(package|react)/' },
      'The script never carries what is there to load it.',
      { path: '^widget/(package|react)/' },
    ),
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
    only(
      'contract-imports',
      '^shared/contract/',
      'What travels over HTTP needs zod, the list of languages, the bounds of amounts and the digits of all scripts.',
      ['^shared/(contract/|languages\\.ts$|asciiDigits\\.ts$|donation/limits\\.ts$)', ...package_('zod')],
    ),
    only(
      'kinds-imports',
      '^shared/kinds/',
      'A kind of donation is pure: contract types, limits, how a number is read.',
      ['^shared/(contract|kinds)/', '^shared/donation/(amountText|answers|limits)\\.ts$', '^shared/money\\.ts$'],
    ),
    only(
      'donation-imports',
      '^shared/donation/',
      'The rules of giving are pure: contract types, kinds, money, digits, nothing else.',
      ['^shared/(contract|kinds|donation)/', '^shared/(money|asciiDigits)\\.ts$', ...package_('zod')],
    ),
    only('auth-imports', '^shared/auth/', 'The session store knows the contract and zustand without React.', [
      '^shared/(auth|contract)/',
      ...package_('zod', 'zustand'),
    ]),
    never(
      'shared-imports',
      { path: '^shared/', pathNot: `${tests}|^shared/server/` },
      'Shared code runs anywhere, except shared/server.',
      { pathNot: ['^shared/(?!server/)', ...package_('zod', 'zustand', 'jose')] },
    ),
    never(
      'server-code-on-servers',
      { path: '^(shared|widget|site)/', pathNot: `${tests}|^shared/server/|^site/server/` },
      'shared/server runs on Node: the programs of API and site listen and end in the same way.',
      { path: '^shared/server/' },
    ),
    only('ui-imports', '^widget/ui/', 'ui/ knows nothing of donations: React, and what draws a QR code.', [
      '^widget/ui/',
      ...package_('react', '@types/react', 'lean-qr'),
    ]),
    never(
      'fields-imports',
      { path: '^widget/fields/' },
      'screens -> fields -> ui, never upwards. A field knows ui/ and the rules, not the flow around it.',
      {
        path: '^widget/(screens|loader|mount|loader\\.ts|environment)',
      },
    ),
    never('flow-has-no-pictures', { path: '^widget/flow/' }, 'What happens is told without JSX.', {
      path: '\\.tsx$|^widget/(screens|fields|ui)/',
    }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|site/server/widget/released)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tools/tsconfig.json' },
    extraExtensionsToScan: ['.css', '.svg'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.d.ts'],
    },
  },
}
