/**
 * A `<style>` for browsers without constructable style sheets: Safari before 16.4, and shadow roots of a polyfill. It has the nonce of the page's
 * scripts, which most policies with a nonce accept for styles too.
 */
export const styleElement = (css: string): HTMLStyleElement =>
  Object.assign(document.createElement('style'), {
    nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '',
    textContent: css,
  })
