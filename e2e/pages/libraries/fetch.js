/* Wraps `fetch` as consent tools, monitors and firewalls do. It changes only requests to the API's address. */
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
  /* Copies the parts of a request that it knows, and drops the others. */
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
