/* Fills Object.prototype as attackers and careless shims do. `?habit=` names groups; `?hidden` makes the values not enumerable. */
const query = new URLSearchParams(location.search)
window.attacked = 0
const attack = () => {
  window.attacked += 1
}
const groups = {
  markup: {
    dangerouslySetInnerHTML: { __html: '<img src=x onerror=attacked++>' },
    innerHTML: '<img src=x onerror=attacked++>',
    srcdoc: '<script>parent.attacked++</' + 'script>',
    srcDoc: '<p>',
    outerHTML: '<p>',
  },
  handlers: {
    onClick: attack,
    onclick: attack,
    onInput: attack,
    onChange: attack,
    onSubmit: attack,
    onKeyDown: attack,
    onFocus: attack,
    // Names that Preact reads from its options.
    event: attack,
    diffed: attack,
    unmount: attack,
  },
  links: {
    href: 'javascript:attacked++',
    src: 'javascript:attacked++',
    action: 'javascript:attacked++',
    xlinkHref: 'javascript:attacked++',
    target: '_blank',
    is: 'x-evil',
    style: 'display:none',
    hidden: true,
    disabled: true,
    type: 'hidden',
    value: 'javascript:attacked++',
  },
  request: {
    method: 'DELETE',
    body: 'evil=1',
    headers: { 'X-Evil': '1' },
    mode: 'navigate',
    window: {},
    credentials: 'include',
    redirect: 'error',
    referrerPolicy: 'unsafe-url',
    duplex: 'full',
    integrity: 'sha256-x',
    signal: AbortSignal.abort?.(),
    keepalive: true,
    cache: 'only-if-cached',
    referrer: 'https://evil.invalid/',
    priority: 'low',
  },
  contract: {
    status: false,
    data: null,
    error: { code: 'evil' },
    message: 'evil',
    token: 'evil',
    items: [],
    id: 7,
    project_id: 7,
    amount: 666,
    key: 'evil',
    children: 'evil',
    then: undefined,
  },
  shim: {
    each() {},
    extend() {},
    toJSONString() {},
    keys() {},
    clone() {},
    size() {
      return 0
    },
    contains() {},
  },
}
const names = query.get('habit').split(',')
const group = Object.assign({ __proto__: null }, ...names.map((name) => groups[name]))
for (const name of Object.keys(group)) {
  Object.defineProperty(Object.prototype, name, {
    __proto__: null,
    value: group[name],
    enumerable: !query.has('hidden'),
    writable: true,
    configurable: true,
  })
}
