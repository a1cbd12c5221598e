/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { trustNameVariables } from './shared/configuration/commonVariables.ts'
import { BUILT_NAME, nameText, trustNameOf } from './site/server/trustName.ts'
import { pageModules, scriptlessNote, trustNameInFiles } from './tools/build/sitePlugins.ts'
import { pureSchemas, rewriteSources } from './tools/build/rewriteSources.ts'

const english = process.env['VITE_TRUST_NAME']
const names = Object.values(trustNameVariables).map((name) => [name, process.env[`VITE_${name}`] || undefined])
/** Null in a build for any trust. */
const ownName = english ? trustNameOf({ ...Object.fromEntries(names), TRUST_NAME: english }) : null

/**
 * sonner writes a `<style>` element when it is imported, which a strict `style-src` refuses (and reports). Its style sheet is imported as a
 * file instead, so the call is taken out. If a new version of sonner does it differently, the build fails.
 */
const sonnerWithoutStyleElement = (): Plugin =>
  rewriteSources('sonner-without-style-element', [
    { modules: /sonner[\\/]dist[\\/]index\.mjs$/, pattern: /^__insertCSS\(.*\);?$/m, replacement: () => '' },
  ])

/** One file for what every page needs: many small ones compress worse, and cost a slow connection a request each. */
const groups = [
  // Opens the donation form before the site's program is here, so it leans on none of what follows.
  {
    name: 'opening',
    test: /[\\/](site[\\/](features[\\/]giving[\\/](bridge|loadScript|openEarly)|app[\\/](session[\\/](browserSession|sessionEnd)|language[\\/]languageRules)|framework[\\/]firstLoad[\\/]roots|components[\\/]forms[\\/]forgetDrafts)|shared[\\/](auth[\\/]\w+|contract[\\/](lean|donation[\\/]donationType)|donation[\\/](address[\\/]donateAddress|limits)|languages)|zustand[\\/]esm[\\/]vanilla)\.(ts|mjs)$/,
  },
  // Staff only: what single pages of the desk ask the API, which its first page does not need.
  {
    name: 'deskCalls',
    test: /[\\/]shared[\\/]contract[\\/](staff[\\/](?!(donations|overview)\.)|content[\\/]rules\.)/,
  },
  // Staff only: what single pages of the desk share. Not what its first page needs, too: then these two files would import each other.
  {
    name: 'deskParts',
    test: /[\\/]site[\\/]pages[\\/]staff[\\/]desk[\\/](DeskDownload|DeskEntry|DeskList|deskForms)\./,
  },
  // Staff only: the tables of the desk, and the largest of its lists.
  {
    name: 'deskLists',
    test: /[\\/](site[\\/]pages[\\/]staff[\\/](table[\\/]\w+\.tsx?$|donations[\\/](StateMark|DonationsPage)\.tsx$)|node_modules[\\/](@tanstack[\\/](react-virtual|virtual-core|[\w-]+[\\/].+[\\/](useI|i)nfiniteQuery(Observer)?\.)))/,
  },
  // Staff only: what the pages of the desk share, and its first page. Before the groups of everybody, which must not grow by it.
  {
    name: 'deskFrame',
    test: /[\\/](site[\\/]pages[\\/]staff[\\/]((desk|overview|table)[\\/]|(Desk|deskPages)\.tsx?$)|shared[\\/]contract[\\/](staff[\\/]|donation[\\/]donationState\.ts))/,
  },
  { name: 'base', test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|zustand)[\\/]/ },
  // Only one page and one question need it.
  { name: 'my-data', test: /[\\/]shared[\\/]contract[\\/]people[\\/]myData\.ts$/ },
  // Only forms that let a donor choose need it.
  { name: 'choosing', test: /[\\/]shared[\\/]contract[\\/]choosing\.ts$/ },
  // Comes with the first call of the API: the contract's schemas, and what reads answers with them.
  {
    name: 'calls',
    test: /node_modules[\\/]zod[\\/]|[\\/]shared[\\/]contract[\\/](?!lean|transport|donation[\\/]donationType|staff[\\/]donors)/,
  },
  {
    name: 'query',
    test: /[\\/](node_modules[\\/](@tanstack|use-sync-external-store)[\\/]|site[\\/](framework[\\/]firstLoad[\\/]queryClient|components[\\/]member[\\/]notificationQueries)\.ts)/,
  },
  // Fetched by a landing before all others, so it leans on none of them.
  {
    name: 'touch',
    test: /[\\/](site[\\/]features[\\/]giving[\\/]firstTouch|shared[\\/]donation[\\/]touch)\.ts/,
  },
  // What most pages with content share, and the sign-in pages do not need.
  {
    name: 'content',
    test: /[\\/](shared[\\/]taxRegistration|site[\\/](components[\\/](PageHead\.|content[\\/](HtmlBlock|RichText|OptionalBlock)\.|QueryState|PageBanner|picture[\\/](Picture(Frame|View)|Scene)|Pager|Section|useContact|frame[\\/]Footer|contact(Href|Facts))|framework[\\/]firstLoad[\\/]useContent|app[\\/]Seo))/,
  },
  // What the pages of the works share.
  {
    name: 'works',
    test: /[\\/]site[\\/](components[\\/](content[\\/]belowView|ShareBar)|features[\\/]search[\\/](LazyProjectSearch|wordsIn)|pages[\\/](projects[\\/]Progress|donate[\\/](ProjectList\.module|wantsOfflineWays)))\./,
  },
  // What every form and every act needs: one file, because each of these is small.
  { name: 'forms', test: /[\\/]site[\\/]components[\\/](forms[\\/](Field\.|Form\.|useForm)|act[\\/]useAct)/ },
  { name: 'act-buttons', test: /[\\/]site[\\/]components[\\/]act[\\/](Act\.module|ActButton)/ },
  // What the forms of a donor's own pages share, each of it small.
  { name: 'own-forms', test: /[\\/]site[\\/]components[\\/]forms[\\/](useSavedForm|SelectField|formFields)\./ },
  // What the donor's own pages share, each of it small.
  {
    name: 'own',
    test: /[\\/](shared[\\/]languageLabel|site[\\/]components[\\/](forms[\\/]useEditing|Columns|Empty)|site[\\/]pages[\\/](profile[\\/](useProfile|Profile\.module|ProfileSection)|donation[\\/](choicesOf|donationQueries|DonationList\.module)))\./,
  },
  // Staff only: the choice of a donor, on two pages. In `dialogs` it would need `popovers`, which need `dialogs`: then neither could start.
  {
    name: 'deskChoice',
    test: /[\\/](site[\\/]pages[\\/]staff[\\/]offline[\\/]DonorChoice\.|node_modules[\\/]@base-ui[\\/]react[\\/](combobox|field|floating-ui-react[\\/]hooks[\\/]gridNavigation|internals[\\/](field-|form-|itemEquality|labelable|noop)|utils[\\/](ItemIndicator|listbox|resolveAria|scrollable|useRegisteredLabelId)))/,
  },
  // What opens beside its button: the member's menus, the menu of projects. What it shares with dialogs is in the next group.
  {
    name: 'popovers',
    test: /node_modules[\\/](@floating-ui[\\/](core|dom|react-dom)|@base-ui[\\/]react[\\/](popover|toolbar|floating-ui-react[\\/](middleware|safePolygon|hooks[\\/]use(Click|Hover|ListNav|Floating))|internals[\\/](composite[\\/](list|item)|useAnchor|useTriggerSwitch|direction)|utils[\\/](usePositioner|useAnchored|hideMiddleware|adaptive|CommonPositioner|getHighlight)))/,
    minShareCount: 2,
  },
  // Dialogs, and what all of the library's parts share.
  { name: 'dialogs', test: /node_modules[\\/]@(base-ui|floating-ui)[\\/]/, minShareCount: 2 },
  // What the sign-in pages share.
  {
    name: 'account',
    test: /[\\/]site[\\/](components[\\/]AccountPage|features[\\/]signIn[\\/](LazySocialSignIn|SocialSignIn\.module|SignInSteps))/,
  },
  // The sign-in window shares both forms: together with their pages they weigh less.
  { name: 'login', test: /[\\/]site[\\/](features[\\/]signIn[\\/]LoginForm|pages[\\/]account[\\/]LoginPage)\./ },
  {
    name: 'signup',
    test: /[\\/]site[\\/](features[\\/](signIn[\\/]SignupForm|notice[\\/]useNotice)|pages[\\/]account[\\/]SignupPage)\./,
  },
  {
    name: 'frame',
    test: /[\\/](site[\\/](artwork[\\/]|texts[\\/]useTexts|(app|framework|features[\\/]giving)[\\/]((language|session|firstLoad)[\\/])?(?!toaster)[\w.]+$|components[\\/]((Button|Facts|Lines|PageBanner|PageLoading|Pager|QueryState|Section|contactHref|useContact)\.|frame[\\/]|picture[\\/](Picture(Frame|View)|artwork)|member[\\/]useLogout|menu[\\/](navItems|useOnLeaving|focusGuards|SiteNav)|forms[\\/](forgetDrafts|failureText))|pages[\\/]pages\.ts)|shared[\\/](auth|contract|money|sitePaths|date)|vite[\\/]preload)/,
    minShareCount: 2,
  },
]

/** Chunks that `main.tsx` imports. */
const inProgram = /assets\/(base|frame|opening|preload-helper|rolldown-runtime)-[\w-]{8}\.js$/

/**
 * The trust's site, for the browser and (`--ssr`) as the program that renders its public pages. The two roots stay plain string literals in the output. The
 * demo's server replaces them with the real addresses when it serves the files, so one build serves any port. A build for one host sets VITE_API_ROOT,
 * VITE_SITE_ROOT and VITE_TRUST_NAME.
 */
export default defineConfig(({ isSsrBuild = false }) => ({
  root: 'site',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    sonnerWithoutStyleElement(),
    pureSchemas(),
    scriptlessNote(),
    ...(ownName ? [trustNameInFiles(ownName)] : []),
    ...(isSsrBuild ? [] : [pageModules()]),
  ],
  define: {
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
    __API_ROOT__: JSON.stringify(process.env['VITE_API_ROOT'] ?? 'https://api-root.invalid/api'),
    __SITE_ROOT__: JSON.stringify(process.env['VITE_SITE_ROOT'] ?? 'https://site-root.invalid'),
    __SOCIAL__: JSON.stringify(process.env['VITE_SOCIAL'] ?? 'social-providers.invalid'),
    __TRUST_NAME__: JSON.stringify(ownName ? nameText(ownName) : BUILT_NAME.script),
  },
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: ['chrome111', 'firefox121', 'safari16.4'],
    assetsInlineLimit: 0,
    // One sheet for the whole site: each page brings its part, and the whole behind it (docs/decisions/008), so no later page waits for another.
    cssCodeSplit: false,
    manifest: true,
    modulePreload: {
      // Every browser of the target but Safari 16 knows it, and that one only waits a little longer.
      polyfill: false,
      // What the program itself is made of is here before it imports anything.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !inProgram.test(file)) : needed,
    },
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
  },
  // The renderer runs wherever the demo does, with React's production build in it.
  ...(isSsrBuild ? { ssr: { noExternal: true as const, external: ['jsdom'] } } : {}),
  test: {
    environment: 'happy-dom',
    setupFiles: ['testing/setup.ts'],
    restoreMocks: true,
  },
}))
