/* Freezes every built-in of the language and of the document, as hardened pages do. */
for (const name of Object.getOwnPropertyNames(window)) {
  let value
  try {
    value = window[name]
  } catch {
    continue
  }
  if (typeof value !== 'function') continue
  if (value.prototype) Object.freeze(value.prototype)
  if (!/^(Window|Document|HTMLDocument)$/.test(name)) Object.freeze(value)
}
for (const one of [
  JSON,
  Math,
  Reflect,
  Intl,
  Promise,
  Object.getPrototypeOf(async () => {}),
  Object.getPrototypeOf(function* () {}),
  Object.getPrototypeOf(Int8Array),
])
  Object.freeze(one)
