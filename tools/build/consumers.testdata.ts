/** Small programs of people who installed the npm package. Lines that must not compile are marked. */
export interface Consumer {
  name: string
  /** Text by file name. */
  files: Readonly<Record<string, string>>
  options: Readonly<Record<string, unknown>>
  /** The version of React that it uses. */
  react: 'react' | 'react18'
}

const strict = {
  strict: true,
  noEmit: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  exactOptionalPropertyTypes: true,
  types: [],
}
const bundler = { ...strict, module: 'ESNext', moduleResolution: 'bundler' }
const nodeNext = { ...strict, module: 'NodeNext', moduleResolution: 'NodeNext' }

const plain = `
import { type DonateWidgetApi, DonateWidgetError, loadDonateWidget, type Options } from 'donate-widget'
const options: Options = { projectId: 3, theme: 'dark' }
const src = 'https://trust.example.org/widget/v1/donate.js'
export const widget: DonateWidgetApi = await loadDonateWidget({ src, nonce: 'x', integrity: 'sha384-x', timeoutMs: 5000, ...options })
widget.open({ projectId: 3, amount: 500 })
window.DonateWidget?.close?.()
;(window.DonateWidget = window.DonateWidget || []).push(['open', { projectId: 3 }])
;(window.DonateWidget ??= []).push(['configure', options])
window.addEventListener('donate:recorded', ({ detail }) => detail.txnId.toUpperCase())
widget.on('donate:open', ({ projectId }) => projectId?.toFixed())
document.createElement('donate-form').setAttribute('project-id', '3')
loadDonateWidget({ src }).catch((error: unknown) => error instanceof DonateWidgetError && error.code === 'blocked')
// @ts-expect-error nobody knows where the script is
loadDonateWidget({ projectId: 3 })
// @ts-expect-error no event holds anything of the person
window.addEventListener('donate:recorded', ({ detail }) => detail.email)
// @ts-expect-error it may still be the list of early calls
window.DonateWidget?.close()
// @ts-expect-error no such method
window.DonateWidget?.push(['opne'])
// @ts-expect-error no such theme
widget.configure({ theme: 'pink' })
`

const react = `
import 'donate-widget/jsx'
import { DonateButton, DonateForm, DonateProvider, useDonate } from 'donate-widget/react'
const Again = () => {
  const { open, close, isOpen, ready, error, on } = useDonate({ onClose: () => {} })
  on('donate:handover', ({ txnId }) => txnId.toUpperCase())
  return <button disabled={!ready || isOpen} title={error?.code} onClick={() => open({ projectId: 3 })} onBlur={close}>Again</button>
}
export const page = (
  <DonateProvider src="/widget/v1/donate.js" partner="greenleaf" accent="#0a7">
    <DonateButton projectId={3} amount={500} className="big" aria-label="Give" onRecorded={({ amount }) => amount.toFixed()}>Give</DonateButton>
    <DonateForm projectId={3} onError={({ code }) => code.length} />
    <donate-button project-id={3} amount="500" className="big">Give</donate-button>
    <donate-form project-id="3" purpose-id={2} />
    <Again />
  </DonateProvider>
)
// @ts-expect-error a number
export const wrongId = <DonateButton projectId="3">Give</DonateButton>
// @ts-expect-error the address is ours
export const wrongHref = <DonateButton href="/elsewhere">Give</DonateButton>
// @ts-expect-error no such attribute
export const wrongAttribute = <donate-button project-id={{}}>Give</donate-button>
`

const vue = `
import type {} from 'donate-widget/vue'
import type { GlobalComponents } from 'vue'
type Props = InstanceType<GlobalComponents['donate-button']>['$props']
export const props: Props = { 'project-id': 3, amount: '500', class: 'big', onClick: () => {} }
export const page = <div><donate-button project-id={3} class="big">Give</donate-button><donate-form purpose-id="2" /></div>
// @ts-expect-error no number, and no text of one
export const wrong: Props = { amount: {} }
`

const svelte = `
import 'donate-widget/svelte'
type Elements = svelteHTML.IntrinsicElements
export const button: Elements['donate-button'] = { 'project-id': 3, class: 'big', onclick: () => {}, 'data-from': 'footer' }
export const form: Elements['donate-form'] = { 'project-id': '3', amount: 500 }
// @ts-expect-error no such attribute
export const wrong: Elements['donate-form'] = { project: 3 }
`

type Consumers = readonly [Consumer, ...Consumer[]]
export const consumers: Consumers = [
  {
    name: 'TypeScript, React 19 and Svelte, for bundlers',
    files: { 'plain.ts': plain, 'react.tsx': react, 'svelte.ts': svelte },
    options: { ...bundler, jsx: 'react-jsx' },
    react: 'react',
  },
  {
    name: 'TypeScript and React 19, for Node',
    files: { 'plain.ts': plain, 'react.tsx': react },
    options: { ...nodeNext, jsx: 'react-jsx' },
    react: 'react',
  },
  {
    name: 'React 18',
    files: { 'react.tsx': react },
    options: { ...bundler, jsx: 'react-jsx' },
    react: 'react18',
  },
  {
    name: 'Vue',
    files: { 'vue.tsx': vue },
    options: { ...bundler, jsx: 'preserve', jsxImportSource: 'vue' },
    react: 'react',
  },
]
