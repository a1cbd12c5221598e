/* MooTools' methods of elements: the library in the registry lacks this part. */
const implement = (prototype, methods) => {
  for (const name in methods) prototype[name] = methods[name]
}
implement(HTMLElement.prototype, {
  set(name, value) {
    if (typeof name === 'object') for (const one in name) this.set(one, name[one])
    else this.setProperty(name, value)
    return this
  },
  get(name) {
    return this.getAttribute(name)
  },
  setProperty(name, value) {
    this.setAttribute(name, value)
    return this
  },
  erase(name) {
    this.removeAttribute(name)
    return this
  },
  inject(element) {
    element.appendChild(this)
    return this
  },
  grab(element) {
    this.appendChild(element)
    return this
  },
  adopt(...elements) {
    elements.flatten().each((element) => this.appendChild(element))
    return this
  },
  dispose() {
    return this.parentNode ? this.parentNode.removeChild(this) : this
  },
  destroy() {
    this.empty().dispose()
    return null
  },
  empty() {
    while (this.firstChild) this.removeChild(this.firstChild)
    return this
  },
  clone() {
    return this.cloneNode(true)
  },
  addEvent(type, handler) {
    this.addEventListener(type, handler)
    return this
  },
  fireEvent(type) {
    this.dispatchEvent(new CustomEvent(type))
    return this
  },
  getElement(selector) {
    return this.querySelector(selector)
  },
  toggleClass(name) {
    this.classList.toggle(name)
    return this
  },
  appendText(text) {
    this.appendChild(document.createTextNode(text))
    return this
  },
})
/* Replaced by its own classes, as in version 1.2. */
window.Event = new Class({
  initialize(event) {
    this.event = event
  },
})
window.Request = new Class({
  send() {
    return this
  },
})
window.Options = new Class({
  setOptions(options) {
    this.options = options
  },
})
Function.implement('bind', function (bind, args) {
  const method = this
  return function (...given) {
    return method.apply(bind, args == null ? given : Array.convert(args))
  }
})
