/* `fetch` as consent tools, monitors and firewalls of sites wrap it. Only what goes to the API's address is touched. */
const habit = new URLSearchParams(location.search).get('habit')
const real = window.fetch
const ways = {
  hang: () => new Promise(() => {}),
  reject: () => Promise.reject(new TypeError('blocked by a tool of the page')),
  throw: () => {
    throw new Error('no fetch here')
  },
  nothing: () => undefined,
  text: () => Promise.resolve('a text'),
  slow: (url, init) => new Promise((resolve) => setTimeout(resolve, 200)).then(() => real(url, init)),
  /* Copies what it knows of a request, and forgets the rest. */
  strip: (url, init) =>
    real(url, {
      method: init?.method,
      body: init?.body,
      headers: {
        Accept: '*/*',
        'Content-Type': new Headers(init?.headers).get('Content-Type') ?? 'application/x-www-form-urlencoded',
      },
    }),
}
window.fetch = function (url, init) {
  return String(url).includes('/api/') ? ways[habit](url, init) : real.call(this, url, init)
}
